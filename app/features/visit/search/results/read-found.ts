import { resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import type { Known } from '~/features/directory/search/matches-or-others';
import {
  countLimit,
  expressionOf,
  isSortedBy,
  maxSorted,
  type Words,
} from '~/features/directory/search/search-sql';
import type { MatchRow } from '~/features/visit/search/sets/match-rows';

import { sortMatches } from './sort-matches';

/**
 * Total up to 1,001, and the ids in the requested order, of more than a thousand only where `isInOrder`; null when nothing narrows the
 * search, or the ids of so many are read along their order. `spent`: rows that were read; `known`: matches of a text that need not be read
 * once more.
 */
export type Found = {
  total: number;
  ids: number[] | null;
  words: Words;
  isInOrder?: boolean;
  spent: number;
  known: Known | null;
};

export const nothingFound: Found = { total: 0, ids: [], words: [], spent: 0, known: null };

/** By name, the thousand that come first in the directory's order are sorted: the text index cannot be read along names. */
export function readFound(
  rows: readonly MatchRow[],
  criteria: Criteria,
  { words, isAlongOrder }: { words: Words; isAlongOrder: boolean },
): Found {
  const { sort } = criteria;
  const isCapped = rows.at(-1)?.capped === 1;
  const isWhole = !isCapped && rows.length <= resultLimit;
  const steps = rows.at(-1)?.steps ?? null;
  const isWalked = steps !== null;
  const isSorted = !isWalked && isSortedBy(sort) && (isWhole || sort === 'name');
  const isInOrder = isWalked || isSorted || sort === 'relevance';
  const kept = isSorted ? sortMatches(rows.slice(0, resultLimit), sort) : rows;
  const ids = isInOrder || isWhole ? kept.map(({ rank }) => rank % idRange) : null;
  const own = rows.length * (isSortedBy(sort) && !isWalked ? 2 : 1);
  const spent =
    own + (isAlongOrder && !isCapped ? Math.min(maxSorted + 1, rows.length) : 0) + rowsOfStep * (steps ?? 0);
  const isByRank = sort !== 'relevance' || words.length === 0;
  return {
    total: isCapped ? countLimit : rows.length,
    ids,
    words,
    isInOrder,
    spent,
    known: isByRank && (isWhole || !isWalked) ? knownOf(rows, criteria, words) : null,
  };
}

/** Each step along an order is read from the index and from the list of steps. */
const rowsOfStep = 2;

/** The matches that were read, which are all or those up to the last in the order of the directory. */
function knownOf(rows: readonly MatchRow[], criteria: Criteria, words: Words): Known | null {
  const expression = expressionOf(criteria, words);
  if (!expression || rows.length === 0) return null;
  const last = rows.length > resultLimit ? (rows.at(-1)?.rank ?? null) : null;
  return { ids: rows.map(({ rank }) => rank % idRange), expression, upTo: last };
}

/** The last 31 bits of a rank are the id; ranks have more bits than JavaScript's operators. */
const idRange = 2 ** 31;
