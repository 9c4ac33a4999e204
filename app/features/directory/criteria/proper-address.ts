import { parseCriteria, withQuery, type Criteria, type Filters } from './criteria';
import { isSentByForm, properQuery } from './left-out';
import { findPathPreset } from './path-presets';

/**
 * The address to which that of a search leads on; null for one that stays. A landing page's address does not repeat the filters
 * of its path. A form without scripts sends every filter: if those of the path are no longer among them, it is a search of its own.
 * `today` is Adelaide's date.
 */
export function properAddress(path: string, params: URLSearchParams, today: string): string | null {
  const preset = findPathPreset(path)?.criteria;
  const proper = properQuery(params, today);
  const query = proper ?? params;
  const criteria = parseCriteria(query);
  if (preset && isSentByForm(params) && !isWithin(criteria, preset)) return withQuery('/search', query);
  const rest = preset && withoutPreset(query, criteria, preset);
  return rest || proper ? withQuery(path, rest ?? query) : null;
}

/** True when a search has all filters of a landing page, or narrower ones. */
function isWithin(criteria: Criteria, preset: Partial<Filters>): boolean {
  const { types, tags = [], location, minPrice, maxPrice, nearAirport } = preset;
  return (
    (!types || (criteria.types.length > 0 && criteria.types.every((type) => types.includes(type)))) &&
    (!location || criteria.location === location) &&
    tags.every((tag) => criteria.tags.includes(tag)) &&
    (!minPrice || (criteria.minPrice ?? 0) >= minPrice) &&
    (!maxPrice || (criteria.maxPrice ?? Infinity) <= maxPrice) &&
    (!nearAirport || criteria.nearAirport)
  );
}

/** The query without the filters that a landing page has anyway; null when it repeats none. */
function withoutPreset(query: URLSearchParams, criteria: Criteria, preset: Partial<Filters>) {
  const { types = [], tags = [], location, minPrice, maxPrice, nearAirport } = preset;
  const isRepeated: Record<string, boolean> = {
    type: types.length > 0 && criteria.types.toSorted().join() === types.toSorted().join(),
    tag: tags.some((tag) => criteria.tags.includes(tag)),
    location: Boolean(location) && criteria.location === location,
    min_price: Boolean(minPrice) && criteria.minPrice === minPrice,
    max_price: Boolean(maxPrice) && criteria.maxPrice === maxPrice,
    near_airport: nearAirport === true && criteria.nearAirport,
  };
  const repeated = Object.keys(isRepeated).filter((name) => isRepeated[name]);
  if (repeated.length === 0) return null;
  const rest = new URLSearchParams(query);
  for (const name of repeated) rest.delete(name);
  if (isRepeated.tag) for (const tag of criteria.tags) if (!tags.includes(tag)) rest.append('tag', tag);
  return rest;
}
