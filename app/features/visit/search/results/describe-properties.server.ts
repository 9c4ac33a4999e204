import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Database } from '~/db/client';
import { amenities, locationGroups, properties, propertyAmenityLists } from '~/db/schema';
import { isPublic } from '~/features/directory/visibility/visibility';

import { commonest, type ResultFacts } from './result-facts';

const maxNames = 1000;

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
      counted(
        places,
        rows.flatMap(({ slug }) => slug ?? []),
      ),
    ),
    amenities: commonest(
      counted(
        named,
        rows.flatMap(({ amenityIds }) => amenityIds ?? []),
      ),
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

function counted<Key>(names: readonly Named<Key>[], keys: readonly Key[]) {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return names.map(({ key, name }) => ({ name, count: counts.get(key) ?? 0 }));
}
