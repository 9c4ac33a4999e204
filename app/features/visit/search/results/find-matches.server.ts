import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { emptyCriteria, resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import {
  countMatches,
  isSortedBy,
  selectFirst,
  selectInOrder,
  selectKeyed,
  selectPart,
  walkMatches,
  type Words,
} from '~/features/directory/search/search-sql';
import { makeAnew } from '~/lib/memory/remember';
import { maxPins } from '~/features/visit/map/max-pins';

import {
  askMeanings,
  correctionOf,
  readMeanings,
  type Correction,
  type MeaningRow,
} from './correct-words.server';
import { listResultCards } from './list-result-cards.server';
import { firstLatePage, pageSize } from './page-size';
import { sortMatches, type MatchRow } from './sort-matches';

/**
 * Total up to 1,001, and the ids in the requested order, of more than a thousand only where `isInOrder`; null when nothing narrows the
 * search, or the ids of so many are read along their order.
 */
type Found = { total: number; ids: number[] | null; words: Words; isInOrder?: boolean };

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
  /** The first thousand ids, when they were requested; in no particular order if there are fewer. */
  all: number[];
  /** A possible correction of the words, where no property has one of them as typed. */
  meant: Correction | null;
  /** Some property has each of the words. */
  areKnown: boolean;
};

/**
 * The public properties that match, and one page of them in the requested order; with `all` also the first thousand. The
 * database is waited for once; with `all` once more for an order of more than a thousand.
 */
export async function findMatches(
  { db, remember = makeAnew }: Reads,
  criteria: Criteria,
  { all = false } = {},
): Promise<Matches> {
  const requested = Math.max(1, criteria.page);
  const isMap = criteria.view === 'map';
  const isByValue = ['price_low', 'price_high', 'rating', 'nearest'].includes(criteria.sort);
  const isAlongOrder = isByValue && (all || isMap || requested >= firstLatePage);
  const { found, meant, areKnown } = await findByWords({ db, remember }, criteria, isAlongOrder);
  const pageCount = pageCountOf(found.total);
  const page = Math.min(requested, Math.max(1, pageCount));
  const offset = (page - 1) * pageSize;
  const first = all ? await listFirst(db, criteria, found) : [];
  return {
    total: found.total,
    page,
    pageCount,
    shown: found.total > 0 ? shownOf(criteria, found, { offset, size: pageSize }) : null,
    pinned: isMap && found.total > 0 ? shownOf(criteria, found, { offset: 0, size: maxPins }) : null,
    all: first,
    meant,
    areKnown,
  };
}

/**
 * One page of the properties that match the corrected words, cards and total in one call to the database; one more for a page
 * beyond the last, which is then shown.
 */
export async function findMeant({ db }: { db: Database }, criteria: Criteria, words: Words) {
  const requested = Math.max(1, Math.min(criteria.page, pageCountOf(resultLimit)));
  const listPage = (page: number) => {
    const offset = (page - 1) * pageSize;
    const limit = Math.min(pageSize, resultLimit - offset);
    return listResultCards(db, selectPart(criteria, words, { limit, offset }), criteria);
  };
  const [stays, counted] = await Promise.all([
    listPage(requested),
    db.get<{ total: number }>(countMatches(criteria, words)),
  ]);
  const total = counted?.total ?? 0;
  const pageCount = pageCountOf(total);
  const page = Math.min(requested, Math.max(1, pageCount));
  return { stays: page < requested && total > 0 ? await listPage(page) : stays, total, page, pageCount };
}

const pageCountOf = (total: number) => Math.ceil(Math.min(total, resultLimit) / pageSize);

/** Searches by the words as typed, and looks up meanings of unknown ones with it. */
async function findByWords({ db, remember }: Required<Reads>, criteria: Criteria, isAlongOrder: boolean) {
  const terms = queryTerms(criteria.q);
  const words = wordsOf(terms);
  if (criteria.q && words.length === 0)
    return { found: { total: 0, ids: [], words }, meant: null, areKnown: false };
  const query = isAlongOrder ? selectInOrder(criteria, words) : selectKeyed(criteria, words);
  const meaningsQuery = askMeanings(terms);
  const read = (rows: readonly MatchRow[]) => foundOf(rows, criteria, { words, isAlongOrder });
  if (!query || !meaningsQuery) {
    const found = query
      ? read(await db.all<MatchRow>(query))
      : await remember('directory', ['list'], () => countAll(db));
    return { found, meant: null, areKnown: true };
  }
  const [rows, meanings] = await db.batch([
    db.select(matchColumns).from(sql`(${query})`),
    db.select(meaningColumns).from(sql`(${meaningsQuery})`),
  ]);
  const found = read(rows);
  const known = readMeanings(meanings);
  return { found, meant: found.total > 0 ? null : correctionOf(terms, known), areKnown: known.size === 0 };
}

const matchColumns = { rank: sql<number>`rank`.as('rank'), key: sql<MatchRow['key']>`key`.as('key') };
const meaningColumns = {
  word: sql<MeaningRow['word']>`word`.as('word'),
  term: sql<MeaningRow['term']>`term`.as('term'),
  place: sql<MeaningRow['place']>`place`.as('place'),
};

/** Nothing narrows the search, whose page is read along its order. */
async function countAll(db: Database): Promise<Found> {
  const counted = await db.get<{ total: number }>(countMatches(emptyCriteria, []));
  return { total: counted?.total ?? 0, ids: null, words: [] };
}

type Reading = { words: Words; isAlongOrder: boolean };

/** By name, the thousand that come first in the directory's order are sorted: the text index cannot be read along names. */
function foundOf(rows: readonly MatchRow[], { sort }: Criteria, { words, isAlongOrder }: Reading): Found {
  const isWhole = rows.length <= resultLimit;
  const isSorted = !isAlongOrder && isSortedBy(sort) && (isWhole || sort === 'name');
  const isInOrder = isAlongOrder || isSorted || sort === 'relevance';
  const kept = isSorted ? sortMatches(rows.slice(0, resultLimit), sort) : rows;
  const ids = isInOrder || isWhole ? kept.map(({ rank }) => rank % idRange) : null;
  return { total: rows.length, ids, words, isInOrder };
}

/** The last 31 bits of a rank are the id; ranks have more bits than JavaScript's operators. */
const idRange = 2 ** 31;

type Part = { offset: number; size: number };

/** The part that begins there. */
function shownOf(criteria: Criteria, { ids, words, isInOrder }: Found, { offset, size }: Part): SQL {
  const limit = Math.min(size, resultLimit - offset);
  if (!ids || !isInOrder) return walkMatches(criteria, words, { limit, offset });
  const page = JSON.stringify(ids.slice(offset, offset + limit));
  return sql`select value as id, key as place from json_each(${page})`;
}

async function listFirst(db: Database, criteria: Criteria, { ids, words }: Found): Promise<number[]> {
  if (ids) return ids.slice(0, resultLimit);
  const rows = await db.all<{ id: number }>(selectFirst(criteria, resultLimit, words));
  return rows.map(({ id }) => id);
}
