import { Card } from '~/components/ui/card';
import { PropertyCardSkeleton } from '~/features/directory/property/property-card-skeleton';

import { skeletonCount } from '~/features/visit/search/results/page-size';

/** The search page while its first results load. */
export function SearchSkeleton() {
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <p role="status" className="sr-only">
        Searching…
      </p>
      <div aria-hidden>
        <div className="h-6 w-40 animate-pulse rounded-control bg-sand" />
        <div className="mt-3 h-10 w-2/3 max-w-xl animate-pulse rounded-control bg-sand" />
        <Card className="mt-4 h-12 animate-pulse bg-sand sm:mt-6 sm:h-28">{null}</Card>
        <div className="mt-4 grid sm:mt-6 items-start gap-8 lg:grid-cols-[300px_1fr]">
          <Card className="hidden h-96 animate-pulse bg-sand lg:block">{null}</Card>
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {Array.from({ length: skeletonCount }, (_, index) => (
              <PropertyCardSkeleton key={index} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
