import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Database } from '~/db/client';
import { landmarks } from '~/db/schema';
import { isPublic } from '~/features/directory/visibility/visibility';

/**
 * The number of public stays within reach that a landmark needs to have a page; the triggers of migration
 * 0028 contain it too.
 */
export const leastStays = 3;
const maxPages = 1_000;

/** The rows `n` and `properties` of the public stays within reach of a landmark. */
export const staysNear = (landmarkId: SQL) =>
  sql`property_landmarks n cross join properties
    where n.landmark_id = ${landmarkId} and properties.id = n.property_id and ${isPublic}`;

/** The order of such a list: the nearest first, then as in every list. */
export const byMinutes = sql.raw('n.minutes, properties.search_rank');

/** True when the landmark has a page; `of` is its table in the query. */
export const hasNearPage = (of: 'l' | 'landmarks') => {
  const column = (name: string) => sql.raw(`${of}.${name}`);
  return sql<number>`(${column('is_active')} = 1 and ${column('description')} <> '' and
    (select count(*) from (select 1 from ${staysNear(column('id'))} limit ${wholeNumber(leastStays)})) = ${wholeNumber(leastStays)})`;
};

/** Statement that lists the landmarks with a page, by name. */
export function selectNearPages(db: Database) {
  return db
    .select({ slug: landmarks.slug, name: landmarks.name })
    .from(landmarks)
    .where(hasNearPage('landmarks'))
    .orderBy(sql`name collate nocase`)
    .limit(maxPages);
}
