import { sql, type SQL } from 'drizzle-orm';

import { wholeNumber } from '~/db/whole-number';
import type { Database } from '~/db/client';
import { resultLimit, type Criteria } from '~/features/directory/criteria/criteria';
import {
  countOrKnow,
  expressionOf,
  firstMatches,
  idOfRank,
  selectList,
  selectMatches,
  selectPart,
  type Words,
} from '~/features/directory/search/search-sql';
import { maxPins, maxPinsBesideNames } from '~/features/visit/map/max-pins';

import { listPlacedCards, listResultCards } from './list-result-cards.server';
import { pageCountOf } from './page-count';
import { firstLatePage, pageSize } from './page-size';

/** One page of the properties that match the corrected words, and their number up to 1,001. */
export async function findMeant({ db }: { db: Database }, criteria: Criteria, words: Words) {
  const requested = Math.max(1, Math.min(criteria.page, pageCountOf(resultLimit)));
  const isInList = ['relevance', 'name'].includes(criteria.sort) || requested >= firstLatePage;
  if (!isInList) return findAlongOrder(db, criteria, words, requested);
  const placed = await listPlacedCards(db, selectPageOfList(criteria, words, requested), criteria);
  const total = Math.floor((placed[0]?.place ?? 0) / placeRange);
  const pageCount = pageCountOf(total);
  const page = Math.min(requested, Math.max(1, pageCount));
  return { stays: placed.map(({ card }) => card), total, page, pageCount };
}

/** Early pages of an order by a value or by minutes: one more call to the database for a page beyond the last, which is then shown. */
async function findAlongOrder(db: Database, criteria: Criteria, words: Words, requested: number) {
  const listPage = (page: number) =>
    listResultCards(
      db,
      selectPart(criteria, words, { limit: pageSize, offset: (page - 1) * pageSize }),
      criteria,
    );
  const [stays, counted] = await Promise.all([
    listPage(requested),
    db.get<{ total: number }>(countOrKnow(criteria, words)),
  ]);
  const total = counted?.total ?? 0;
  const pageCount = pageCountOf(total);
  const page = Math.min(requested, Math.max(1, pageCount));
  return { stays: page < requested && total > 0 ? await listPage(page) : stays, total, page, pageCount };
}

/** `place` has the number of all matches as well, times this. */
const placeRange = 1_000;

/** `id` and `place` of the requested page or the last. The database counts no rows for what it takes from a JSON list. */
function selectPageOfList(criteria: Criteria, words: Words, page: number): SQL {
  const most = sql`min(total, ${wholeNumber(resultLimit)})`;
  const offset = sql`min(${wholeNumber((page - 1) * pageSize)}, (${most} - 1) / ${wholeNumber(pageSize)} * ${wholeNumber(pageSize)})`;
  const rank = sql`json_extract(ranks, '$[' || (${offset} + at.value) || ']')`;
  const positions = JSON.stringify([...Array(pageSize).keys()]);
  return sql`with list as materialized (${selectList(criteria, words, page * pageSize)})
    select ${idOfRank()} as id, place from (
      select ${rank} as rank, total * ${wholeNumber(placeRange)} + at.value as place
      from list cross join json_each(${positions}) at where ${offset} + at.value < ${most})`;
}

/**
 * As many of the matches as a map has. In an order, whose page is sorted by itself, they are the first in the order of the directory:
 * to sort them once more would read too many rows.
 */
export function selectMeantPins(criteria: Criteria, words: Words): { chosen: SQL | null; most: number } {
  const most = criteria.sort === 'name' ? maxPinsBesideNames : maxPins;
  const expression = expressionOf(criteria, words);
  if (expression === null) return { chosen: null, most };
  const chosen =
    criteria.sort === 'relevance'
      ? sql`select ${idOfRank()} as id from (${selectMatches(criteria, words, most)})`
      : firstMatches(expression, most);
  return { chosen: sql`select id, 0 as place from (${chosen})`, most };
}
