import type { Sort } from '~/features/directory/criteria/criteria';
import { lowerAsStored } from '~/lib/text/letters';

import type { MatchRow } from '~/features/visit/search/sets/match-rows';

/** The matches, which come in the directory's own order, by their keys; those without a key last. */
export const sortMatches = (rows: readonly MatchRow[], sort: Sort): MatchRow[] => {
  const direction = sort === 'price_high' || sort === 'rating' ? -1 : 1;
  const keyed = rows.map((row) => ({
    row,
    key: typeof row.key === 'string' ? lowerAsStored(row.key) : row.key,
  }));
  return keyed.toSorted((a, b) => compare(a.key, b.key, direction)).map(({ row }) => row);
};

function compare(a: MatchRow['key'], b: MatchRow['key'], direction: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}
