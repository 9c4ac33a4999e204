import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { Criteria } from '~/features/directory/criteria/criteria';
import type { Place } from '~/features/directory/search/list-places.server';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { expressionOf, idOfRank } from '~/features/directory/search/search-sql';

import type { Correction } from '~/features/visit/search/results/correct-words.server';
import { missedWish, type Wish } from './missed-wish';
import { missedOf, selectMostMet } from './most-met';
import { expressionOfEach, wishesOf, withoutWishes } from './wishes';

/** A stay that does not meet the whole search, and the wishes that it does not meet, in words. */
export type NearestStay = PropertyCardData & { misses: string };

const shown = 6;
/** With more wishes than these, only one of them is given up. */
const maxPaired = 6;
/** A price that is up to a quarter beyond the requested bound is near. */
const priceReach = 0.25;

type Relaxed = { missed: readonly Wish[]; expression: string };

/**
 * The searches that meet most wishes, the nearest first: with a price a little beyond the bound, without one
 * wish, without two.
 */
function relaxedSearches(criteria: Criteria, meant: Correction | null): Relaxed[] {
  const terms = queryTerms(criteria.q);
  const words = meant?.forms ?? wordsOf(terms);
  // A text without words is a wish that nothing can meet.
  if (criteria.q && terms.length === 0) return [];
  const wishes = wishesOf(criteria, terms);
  const one = wishes.length > 1 ? wishes.map((wish) => [wish]) : [];
  const two = wishes.length > 3 && wishes.length <= maxPaired ? pairsOf(wishes) : [];
  const [first] = wishes;
  const near = first?.kind === 'price' ? [{ missed: [first], search: nearPrice(criteria), words }] : [];
  const without = [...one, ...two].map((missed) => ({ missed, ...withoutWishes(criteria, words, missed) }));
  return [...near, ...without].flatMap(({ missed, search, words }) => {
    const expression = expressionOf(search, words);
    return expression ? [{ missed, expression }] : [];
  });
}

const pairsOf = (wishes: readonly Wish[]): Wish[][] =>
  wishes.flatMap((wish, at) => wishes.slice(at + 1).map((other) => [wish, other]));

function nearPrice(criteria: Criteria): Criteria {
  const { minPrice, maxPrice } = criteria;
  return {
    ...criteria,
    minPrice: minPrice && Math.floor(minPrice * (1 - priceReach)),
    maxPrice: maxPrice && Math.ceil(maxPrice * (1 + priceReach)),
  };
}

/**
 * Statement for the nearest stays of a search that finds nothing; null where nothing is near. Each of the
 * relaxed searches gives its first six stays; where they find nothing either, the result is the stays that
 * meet most of the wishes. `rows` may be read.
 */
export function selectNearest(db: Database, criteria: Criteria, meant: Correction | null, rows: SQL) {
  const expressions = relaxedSearches(criteria, meant).map(({ expression }) => expression);
  if (expressions.length === 0) return null;
  const terms = queryTerms(criteria.q);
  const each = expressionOfEach(criteria, meant?.forms ?? wordsOf(terms), wishesOf(criteria, terms));
  return selectCardsOf(db, nearOrMostMet(expressions, each, sql`${rows} / 8`));
}

/** `place` is 100 times the position of the search that finds a stay, and its position there. */
const firstOfEach = (expressions: string): SQL => sql`
  select ${idOfRank('first.value')} as id, min(wish.key * 100 + first.key) as place
  from json_each(${expressions}) wish cross join json_each((select json_group_array(rank) from (
    select rowid as rank from property_search where property_search match wish.value order by rowid limit ${shown}))) first
  group by first.value order by place limit ${shown}`;

/** From here on `place` is a position in the order of most wishes met, in steps of `step`, and the wishes that are met as bits. */
const farther = 100_000;
const step = 10_000;

const nearOrMostMet = (expressions: readonly string[], each: readonly string[], looked: SQL): SQL => sql`
  with near as materialized (${firstOfEach(JSON.stringify(expressions))}),
  met as (${selectMostMet(
    sql`case when exists (select 1 from near) then '[]' else ${JSON.stringify(each)} end`,
    { wishes: each.length, looked, limit: shown },
  )})
  select id, place from near
  union all select ${idOfRank()}, ${farther} + position * ${step} + met from met`;

/** The stays of the statement's rows. A missed word is named as it was typed, even if it was corrected. */
export function nearestStays(
  criteria: Criteria,
  places: readonly Place[],
  rows: Parameters<typeof toCards<number>>[0],
): NearestStay[] {
  const searches = relaxedSearches(criteria, null);
  const wishes = wishesOf(criteria, queryTerms(criteria.q));
  const cards = toCards(rows);
  return rows.flatMap(({ place }, at) => {
    const card = cards[at];
    const missed =
      place < farther ? (searches[Math.floor(place / 100)]?.missed ?? []) : missedOf(wishes, place % step);
    return card
      ? [{ ...card, misses: missed.map((wish) => missedWish(wish, criteria, places, card)).join(' · ') }]
      : [];
  });
}
