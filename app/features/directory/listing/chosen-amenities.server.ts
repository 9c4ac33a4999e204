import { sql, type SQL } from 'drizzle-orm';

import type { PropertyContent } from './property-content';

/**
 * The amenity that each merged amenity became. The audit log is the source: its entries are never changed or removed,
 * an id is never reused, and a merge writes its entry in the batch that removes the merged amenities.
 */
const merges = sql`select cast(substr(l.subject, length('amenity:') + 1) as integer) as kept, folded.value as folded
  from audit_log l, json_each('[' || replace(json_extract(l.detail, '$.folded'), ' ', ',') || ']') folded
  where l.subject >= 'amenity:' and l.subject < 'amenity;' and l.action = 'amenities-merged'`;

/**
 * Query for the chosen ids, with a merged id replaced by the id that was kept. A form may have been open or
 * on its way while its amenities were merged.
 */
export const chosenAmenities = (
  ids: readonly number[],
): SQL => sql`with recursive merges (kept, folded) as materialized (${merges}),
  followed (id) as (select value from json_each(${JSON.stringify(ids)})
    union select m.kept from followed f join merges m on m.folded = f.id)
  select id from followed where id not in (select folded from merges)`;

/** Content as a draft keeps it, with merged amenities replaced by the kept ones. */
export function draftData(content: PropertyContent): SQL {
  const ids = sql`(select json_group_array(id) from (${chosenAmenities(content.amenities)} order by id))`;
  return sql`json_set(${JSON.stringify(content)}, '$.amenities', json(${ids}))`;
}
