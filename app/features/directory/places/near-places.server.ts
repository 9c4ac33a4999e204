import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';

import { hasNearPage } from './near-pages.server';
import { nearPath } from './near-path';
import { nearText } from './near-text';

const shown = 8;

/** A landmark near a stay, with the path of its page if it has one. */
export type NearPlace = { name: string; text: string; path: string | null };

/**
 * Statement that selects the landmarks near the property, nearest first; of the tram stops only the nearest.
 */
// owner: checked by readProperty
export function selectNearPlaces(db: Database, propertyId: SQL) {
  const reached = sql`property_landmarks n cross join landmarks l
    where n.property_id = ${propertyId} and l.id = n.landmark_id and l.is_active = 1`;
  const nearest = sql`select l.*, n.minutes, n.walk_minutes, n.tram_minutes, n.tram_walk_minutes, n.tram_stop_id
    from ${reached} and (l.kind <> 'tram-stop' or l.id = (select l.id from ${reached} and l.kind = 'tram-stop'
      order by n.minutes, l.id limit 1)) order by n.minutes, l.id limit ${shown}`;
  return db
    .select({
      name: sql<string>`l.name`.as('name'),
      slug: sql<string>`l.slug`.as('slug'),
      minutes: sql<number>`l.minutes`.as('minutes'),
      walkMinutes: sql<number | null>`l.walk_minutes`.as('walk_minutes'),
      tramMinutes: sql<number | null>`l.tram_minutes`.as('tram_minutes'),
      tramWalkMinutes: sql<number | null>`l.tram_walk_minutes`.as('tram_walk_minutes'),
      stopName: sql<string | null>`(select s.name from landmarks s where s.id = l.tram_stop_id)`.as(
        'stop_name',
      ),
      hasPage: hasNearPage('l').as('has_page'),
    })
    .from(sql`(${nearest}) l`)
    .orderBy(sql`l.minutes, l.id`)
    .limit(shown);
}

type Row = Awaited<ReturnType<typeof selectNearPlaces>>[number];

export const nearPlaceOf = (row: Row): NearPlace => ({
  name: row.name,
  text: nearText(row),
  path: row.hasPage ? nearPath(row.slug) : null,
});
