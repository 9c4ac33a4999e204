import type { Database } from '~/db/client';
import { groupSearch } from '~/features/content/home/featured-sql';
import type { PropertyGroup } from '~/features/content/home/property-groups';
import { resultLimit } from '~/features/directory/criteria/criteria';
import { size } from '~/features/directory/facets/bit-set';
import { foundSet } from '~/features/directory/facets/count-facets';
import { readFacetSets } from '~/features/directory/facets/facet-sets';
import { countLimit, countMatches } from '~/features/directory/search/search-sql';
import { selectKinds } from '~/features/visit/search/sets/read-sets.server';

type Group = Exclude<PropertyGroup, { tab: 'location' }>;

/** Statement of the sets that tell how many stays a group has; without a group it reads nothing. */
export const selectGroupSets = (db: Database, group?: PropertyGroup) =>
  selectKinds(db, group && group.tab !== 'location' ? ['all', group.tab] : []);

/** The number of a group's stays up to 1,001. One call to the database where the directory has more stays than a set. */
export async function countGroup(
  db: Database,
  group: Group,
  rows: Awaited<ReturnType<typeof selectGroupSets>>,
): Promise<number> {
  const criteria = groupSearch(group);
  const given = { idOf: () => null, found: { words: null, location: null } };
  const found = size(foundSet(readFacetSets(rows), criteria, given));
  const isWhole = rows[0]?.hasMore !== 1 || found > resultLimit;
  if (isWhole) return Math.min(found, countLimit);
  return (await db.get<{ total: number }>(countMatches(criteria, [])))?.total ?? 0;
}
