import {
  criteriaParams,
  emptyCriteria,
  parseCriteria,
  views,
  withQuery,
  type Criteria,
  type View,
} from './criteria';
import { leftOutParam } from './left-out';
import { findPathPreset } from './path-presets';

/**
 * True when search engines may keep the page of an address of this site: `/search`, a place, a landing page, and
 * their further pages, but no other filter, order, layout, dates or party. It does not check that a place exists or
 * has stays. The head of the pages, the links to them and the sitemap all use it.
 */
export function isIndexable(address: string): boolean {
  const [path = '', query] = address.replace(/#.*$/, '').split('?', 2);
  const params = new URLSearchParams(query);
  if (path === '/') return !params.has('more');
  const isSearch = path === '/search';
  if (!isSearch && !findPathPreset(path)) return true;
  const criteria = parseCriteria(params);
  const mayNamePlace = isSearch && /^[a-z0-9-]*$/.test(criteria.location);
  return !params.has(leftOutParam) && isPlain(mayNamePlace ? { ...criteria, location: '' } : criteria);
}

const isPlain = (criteria: Criteria) => criteriaParams({ ...criteria, page: emptyCriteria.page }).size === 0;

export type Rel = 'nofollow' | undefined;

/** The `rel` of a link to that address. */
export const relOf = (address: string): Rel => (isIndexable(address) ? undefined : 'nofollow');

/** The `rel` of a search's links to its views and to its further pages; `criteria` are the search on the screen at `path`. */
export function relsOf(path: string, criteria: Criteria): Record<View | 'pages', Rel> {
  const rel = (change: Partial<Criteria>) =>
    relOf(withQuery(path, criteriaParams({ ...criteria, ...change })));
  const [grid, list, map] = views.map((view) => rel({ view }));
  return { grid, list, map, pages: rel({}) };
}
