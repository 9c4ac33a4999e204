import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import {
  countLimit,
  countMatches,
  selectFirst,
  selectMatches,
  selectPage,
  sortThese,
  walkMatches,
  type Words,
} from '~/features/directory/search/search-sql';
import { maxPins } from '~/features/visit/map/max-pins';

import {
  askMeanings,
  correctionOf,
  readMeanings,
  type Correction,
  type MeaningRow,
} from './correct-words.server';
import { listResultCards } from './list-result-cards.server';
import { pageSize } from './page-size';

/**
 * Total up to 1,001, and the ids in the order of the tiers or, `isInOrder`, in the requested one; null when there are more,
 * or nothing narrows the search.
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
  { db }: { db: Database },
  criteria: Criteria,
  { all = false } = {},
): Promise<Matches> {
  const requested = Math.max(1, criteria.page);
  const isMap = criteria.view === 'map';
  const needed = Math.max(requested * pageSize, isMap ? maxPins : 0);
  const max = all ? resultLimit : Math.min(needed, resultLimit);
  const inOrder =
    all && !criteria.q && ['price_low', 'price_high', 'rating', 'nearest'].includes(criteria.sort);
  const { found, meant, areKnown } = inOrder
    ? { found: await findInOrder(db, criteria), meant: null, areKnown: true }
    : await findByWords(db, criteria, max);
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
 * One page of the properties that match the corrected words, cards and total in one call to the database. The
 * page is the requested one, or the last.
 */
export async function findMeant({ db }: { db: Database }, criteria: Criteria, words: Words) {
  const [stays, counted] = await Promise.all([
    listResultCards(
      db,
      selectPage(criteria, words, { page: Math.max(1, criteria.page), pageSize }),
      criteria,
    ),
    db.get<{ total: number }>(countMatches(criteria, words)),
  ]);
  const total = counted?.total ?? 0;
  const pageCount = pageCountOf(total);
  return { stays, total, page: Math.min(Math.max(1, criteria.page), Math.max(1, pageCount)), pageCount };
}

const pageCountOf = (total: number) => Math.ceil(Math.min(total, resultLimit) / pageSize);

/** The first thousand in an order by value, which is read as quickly as counted; without words. */
async function findInOrder(db: Database, criteria: Criteria): Promise<Found> {
  const rows = await db.all<{ id: number }>(selectFirst(criteria, countLimit));
  return { total: rows.length, ids: rows.map(({ id }) => id), words: [], isInOrder: true };
}

/** Searches by the words as typed, and looks up meanings of unknown ones with it. */
async function findByWords(db: Database, criteria: Criteria, max: number) {
  const terms = queryTerms(criteria.q);
  const words = wordsOf(terms);
  if (criteria.q && words.length === 0)
    return { found: { total: 0, ids: [], words }, meant: null, areKnown: false };
  const query = selectMatches(criteria, words, max);
  const meaningsQuery = askMeanings(terms);
  if (!query || !meaningsQuery) {
    const found = query
      ? foundOf(await db.all<MatchRow>(query), criteria, words)
      : await countAll(db, criteria);
    return { found, meant: null, areKnown: true };
  }
  const [rows, meanings] = await db.batch([
    db.select(matchColumns).from(sql`(${query})`),
    db.select(meaningColumns).from(sql`(${meaningsQuery})`),
  ]);
  const found = foundOf(rows, criteria, words);
  const known = readMeanings(meanings);
  return { found, meant: found.total > 0 ? null : correctionOf(terms, known), areKnown: known.size === 0 };
}

type MatchRow = { rank: number; tier: number };
const matchColumns = { rank: sql<number>`rank`.as('rank'), tier: sql<number>`tier`.as('tier') };
const meaningColumns = {
  word: sql<MeaningRow['word']>`word`.as('word'),
  term: sql<MeaningRow['term']>`term`.as('term'),
  place: sql<MeaningRow['place']>`place`.as('place'),
};

/** Nothing narrows the search. */
async function countAll(db: Database, criteria: Criteria): Promise<Found> {
  const counted = await db.get<{ total: number }>(countMatches(criteria, []));
  return { total: counted?.total ?? 0, ids: null, words: [] };
}

function foundOf(rows: readonly MatchRow[], criteria: Criteria, words: Words): Found {
  const last = Math.max(0, ...rows.map(({ tier }) => tier));
  const total = rows.filter(({ tier }) => tier === last).length;
  const inOrder = rows.toSorted((a, b) => a.tier - b.tier || a.rank - b.rank);
  const ids = [...new Set(inOrder.map(({ rank }) => rank % idRange))];
  const isInOrder = criteria.sort === 'relevance';
  return { total, ids: isInOrder || total <= resultLimit ? ids : null, words, isInOrder };
}

/** The last 31 bits of a rank are the id; ranks have more bits than JavaScript's operators. */
const idRange = 2 ** 31;

type Part = { offset: number; size: number };

/** The part that begins there. */
function shownOf(criteria: Criteria, { ids, words, isInOrder }: Found, { offset, size }: Part): SQL {
  const limit = Math.min(size, resultLimit - offset);
  const { sort } = criteria;
  if (!ids || (!isInOrder && sort === 'nearest')) return walkMatches(criteria, words, { limit, offset });
  if (!isInOrder && sort !== 'nearest') return sortThese(ids, sort, { limit, offset });
  const page = JSON.stringify(ids.slice(offset, offset + limit));
  return sql`select value as id, key as place from json_each(${page})`;
}

async function listFirst(db: Database, criteria: Criteria, { ids, words }: Found): Promise<number[]> {
  if (ids) return ids.slice(0, resultLimit);
  const rows = await db.all<{ id: number }>(selectFirst(criteria, resultLimit, words));
  return rows.map(({ id }) => id);
}
