import type { Database } from '~/db/client';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { queryWords, wordForms } from '~/features/directory/search/query-words';
import { resultLimit, selectPage } from '~/features/directory/search/search-sql';

import { correctWords, type Correction } from './correct-words.server';
import { pageSize } from './page-size';

type Found = { ids: number[]; /** At most 1,001. */ total: number };

export type FoundIds = Found & {
  /** The page found: the requested one, or the last. */
  page: number;
  pageCount: number;
  /** The first thousand ids, when they were requested. */
  all: number[];
  /** The possible meaning of the words, looked up only when nothing matched them as typed. */
  meant: Correction | null;
  /** The corrected words, when they had results. */
  correctedTo: string | null;
};

/**
 * Ids of one page of the matching public properties, in the requested order; with `all` also the first
 * thousand. At most four calls to the database, whatever the criteria.
 */
export async function findPropertyIds(
  { db }: { db: Database },
  criteria: Criteria,
  { all = false } = {},
): Promise<FoundIds> {
  const asked = Math.max(1, criteria.page);
  const slice = all ? { size: resultLimit, page: 1 } : { size: pageSize, page: asked };
  const { ids, total, ...taken } = await searchByMeaning(db, criteria, slice);
  const pageCount = pagesOf(total, pageSize);
  const page = Math.min(asked, Math.max(1, pageCount));
  const ofPage = all ? ids.slice((page - 1) * pageSize, page * pageSize) : ids;
  return { ids: ofPage, total, page, pageCount, all: all ? ids : [], ...taken };
}

type Slice = { size: number; page: number };

const pagesOf = (total: number, size: number) => Math.ceil(Math.min(total, resultLimit) / size);

/** Searches by the words as typed, and by their correction when that finds nothing. */
async function searchByMeaning(
  db: Database,
  criteria: Criteria,
  slice: Slice,
): Promise<Found & Pick<FoundIds, 'meant' | 'correctedTo'>> {
  const words = queryWords(criteria.q).map(wordForms);
  if (criteria.q && words.length === 0) return { ids: [], total: 0, meant: null, correctedTo: null };
  const typed = await search(db, criteria, words, slice);
  if (typed.total > 0 || words.length === 0) return { ...typed, meant: null, correctedTo: null };
  const meant = await correctWords(db, words);
  const corrected = meant ? await search(db, criteria, meant.forms, slice) : typed;
  return { ...corrected, meant, correctedTo: meant && corrected.total > 0 ? meant.text : null };
}

async function search(
  db: Database,
  criteria: Criteria,
  words: readonly (readonly string[])[],
  slice: Slice,
): Promise<Found> {
  const rows = await db.all<{ id: number; total: number }>(selectPage(criteria, words, slice));
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
