import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { Criteria } from '~/features/directory/criteria/criteria';
import { notNear } from '~/features/directory/places/near';
import type { Place } from '~/features/directory/search/list-places.server';
import { queryTerms, wordsOf, type Term } from '~/features/directory/search/query-words';
import { expressionOf, type Words } from '~/features/directory/search/search-sql';

import type { Correction } from './correct-words.server';
import { missedWish, type Wish } from './missed-wish';

/** A stay that does not meet all that was asked, and what it does not meet, in words. */
export type NearestStay = PropertyCardData & { misses: string };

const shown = 6;
const maxWishes = 12;
/** With more wishes than these, only one of them is given up. */
const maxPaired = 6;
/** A price that is a quarter beside what was asked for is near. */
const priceReach = 0.25;

/** What a search asks for, the wish that is given up most readily first. */
function wishesOf(criteria: Criteria, terms: readonly Term[]): Wish[] {
  const { minPrice, maxPrice, rating, stars, tags, amenities, nearAirport, room, near, types, location } =
    criteria;
  const wishes: (Wish | false)[] = [
    (minPrice !== null || maxPrice !== null) && { kind: 'price' },
    rating !== null && { kind: 'rating' },
    stars !== null && { kind: 'stars' },
    ...tags.map((value) => ({ kind: 'tag' as const, value })),
    ...amenities.map((value) => ({ kind: 'amenity' as const, value })),
    nearAirport && { kind: 'near_airport' },
    room && { kind: 'room' },
    near !== '' && { kind: 'near' },
    types.length > 0 && { kind: 'type' },
    location !== '' && { kind: 'location' },
    ...terms.map(({ typed }, at) => ({ kind: 'word' as const, value: typed, at })),
  ];
  return wishes.filter((wish) => wish !== false).slice(0, maxWishes);
}

type Relaxed = { missed: readonly Wish[]; expression: string };

/** The searches that meet most wishes, the nearest first: with a price a little beside, without one wish, without two. */
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

function withoutWishes(criteria: Criteria, words: Words, missed: readonly Wish[]) {
  const search: Criteria = { ...criteria };
  for (const wish of missed) giveUp(search, wish);
  const gone = missed.flatMap((wish) => (wish.kind === 'word' ? [wish.at] : []));
  return { search, words: words.filter((_, at) => !gone.includes(at)) };
}

function giveUp(search: Criteria, wish: Wish) {
  switch (wish.kind) {
    case 'price':
      [search.minPrice, search.maxPrice] = [null, null];
      break;
    case 'rating':
      search.rating = null;
      break;
    case 'stars':
      search.stars = null;
      break;
    case 'tag':
      search.tags = search.tags.filter((tag) => tag !== wish.value);
      break;
    case 'amenity':
      search.amenities = search.amenities.filter((names) => names !== wish.value);
      break;
    case 'near_airport':
      search.nearAirport = false;
      break;
    case 'room':
      search.room = false;
      break;
    case 'near':
      Object.assign(search, notNear);
      break;
    case 'type':
      search.types = [];
      break;
    case 'location':
      search.location = '';
      break;
    case 'word':
      break;
  }
}

/**
 * Statement for the nearest stays of a search that finds nothing; null where nothing is near. Each of the relaxed searches gives
 * its first six.
 */
export function selectNearest(db: Database, criteria: Criteria, meant: Correction | null) {
  const expressions = relaxedSearches(criteria, meant).map(({ expression }) => expression);
  return expressions.length > 0 ? selectCardsOf(db, firstOfEach(JSON.stringify(expressions))) : null;
}

/** `place` is 100 times the position of the search that finds a stay, and its position there. */
const firstOfEach = (expressions: string): SQL => sql`
  select first.value & 2147483647 as id, min(asked.key * 100 + first.key) as place
  from json_each(${expressions}) asked cross join json_each((select json_group_array(rank) from (
    select rowid as rank from property_search where property_search match asked.value order by rowid limit ${shown}))) first
  group by first.value order by place limit ${shown}`;

/** The stays of the statement's rows. A corrected word is named as it was typed. */
export function nearestStays(
  criteria: Criteria,
  places: readonly Place[],
  rows: Parameters<typeof toCards>[0],
): NearestStay[] {
  const searches = relaxedSearches(criteria, null);
  const cards = toCards(rows);
  return rows.flatMap(({ place }, at) => {
    const card = cards[at];
    const wishes = searches[Math.floor(place / 100)]?.missed ?? [];
    return card
      ? [{ ...card, misses: wishes.map((wish) => missedWish(wish, criteria, places, card)).join(' · ') }]
      : [];
  });
}
