import type { Database } from '~/db/client';
import { listPropertyCards } from '~/features/properties/list-property-cards.server';
import type { PropertyCardData } from '~/features/properties/property-card-data';

import { correctWords } from './correct-words.server';
import type { Criteria } from './criteria';
import { pageSize } from './page-size';
import { queryWords, wordForms } from './query-words';
import { countByFilters, pageByFilters, pageByText, resultLimit } from './search-sql';

export type StayResults = {
  stays: PropertyCardData[];
  /** Exact up to 1,000; with `isCapped` there are more. */
  total: number;
  isCapped: boolean;
  /** The page shown: the asked one, or the last there is. */
  page: number;
  pageCount: number;
  /** What the words were taken to mean when nothing matched them as typed. */
  correctedTo: string | null;
};

type Found = { ids: number[]; total: number };

/** Public stays that fit the criteria, one page of them, in the asked order. */
export async function findStays({ db }: { db: Database }, criteria: Criteria): Promise<StayResults> {
  const { ids, total, page, correctedTo } = await findStayIds({ db }, criteria, pageSize);
  return {
    stays: await listPropertyCards(db, ids),
    total: Math.min(total, resultLimit),
    isCapped: total > resultLimit,
    page,
    pageCount: pagesOf(total, pageSize),
    correctedTo,
  };
}

/** Ids of one page of `size` stays; the page is drawn back to the last one that exists. */
export async function findStayIds({ db }: { db: Database }, criteria: Criteria, size: number) {
  const asked = Math.max(1, criteria.page);
  const words = queryWords(criteria.q).map(wordForms);
  if (criteria.q && words.length === 0) return { ids: [], total: 0, page: 1, correctedTo: null };
  const search = (page: number, forms: readonly (readonly string[])[]) =>
    runSearch(db, criteria, forms, { limit: size, offset: (page - 1) * size });

  let found = await search(asked, words);
  let correctedTo: string | null = null;
  if (found.total === 0 && words.length > 0) {
    const correction = await correctWords(db, words);
    if (correction) {
      const again = await search(asked, correction.forms);
      if (again.total > 0) {
        found = again;
        correctedTo = correction.text;
        words.splice(0, words.length, ...correction.forms);
      }
    }
  }
  const page = Math.min(asked, Math.max(1, pagesOf(found.total, size)));
  if (page !== asked) found = await search(page, words);
  return { ...found, page, correctedTo };
}

/** Number of matches, at most 1,001, for the offers of an empty result. */
export async function countStays({ db }: { db: Database }, criteria: Criteria): Promise<number> {
  return (await findStayIds({ db }, { ...criteria, page: 1 }, 1)).total;
}

const pagesOf = (total: number, size: number) => Math.ceil(Math.min(total, resultLimit) / size);

async function runSearch(
  db: Database,
  criteria: Criteria,
  words: readonly (readonly string[])[],
  slice: { limit: number; offset: number },
): Promise<Found> {
  const offset = Math.min(slice.offset, resultLimit);
  const bounded = { limit: Math.min(slice.limit, resultLimit - offset), offset };
  if (words.length === 0 && !criteria.location) return searchByFilters(db, criteria, bounded);
  const rows = await db.all<{ id: number; total: number }>(pageByText(criteria, words, bounded));
  if (rows[0]) return { ids: rows.map((row) => row.id), total: rows[0].total };
  if (offset === 0) return { ids: [], total: 0 };
  const first = await db.all<{ total: number }>(pageByText(criteria, words, { limit: 1, offset: 0 }));
  return { ids: [], total: first[0]?.total ?? 0 };
}

async function searchByFilters(db: Database, criteria: Criteria, slice: { limit: number; offset: number }) {
  const [counted] = await db.all<{ total: number }>(countByFilters(criteria));
  const total = counted?.total ?? 0;
  if (total === 0 || slice.offset >= total) return { ids: [], total };
  const rows = await db.all<{ id: number }>(pageByFilters(criteria, { ...slice, few: total <= resultLimit }));
  return { ids: rows.map((row) => row.id), total };
}
