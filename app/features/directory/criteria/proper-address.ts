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
  const asked = parseCriteria(query);
  if (preset && isSentByForm(params) && !isWithin(asked, preset)) return withQuery('/search', query);
  const rest = preset && withoutPreset(query, asked, preset);
  return rest || proper ? withQuery(path, rest ?? query) : null;
}

/** Whether a search has all filters of a landing page, or narrower ones. */
function isWithin(asked: Criteria, preset: Partial<Filters>): boolean {
  const { types, tags = [], location, minPrice, maxPrice, nearAirport } = preset;
  return (
    (!types || (asked.types.length > 0 && asked.types.every((type) => types.includes(type)))) &&
    (!location || asked.location === location) &&
    tags.every((tag) => asked.tags.includes(tag)) &&
    (!minPrice || (asked.minPrice ?? 0) >= minPrice) &&
    (!maxPrice || (asked.maxPrice ?? Infinity) <= maxPrice) &&
    (!nearAirport || asked.nearAirport)
  );
}

/** The query without the filters that a landing page has anyway; null when it repeats none. */
function withoutPreset(query: URLSearchParams, asked: Criteria, preset: Partial<Filters>) {
  const { types = [], tags = [], location, minPrice, maxPrice, nearAirport } = preset;
  const isRepeated: Record<string, boolean> = {
    type: types.length > 0 && asked.types.toSorted().join() === types.toSorted().join(),
    tag: tags.some((tag) => asked.tags.includes(tag)),
    location: Boolean(location) && asked.location === location,
    min_price: Boolean(minPrice) && asked.minPrice === minPrice,
    max_price: Boolean(maxPrice) && asked.maxPrice === maxPrice,
    near_airport: nearAirport === true && asked.nearAirport,
  };
  const repeated = Object.keys(isRepeated).filter((name) => isRepeated[name]);
  if (repeated.length === 0) return null;
  const rest = new URLSearchParams(query);
  for (const name of repeated) rest.delete(name);
  if (isRepeated.tag) for (const tag of asked.tags) if (!tags.includes(tag)) rest.append('tag', tag);
  return rest;
}
