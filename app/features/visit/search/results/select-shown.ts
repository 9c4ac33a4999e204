import type { SQL } from 'drizzle-orm';

import { resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { forEach } from '~/features/directory/facets/bit-set';
import {
  isSortedBy,
  maxSorted,
  sortFew,
  sortIds,
  walkMatches,
  type Slice,
} from '~/features/directory/search/search-sql';
import { partByRate, selectPlaced, type FoundInSets } from '~/features/visit/search/sets/part-by-rate';

import type { Found } from './read-found';

/** Query for `id` and `place` of the part that begins there. */
export function selectShown(
  criteria: Criteria,
  { total, ids, words, isInOrder }: Found,
  inSets: FoundInSets | null,
  { offset, limit: most }: Slice,
): SQL {
  const slice = { limit: Math.min(most, resultLimit - offset), offset };
  if (ids && isInOrder)
    return selectPlaced(ids.slice(offset, offset + slice.limit).map((id, place) => ({ id, place })));
  const { sort } = criteria;
  if (inSets && (sort === 'price_low' || sort === 'price_high'))
    return partByRate({ ...criteria, sort }, words, inSets, slice);
  if (ids || total > maxSorted) return walkMatches(criteria, words, slice);
  return inSets && isSortedBy(sort) ? sortIds(idsOf(inSets), sort, slice) : sortFew(criteria, words, slice);
}

function idsOf({ found }: FoundInSets): number[] {
  const ids: number[] = [];
  forEach(found, (id) => ids.push(id));
  return ids;
}
