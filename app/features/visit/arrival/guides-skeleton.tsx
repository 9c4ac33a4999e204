import { GuideCardSkeleton } from '~/features/content/guides/guide-card';

/** The page of guides while its first ones load. */
export function GuidesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading the guides…
      </p>
      <div aria-hidden className="h-80 animate-pulse bg-sand" />
      <div aria-hidden className="page section grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, index) => (
          <GuideCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}
