import { PropertyCard } from '~/features/directory/property/property-card';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';

import { MoreOptions, type OpenPanel } from './more-options';

type FeaturedPropertiesProps = { stays: readonly PropertyCardData[]; panel: OpenPanel | null };

export function FeaturedProperties({ stays, panel }: FeaturedPropertiesProps) {
  return (
    <section aria-labelledby="featured-title" className="page section">
      <h2 id="featured-title" className="text-3xl">
        Featured stays
      </h2>
      <p className="measure mt-2 text-lg text-ink-soft">
        Chosen by our editors, then by what guests say of them.
      </p>
      {stays.length > 0 ? (
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {stays.map((stay) => (
            <li key={stay.id}>
              <PropertyCard property={stay} to={canonicalPropertyPath(stay)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-8 text-ink-soft">Nothing is listed at the moment. Please come back soon.</p>
      )}
      <MoreOptions panel={panel} />
    </section>
  );
}
