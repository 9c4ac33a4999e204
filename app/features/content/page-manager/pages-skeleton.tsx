import { Card } from '~/components/ui/card';

const rows = [0, 1, 2, 3, 4];

/** Placeholder while the list loads. */
export function PagesSkeleton() {
  return (
    <Card role="status">
      <span className="sr-only">Loading pages…</span>
      <div aria-hidden className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-4 px-4 py-5">
            <div className="grid flex-1 gap-2">
              <div className="h-5 w-3/5 animate-pulse rounded-control bg-sand" />
              <div className="h-4 w-2/5 animate-pulse rounded-control bg-sand" />
            </div>
            <div className="h-8 w-24 animate-pulse rounded-pill bg-sand max-sm:hidden" />
            <div className="h-11 w-32 animate-pulse rounded-control bg-sand max-md:hidden" />
          </div>
        ))}
      </div>
    </Card>
  );
}
