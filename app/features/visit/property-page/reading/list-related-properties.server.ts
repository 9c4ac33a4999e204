import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Database } from '~/db/client';
import { properties, propertyTags } from '~/db/schema';

import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import { isPublic } from '~/features/directory/visibility/visibility';

/**
 * Number of properties of the same location that are compared, best rank first, so that a large location
 * costs no more.
 */
const candidates = 200;

/** The property, by values or by queries for them. */
type Of = { id: number | SQL; locationSlug: string | SQL | null };

/**
 * Up to three other public properties of the same location that share a tag with this one: most shared tags first, then
 * the default order.
 */
export async function listRelatedProperties(
  db: Database,
  { id, locationSlug }: Of,
): Promise<PropertyCardData[]> {
  return locationSlug ? toCards(await selectRelatedProperties(db, { id, locationSlug })) : [];
}

/** The statement of `listRelatedProperties` for a batch; `toCards` makes cards of its rows. */
export const selectRelatedProperties = (db: Database, { id, locationSlug }: Of) =>
  selectCardsOf(
    db,
    sql`
    select near.id, row_number() over (order by count(*) desc, near.search_rank) as place from (
      select ${properties.id} as id, ${properties.searchRank} as search_rank from ${properties}
      where ${properties.locationSlug} = ${locationSlug} and ${isPublic} and ${properties.id} <> ${id}
      order by ${properties.searchRank} limit ${wholeNumber(candidates)}
    ) near
    join ${propertyTags} theirs on theirs.property_id = near.id
    join ${propertyTags} ours on ours.property_id = ${id} and ours.tag = theirs.tag
    group by near.id
    order by count(*) desc, near.search_rank
    limit 3`,
  );
