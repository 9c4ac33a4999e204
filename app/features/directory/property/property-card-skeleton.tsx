import { Card } from '~/components/ui/card';

/** Placeholder of the same size while results load. */
export function PropertyCardSkeleton() {
  return (
    <Card aria-hidden className="overflow-hidden">
      <div className="aspect-[4/3] animate-pulse bg-sand" />
      <div className="grid gap-3 p-5">
        <div className="h-4 w-1/3 animate-pulse rounded-control bg-sand" />
        <div className="h-6 w-3/4 animate-pulse rounded-control bg-sand" />
        <div className="h-4 w-1/2 animate-pulse rounded-control bg-sand" />
        <div className="h-12 animate-pulse rounded-control bg-sand" />
        <div className="h-6 w-2/5 animate-pulse rounded-control bg-sand" />
      </div>
    </Card>
  );
}
