import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';

/** The searches whose time must not grow with the directory. */
export const searchCases: Record<string, Partial<Criteria>> = {
  'no filter': {},
  'location=adelaide': { location: '' },
  'location slug': { location: 'glenelg' },
  'address substring': { location: 'tiridge str' },
  'type with price band': { types: ['hotel'], minPrice: 150, maxPrice: 249 },
  'stars with near airport': { stars: 4, nearAirport: true },
  'sort price_low': { sort: 'price_low' },
  'sort price_high': { sort: 'price_high' },
  'sort rating': { sort: 'rating' },
  'sort name': { sort: 'name' },
  'q of one word': { q: 'pool' },
  'q of two words': { q: 'garden cottage' },
  'last page': { page: 1000 },
};

export function caseCriteria(name: string): Criteria {
  return { ...emptyCriteria, ...searchCases[name] };
}
