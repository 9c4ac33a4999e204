import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
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

/** Facts about these properties, without hidden ones. One call to the database; none without ids. */
export async function describeProperties(
  { db }: { db: Database },
  ids: readonly number[],
): Promise<ResultFacts> {
  if (ids.length === 0)
    return { lowestPrice: null, highestPrice: null, reviewCount: 0, places: [], amenities: [] };
  const chosen = sql`p.id in (select value from json_each(${JSON.stringify(ids)})) and ${isPublic}`;
  const [[sums], places, amenities] = await db.batch([
    db
      .select({
        low: sql<number | null>`low`,
        high: sql<number | null>`high`,
        reviews: sql<number | null>`reviews`,
      })
      .from(
        sql`(select min(price_aud) as low, max(price_aud) as high, sum(review_count) as reviews from properties p
          where ${chosen})`,
      ),
    selectCounted(
      db,
      sql`select g.name as name, count(*) as count from properties p
        join location_groups g on g.slug = coalesce(p.place_slug, p.location_slug)
        where ${chosen} group by g.slug order by count desc, g.name limit 4`,
    ),
    selectCounted(
      db,
      sql`select a.name as name, count(*) as count from properties p
        join property_amenities pa on pa.property_id = p.id join amenities a on a.id = pa.amenity_id
        where ${chosen} group by a.id order by count desc, a.name limit 4`,
    ),
  ]);
  return {
    lowestPrice: sums?.low ?? null,
    highestPrice: sums?.high ?? null,
    reviewCount: sums?.reviews ?? 0,
    places,
    amenities,
  };
}

/** A raw statement with parameters cannot join a batch of drizzle's; a select around it can. */
const selectCounted = (db: Database, query: SQL) =>
  db.select({ name: sql<string>`name`, count: sql<number>`count` }).from(sql`(${query})`);
