import { sql, type SQL } from 'drizzle-orm';

import { isPublic } from '~/features/directory/visibility/visibility';

import type { PropertyGroup } from './property-groups';

export const shownFeatured = 4;
const perGroup = 8;

/** Ids in the homepage settings, in their order, without hidden ones. */
export const chosenIds = sql`
  select p.id as id from homepage_settings home, json_each(home.featured_properties_ids) chosen
  join properties p on p.id = chosen.value and ${isPublic}
  order by chosen.key limit ${shownFeatured}`;

/** Best rated ids, enough to fill the places that the settings leave free. */
export const topUpIds = sql`
  select p.id as id from properties p where ${isPublic}
  order by p.guest_rating desc, p.review_count desc, p.updated_at desc, p.id
  limit ${2 * shownFeatured}`;

/** Ids of a sub-tab, in the directory's own order. */
export function groupIds(group: PropertyGroup): SQL {
  const walkRank = group.tab === 'price' ? sql`indexed by public_by_rank` : sql``;
  return sql`select p.id as id from properties p ${walkRank} where ${isPublic} and ${condition(group)}
    order by p.search_rank limit ${perGroup}`;
}

function condition(group: PropertyGroup): SQL {
  switch (group.tab) {
    case 'location':
      return sql`p.location_slug = ${group.key}`;
    case 'type':
      return sql`p.property_type = ${group.key}`;
    case 'price': {
      const { from, below } = group.band;
      return below === null
        ? sql`p.price_aud >= ${from}`
        : sql`p.price_aud >= ${from} and p.price_aud < ${below}`;
    }
  }
}
