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
 * Whether search engines may keep the page of an address of this site: `/search`, a place, a landing page, and their further
 * pages, but no other filter, order, layout, dates or party. Whether a place exists or has stays is not checked here. The head of
 * the pages, the links to them and the sitemap all go by it.
 */
export function isIndexable(address: string): boolean {
  const [path = '', query] = address.replace(/#.*$/, '').split('?', 2);
  const params = new URLSearchParams(query);
  if (path === '/') return !params.has('more');
  const isSearch = path === '/search';
  if (!isSearch && !findPathPreset(path)) return true;
  const asked = parseCriteria(params);
  const mayNamePlace = isSearch && /^[a-z0-9-]*$/.test(asked.location);
  return !params.has(leftOutParam) && isPlain(mayNamePlace ? { ...asked, location: '' } : asked);
}

const isPlain = (criteria: Criteria) => criteriaParams({ ...criteria, page: emptyCriteria.page }).size === 0;

export type Rel = 'nofollow' | undefined;

/** The `rel` of a link to that address. */
export const relOf = (address: string): Rel => (isIndexable(address) ? undefined : 'nofollow');

/** The `rel` of a search's links to its views and to its further pages; `asked` is the search on the screen at `path`. */
export function relsOf(path: string, asked: Criteria): Record<View | 'pages', Rel> {
  const rel = (change: Partial<Criteria>) => relOf(withQuery(path, criteriaParams({ ...asked, ...change })));
  const [grid, list, map] = views.map((view) => rel({ view }));
  return { grid, list, map, pages: rel({}) };
}
