import type { Criteria } from '~/features/directory/criteria/criteria';
import { notNear } from '~/features/directory/places/near';
import type { Term } from '~/features/directory/search/query-words';
import { expressionOf, type Words } from '~/features/directory/search/search-sql';

import type { Wish } from './missed-wish';

const maxWishes = 12;

/** The wishes of a search, the one that is given up most readily first. */
export function wishesOf(criteria: Criteria, terms: readonly Term[]): Wish[] {
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

/** The search without some of its wishes, and the words that remain of `words`. */
export function withoutWishes(criteria: Criteria, words: Words, missed: readonly Wish[]) {
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

/** The FTS5 query for each wish alone, without all others. */
export function expressionOfEach(criteria: Criteria, words: Words, wishes: readonly Wish[]): string[] {
  return wishes.map((wish) => {
    const others = wishes.filter((other) => other !== wish);
    const { search, words: own } = withoutWishes(criteria, words, others);
    return expressionOf(search, own) ?? '';
  });
}

/** The search without some of its wishes that are no words, as its address has it. */
export function searchWithout(criteria: Criteria, missed: readonly Wish[]): Criteria {
  const { search } = withoutWishes(criteria, [], missed);
  const sort = search.sort === 'nearest' && !search.near ? 'relevance' : search.sort;
  return { ...search, sort, page: 1 };
}
