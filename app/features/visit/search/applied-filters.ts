import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { formatMoney } from '~/lib/money';

import type { Criteria } from '~/features/directory/criteria/criteria';

/** One applied filter, in words, and the criteria without it. */
export type AppliedFilter = { key: string; label: string; without: Criteria };

/**
 * All applied filters, in the order of the filter panel. `placeName` is the location's name if it is known.
 */
export function appliedFilters(criteria: Criteria, placeName: string | null = null): AppliedFilter[] {
  const filters: AppliedFilter[] = [];
  const add = (key: string, label: string, change: Partial<Criteria>) =>
    filters.push({ key, label, without: { ...criteria, ...change, page: 1 } });
  const { q, location, types, tags, minPrice, maxPrice, stars, nearAirport } = criteria;

  if (q) add('q', `“${q}”`, { q: '' });
  if (location) add('location', placeName ?? location, { location: '' });
  for (const type of types) {
    add(`type-${type}`, propertyTypeLabels[type], { types: types.filter((other) => other !== type) });
  }
  for (const tag of tags) {
    add(`tag-${tag}`, tagLabel(tag), { tags: tags.filter((other) => other !== tag) });
  }
  if (minPrice !== null || maxPrice !== null) {
    add('price', priceLabel(minPrice, maxPrice), { minPrice: null, maxPrice: null });
  }
  if (stars) add('stars', stars === 5 ? '5 stars' : `${stars}+ stars`, { stars: null });
  if (nearAirport) add('near_airport', 'Near the airport', { nearAirport: false });
  return filters;
}

function tagLabel(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function priceLabel(min: number | null, max: number | null): string {
  if (max === null) return `From ${formatMoney(min ?? 0, 'AUD')}`;
  const isBelow = !Number.isInteger(max);
  const highest = formatMoney(Math.ceil(max), 'AUD');
  if (min === null) return isBelow ? `Under ${highest}` : `Up to ${highest}`;
  return `${formatMoney(min, 'AUD')} to ${isBelow ? 'under ' : ''}${highest}`;
}
