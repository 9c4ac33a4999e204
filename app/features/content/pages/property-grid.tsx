import { PropertyCard } from '~/features/directory/property/property-card';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { classes } from '~/lib/classes';

type PropertyGridProps = { stays: readonly PropertyCardData[]; columns?: 3 | 4 };

/** Cards of properties with their canonical addresses; a single one is laid out horizontally. */
export function PropertyGrid({ stays, columns = 3 }: PropertyGridProps) {
  const [only] = stays;
  if (only && stays.length === 1) {
    return (
      <div className="max-w-4xl">
        <PropertyCard property={only} to={canonicalPropertyPath(only)} layout="list" />
      </div>
    );
  }
  return (
    <ul className={classes('grid gap-6 sm:grid-cols-2', columns === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3')}>
      {stays.map((stay) => (
        <li key={stay.id}>
          <PropertyCard property={stay} to={canonicalPropertyPath(stay)} />
        </li>
      ))}
    </ul>
  );
}
