import { Link } from '@remix-run/react';

import { OrderedList } from '~/features/content/ordering/ordered-list';
import { useOrder } from '~/features/content/ordering/use-order';

import type { ListedLocation, LocationTree } from './list-location-tree.server';

/** The areas in order, each with its places; every list has its own order. */
export function LocationAreas({ tree }: { tree: LocationTree }) {
  const seen = tree.map(({ id }) => id);
  const fields = { area: '' };
  const order = useOrder(seen, fields, 'areas-order');
  return (
    <OrderedList
      name="areas"
      label="Areas in order"
      items={tree}
      seen={seen}
      order={order}
      fields={fields}
      row={(area) => <LocationRow location={area} />}
      below={({ slug, title, places }) =>
        places.length > 0 && (
          <details className="mt-2" open={tree.length < 6}>
            <summary className="inline-flex min-h-11 items-center font-semibold text-jacaranda underline underline-offset-4">
              {places.length === 1 ? '1 place' : `${places.length} places`}
              <span className="sr-only"> in {title}</span>
            </summary>
            <div className="mt-2 sm:pl-4">
              <Places slug={slug} title={title} places={places} />
            </div>
          </details>
        )
      }
    />
  );
}

type PlacesProps = { slug: string; title: string; places: readonly ListedLocation[] };

function Places({ slug, title, places }: PlacesProps) {
  const seen = places.map(({ id }) => id);
  const fields = { area: slug };
  const order = useOrder(seen, fields, `places-${slug}`);
  return (
    <OrderedList
      name={`places-${slug}`}
      label={`Places in ${title} in order`}
      items={places}
      seen={seen}
      order={order}
      fields={fields}
      row={(place) => <LocationRow location={place} />}
    />
  );
}

function LocationRow({ location: { id, title, properties, isActive } }: { location: ListedLocation }) {
  return (
    <>
      <Link
        to={`/dashboard/site/locations/${id}`}
        className="inline-flex min-h-11 items-center font-semibold"
      >
        {title}
      </Link>
      <span className="block text-sm text-ink-soft tabular-nums">
        {properties === 1 ? '1 property' : `${properties} properties`}
        {!isActive && (
          <span className="ml-2 rounded-pill bg-sand px-3 py-0.5 font-semibold text-ink">Inactive</span>
        )}
      </span>
    </>
  );
}
