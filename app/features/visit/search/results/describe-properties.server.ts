import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Database } from '~/db/client';
import { amenities, locationGroups, properties, propertyAmenityLists } from '~/db/schema';
import { isPublic } from '~/features/directory/visibility/visibility';

/**
 * Present facts about the properties of a landing page. Prices per night in AUD; places and amenities most
 * common first.
 */
export type ResultFacts = {
  lowestPrice: number | null;
  highestPrice: number | null;
  places: { name: string; count: number }[];
  amenities: { name: string; count: number }[];
  /** Number of reviews behind the ratings shown. */
  reviewCount: number;
};

const maxNames = 1000;
const shown = 4;

/**
 * Facts about these properties, or as many of the first as `rowsAllowed` allows, without hidden ones. One call to the database; none
 * without ids.
 */
export async function describeProperties(
  { db }: { db: Database },
  ids: readonly number[],
  rowsAllowed: SQL,
): Promise<ResultFacts> {
  if (ids.length === 0)
    return { lowestPrice: null, highestPrice: null, reviewCount: 0, places: [], amenities: [] };
  const [rows, places, named] = await db.batch([
    selectFacts(db, ids, rowsAllowed),
    db.select({ key: locationGroups.slug, name: locationGroups.name }).from(locationGroups).limit(maxNames),
    db.select({ key: amenities.id, name: amenities.name }).from(amenities).limit(maxNames),
  ]);
  const prices = rows.flatMap(({ price }) => price ?? []);
  return {
    lowestPrice: prices.length > 0 ? Math.min(...prices) : null,
    highestPrice: prices.length > 0 ? Math.max(...prices) : null,
    reviewCount: rows.reduce((sum, { reviews }) => sum + (reviews ?? 0), 0),
    places: commonest(
      places,
      rows.flatMap(({ slug }) => slug ?? []),
    ),
    amenities: commonest(
      named,
      rows.flatMap(({ amenityIds }) => amenityIds ?? []),
    ),
  };
}

/** Each is read from the list, the table and the amenities. */
const rowsPerStay = 3;

function selectFacts(db: Database, ids: readonly number[], rowsAllowed: SQL) {
  return db
    .select({
      price: properties.priceAud,
      reviews: properties.reviewCount,
      slug: sql<string | null>`coalesce(${properties.placeSlug}, ${properties.locationSlug})`.as('slug'),
      amenityIds: propertyAmenityLists.amenityIds,
    })
    .from(
      sql`(select value from json_each(${JSON.stringify(ids)}) limit (select ${rowsAllowed} / ${wholeNumber(rowsPerStay)})) found`,
    )
    .crossJoin(properties)
    .leftJoin(propertyAmenityLists, sql`${propertyAmenityLists.propertyId} = ${properties.id}`)
    .where(sql`${properties.id} = found.value and ${isPublic}`)
    .limit(ids.length);
}

type Named<Key> = { key: Key; name: string };

/** The names that occur most often; of those as often, the first by name. */
function commonest<Key>(names: readonly Named<Key>[], keys: readonly Key[]) {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return names
    .flatMap(({ key, name }) => ({ name, count: counts.get(key) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, shown);
}
