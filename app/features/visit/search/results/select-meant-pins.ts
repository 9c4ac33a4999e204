import { sql, type SQL } from 'drizzle-orm';

import type { Criteria } from '~/features/directory/criteria/criteria';
import { expressionOf, firstMatches, type Words } from '~/features/directory/search/search-sql';
import { maxPins, maxPinsBesideNames } from '~/features/visit/map/max-pins';

/**
 * As many of the matches of corrected words in an order as a map has: the first in the order of the directory, fewer beside an order
 * by name.
 */
export function selectMeantPins(criteria: Criteria, words: Words): { chosen: SQL | null; most: number } {
  const most = criteria.sort === 'name' ? maxPinsBesideNames : maxPins;
  const expression = expressionOf(criteria, words);
  const chosen = sql`select id, 0 as place from (${firstMatches(expression ?? '', most)})`;
  return { chosen: expression ? chosen : null, most };
}
