import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { emptyCriteria, resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import type { BitSet } from '~/features/directory/facets/bit-set';
import { narrows } from '~/features/directory/criteria/path-presets';
import type { Known } from '~/features/directory/search/matches-or-others';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import {
  countLimit,
  countMatches,
  expressionOf,
  isSortedBy,
  maxSorted,
  selectFirst,
  selectInOrder,
  selectKeyed,
  sortFew,
  walkMatches,
  type Words,
} from '~/features/directory/search/search-sql';
import { makeAnew } from '~/lib/memory/remember';
import { maxPins } from '~/features/visit/map/max-pins';

import {
  askMeanings,
  correctionOf,
  readMeanings,
  triedRows,
  type Correction,
  type MeaningRow,
} from './correct-words.server';
import { findInSets } from '~/features/visit/search/sets/find-in-sets.server';
import { selectMatchRows, type MatchRow } from '~/features/visit/search/sets/match-rows';
import { pageCountOf } from './page-count';
import { firstLatePage, pageSize } from './page-size';
import { sortMatches } from './sort-matches';

/**
 * Total up to 1,001, and the ids in the requested order, of more than a thousand only where `isInOrder`; null when nothing narrows the
 * search, or the ids of so many are read along their order.
 */
type Found = {
  total: number;
  ids: number[] | null;
  words: Words;
  isInOrder?: boolean;
  spent: number;
  known: Known | null;
};

type Matches = {
  /** At most 1,001. */
  total: number;
  /** The page found: the requested one, or the last. */
  page: number;
  pageCount: number;
  /** Query for `id` and `place` of the properties on the page; null when there are none. */
  shown: SQL | null;
  /** The same for the first ones, as many as a map has; null where no map is shown. */
  pinned: SQL | null;
  /** The first thousand ids, when they were requested and there are no `inSets`; in no particular order if there are fewer. */
  all: number[];
  /** A possible correction of the words, where no property has one of them as typed. */
  meant: Correction | null;
  /** Some property has each of the words. */
  areKnown: boolean;
  /** Rows that were read for the matches and the corrections, at most. */
  spent: number;
  /** Matches of a text that need not be read once more. */
  known: Known | null;
  /** The page is read along its order. */
  isWalked: boolean;
  /** The stays that are found, as the sets of the filters have them; null where these do not tell. */
  inSets: BitSet | null;
};

/**
 * The public properties that match, and one page of them in the requested order; with `all` also the first thousand, with
 * `bySets` those that the sets of the filters have, where these tell. The database is waited for once; with `all` once more for an
 * order of more than a thousand, and where the sets are read first and do not tell.
 */
export async function findMatches(
  { db, remember = makeAnew }: Reads,
  criteria: Criteria,
  { all = false, bySets = false } = {},
): Promise<Matches> {
  const requested = Math.max(1, criteria.page);
  const isMap = criteria.view === 'map';
  const isByValue = ['price_low', 'price_high', 'rating', 'nearest'].includes(criteria.sort);
  const isAlongOrder = isByValue && (all || isMap || requested >= firstLatePage);
  const shown = Math.min(resultLimit, Math.max(requested * pageSize, isMap ? maxPins : 0));
  const along = isAlongOrder ? { first: all ? resultLimit : shown } : null;
  const isEarly = !isMap && requested < firstLatePage && criteria.sort !== 'name';
  const { found, meant, areKnown, inSets } =
    bySets && isEarly && narrows(criteria)
      ? await findByFilters({ db, remember }, criteria, { along, all })
      : { ...(await findByWords({ db, remember }, criteria, along)), inSets: null };
  const pageCount = pageCountOf(found.total);
  const page = Math.min(requested, Math.max(1, pageCount));
  const offset = (page - 1) * pageSize;
  const first = all && !inSets ? await listFirst(db, criteria, found) : [];
  return {
    total: found.total,
    page,
    pageCount,
    shown: found.total > 0 ? shownOf(criteria, found, { offset, size: pageSize }) : null,
    pinned: isMap && found.total > 0 ? shownOf(criteria, found, { offset: 0, size: maxPins }) : null,
    all: first,
    meant,
    areKnown,
    spent: found.spent,
    known: found.known,
    isWalked: !found.ids || !found.isInOrder,
    inSets,
  };
}

/** Where the sets of the filters tell how many are found, none is read here: the page is read along its order. */
async function findByFilters(
  reads: Required<Reads>,
  criteria: Criteria,
  { along, all }: { along: Along; all: boolean },
): Promise<ByFilters> {
  const { found, total, rows } = await findInSets(reads, criteria);
  const plain = { meant: null, areKnown: true, inSets: found };
  if (total !== null && (found || !all)) return { found: { ...nothing, total, ids: null }, ...plain };
  if (rows) return { found: foundOf(rows, criteria, { words: [], isAlongOrder: false }), ...plain };
  return { ...(await findByWords(reads, criteria, along)), inSets: null };
}

type ByFilters = Awaited<ReturnType<typeof findByWords>> & Pick<Matches, 'inSets'>;

/** Read along an order: at least the first so many. */
type Along = { first: number } | null;

/** Searches by the words as typed, and looks up meanings of unknown ones with it. */
async function findByWords({ db, remember }: Required<Reads>, criteria: Criteria, along: Along) {
  const terms = queryTerms(criteria.q);
  const words = wordsOf(terms);
  if (criteria.q && words.length === 0) return { found: { ...nothing, words }, meant: null, areKnown: false };
  const query = along ? selectInOrder(criteria, words, along.first) : selectKeyed(criteria, words);
  const meaningsQuery = askMeanings(terms);
  const read = (rows: readonly MatchRow[]) =>
    foundOf(rows, criteria, { words, isAlongOrder: along !== null });
  if (!query || !meaningsQuery) {
    const found = query
      ? read(await db.all<MatchRow>(query))
      : await remember('directory', ['list'], () => countAll(db));
    return { found, meant: null, areKnown: true };
  }
  const [rows, meanings] = await db.batch([
    selectMatchRows(db, query),
    db.select(meaningColumns).from(sql`(${meaningsQuery})`),
  ]);
  const known = readMeanings(meanings);
  const found = read(rows);
  const spent = found.spent + triedRows(terms, known);
  return {
    found: { ...found, spent },
    meant: found.total > 0 ? null : correctionOf(terms, known),
    areKnown: known.size === 0,
  };
}

const nothing: Found = { total: 0, ids: [], words: [], spent: 0, known: null };

const meaningColumns = {
  word: sql<MeaningRow['word']>`word`.as('word'),
  term: sql<MeaningRow['term']>`term`.as('term'),
  place: sql<MeaningRow['place']>`place`.as('place'),
};

/** Nothing narrows the search, whose page is read along its order. */
async function countAll(db: Database): Promise<Found> {
  const counted = await db.get<{ total: number }>(countMatches(emptyCriteria, []));
  return { ...nothing, total: counted?.total ?? 0, ids: null };
}

type Read = { words: Words; isAlongOrder: boolean };

/** By name, the thousand that come first in the directory's order are sorted: the text index cannot be read along names. */
function foundOf(rows: readonly MatchRow[], criteria: Criteria, { words, isAlongOrder }: Read): Found {
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

type Part = { offset: number; size: number };

/** The part that begins there. */
function shownOf(criteria: Criteria, { total, ids, words, isInOrder }: Found, { offset, size }: Part): SQL {
  const limit = Math.min(size, resultLimit - offset);
  if (!ids && total <= maxSorted) return sortFew(criteria, words, { limit, offset });
  if (!ids || !isInOrder) return walkMatches(criteria, words, { limit, offset });
  const rows = ids.slice(offset, offset + limit).map((id, place) => `(${id}, ${place})`);
  // A list of values is no table, of which the database would count each row as read.
  return sql`select column1 as id, column2 as place from (values ${sql.raw(rows.join(', '))})`;
}

async function listFirst(db: Database, criteria: Criteria, { ids, words }: Found): Promise<number[]> {
  if (ids) return ids.slice(0, resultLimit);
  const rows = await db.all<{ id: number }>(selectFirst(criteria, resultLimit, words));
  return rows.map(({ id }) => id);
}
