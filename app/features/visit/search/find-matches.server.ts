import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { queryWords, wordForms } from '~/features/directory/search/query-words';
import {
  countLimit,
  countMatches,
  resultLimit,
  selectFirst,
  selectMatches,
  sortThese,
  walkMatches,
  type Words,
} from '~/features/directory/search/search-sql';

import { correctWords, type Correction } from './correct-words.server';
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
  /** The first thousand ids, when they were requested; in no particular order if there are fewer. */
  all: number[];
  /** The possible meaning of the words, looked up only when nothing matched them as typed. */
  meant: Correction | null;
  /** The corrected words, when they had results. */
  correctedTo: string | null;
};

/**
 * The public properties that match, and one page of them in the requested order; with `all` also the first thousand. One
 * call to the database, four when words are corrected; with `all` one more for an order of more than a thousand.
 */
export async function findMatches(
  { db }: { db: Database },
  criteria: Criteria,
  { all = false } = {},
): Promise<Matches> {
  const asked = Math.max(1, criteria.page);
  const most = all ? resultLimit : Math.min(asked * pageSize, resultLimit);
  const inOrder = all && !criteria.q && ['price_low', 'price_high', 'rating'].includes(criteria.sort);
  const { found, meant } = inOrder
    ? { found: await findInOrder(db, criteria), meant: null }
    : await findByMeaning(db, criteria, most);
  const pageCount = Math.ceil(Math.min(found.total, resultLimit) / pageSize);
  const page = Math.min(asked, Math.max(1, pageCount));
  const offset = (page - 1) * pageSize;
  const first = all ? await listFirst(db, criteria, found) : [];
  return {
    total: found.total,
    page,
    pageCount,
    shown: found.total > 0 ? shownOf(criteria, found, offset) : null,
    all: first,
    meant,
    correctedTo: meant && found.total > 0 ? meant.text : null,
  };
}

/** The first thousand in an order by value, which is read as quickly as counted; without words. */
async function findInOrder(db: Database, criteria: Criteria): Promise<Found> {
  const rows = await db.all<{ id: number }>(selectFirst(criteria, countLimit));
  return { total: rows.length, ids: rows.map(({ id }) => id), words: [], isInOrder: true };
}

/** Searches by the words as typed, and by their correction when that finds nothing. */
async function findByMeaning(db: Database, criteria: Criteria, most: number) {
  const words = queryWords(criteria.q).map(wordForms);
  if (criteria.q && words.length === 0) return { found: { total: 0, ids: [], words }, meant: null };
  const typed = await find(db, criteria, words, most);
  if (typed.total > 0 || words.length === 0) return { found: typed, meant: null };
  const meant = await correctWords(db, words);
  return { found: meant ? await find(db, criteria, meant.forms, most) : typed, meant };
}

async function find(db: Database, criteria: Criteria, words: Words, most: number): Promise<Found> {
  const query = selectMatches(criteria, words, most);
  if (!query) {
    const counted = await db.get<{ total: number }>(countMatches(criteria, words));
    return { total: counted?.total ?? 0, ids: null, words };
  }
  const rows = await db.all<{ rank: number; tier: number }>(query);
  const last = Math.max(0, ...rows.map(({ tier }) => tier));
  const total = rows.filter(({ tier }) => tier === last).length;
  const inOrder = rows.sort((a, b) => a.tier - b.tier || a.rank - b.rank);
  const ids = [...new Set(inOrder.map(({ rank }) => rank % idRange))];
  const isInOrder = criteria.sort === 'relevance';
  return { total, ids: isInOrder || total <= resultLimit ? ids : null, words, isInOrder };
}

/** The last 31 bits of a rank are the id; ranks have more bits than JavaScript's operators. */
const idRange = 2 ** 31;

/** The page that begins there. */
function shownOf(criteria: Criteria, { ids, words, isInOrder }: Found, offset: number): SQL {
  const limit = Math.min(pageSize, resultLimit - offset);
  if (!ids) return walkMatches(criteria, words, { limit, offset });
  if (!isInOrder) return sortThese(ids, criteria.sort, { limit, offset });
  const page = JSON.stringify(ids.slice(offset, offset + limit));
  return sql`select value as id, key as place from json_each(${page})`;
}

async function listFirst(db: Database, criteria: Criteria, { ids, words }: Found): Promise<number[]> {
  if (ids) return ids.slice(0, resultLimit);
  const rows = await db.all<{ id: number }>(selectFirst(criteria, resultLimit, words));
  return rows.map(({ id }) => id);
}
