import { sql, type SQL } from 'drizzle-orm';

import { landmarkGroups } from './landmark-groups';
import type { Near } from './near';
import { nearText, type NearMinutes } from './near-text';

/** The minutes from a property to the landmark, or to the nearest of the group, as JSON; null when it is not within reach. */
// owner: any, listCardsOf shows public properties alone
export function minutesOfCard({ near, by }: Near, propertyId: SQL): SQL<string | null> {
  const group = landmarkGroups.find(({ slug }) => slug === near);
  const landmarksNear = group
    ? sql`property_landmarks n cross join landmarks l where l.id = n.landmark_id and l.is_active = 1
        and l.kind in (select value from json_each(${JSON.stringify(group.kinds)}))`
    : sql`landmarks l cross join property_landmarks n where l.slug = ${near} and n.landmark_id = l.id`;
  const minutes = sql.raw(by ? `n.${by}_minutes` : 'n.minutes');
  return sql<
    string | null
  >`(select json_object('name', l.name, 'minutes', ${minutes}, 'walkMinutes', n.walk_minutes,
      'tramMinutes', n.tram_minutes, 'tramWalkMinutes', n.tram_walk_minutes,
      'stopName', (select s.name from landmarks s where s.id = n.tram_stop_id))
    from ${landmarksNear} and n.property_id = ${propertyId} and ${minutes} is not null order by ${minutes}, l.id limit 1)`;
}

/** 'about 8 min walk from Adelaide Oval'. */
export function minutesText(json: string): string {
  const { name, ...near } = JSON.parse(json) as NearMinutes & { name: string };
  return nearText(near, name);
}
