import { sql, type SQL } from 'drizzle-orm';

import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import { selectFirst } from '~/features/directory/search/search-sql';
import { isPublic } from '~/features/directory/visibility/visibility';

import { bandSearch, type PropertyGroup } from './property-groups';

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

/** Of a slug among the areas; else of the first area. */
const areaSlug = (slug: string | null) => sql`(
    select slug from location_groups where is_active = 1 and parent_slug is null
    order by slug is not ${slug}, sort_order, id limit 1)`;

/** Ids of an area's sub-tab, in the directory's own order; of the first area when there is none with that slug. */
export const idsAt = (slug: string | null) => sql`
  select p.id as id from properties p where ${isPublic} and p.location_slug = ${areaSlug(slug)}
  order by p.search_rank limit ${perGroup}`;

export const totalAt = (slug: string | null) => sql`
  select coalesce(max(public), 0) as total from property_counts where kind = 'place' and key = ${areaSlug(slug)}`;

/** Ids of a sub-tab, in the directory's own order. */
export const groupIds = (group: PropertyGroup): SQL =>
  group.tab === 'location' ? idsAt(group.key) : selectFirst(groupSearch(group), perGroup);

type Filtered = Exclude<PropertyGroup, { tab: 'location' }>;

/** The search that finds a sub-tab's properties. */
export const groupSearch = (group: Filtered): Criteria => ({
  ...emptyCriteria,
  ...(group.tab === 'type' ? { types: [group.key] } : bandSearch(group.band)),
});
