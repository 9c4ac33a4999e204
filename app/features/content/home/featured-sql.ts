import { sql, type SQL } from 'drizzle-orm';

import { emptyCriteria } from '~/features/directory/criteria/criteria';
import { selectFirst } from '~/features/directory/search/search-sql';
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
  select p.id as id from properties p indexed by public_by_rating where ${isPublic}
  order by p.guest_rating desc, p.review_count desc, p.updated_at desc, p.id
  limit ${2 * shownFeatured}`;

/** Ids of an area's sub-tab, in the directory's own order; of the first area when there is none with that slug. */
export const idsAt = (slug: string | null) => sql`
  select p.id as id from properties p where ${isPublic} and p.location_slug = (
    select slug from location_groups where is_active = 1 and parent_slug is null
    order by slug is not ${slug}, sort_order, id limit 1)
  order by p.search_rank limit ${perGroup}`;

/** Ids of a sub-tab, in the directory's own order. */
export function groupIds(group: PropertyGroup): SQL {
  if (group.tab === 'location') return idsAt(group.key);
  if (group.tab === 'type') return selectFirst({ ...emptyCriteria, types: [group.key] }, perGroup);
  const { from, below } = group.band;
  // The text index counts every price between two dollars as the half between them.
  const maxPrice = below === null ? null : below - 0.5;
  return selectFirst({ ...emptyCriteria, minPrice: from, maxPrice }, perGroup);
}
