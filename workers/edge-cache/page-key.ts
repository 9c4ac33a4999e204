import { withQuery as withParams } from '~/features/directory/criteria/criteria';
import { searchPageParams } from '~/features/directory/criteria/left-out';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { properAddress } from '~/features/directory/criteria/proper-address';
import { beginsForm } from '~/features/visit/suggest/suggestion';
import { readStay } from '~/features/directory/criteria/stay';
import { lookupPath } from '~/features/content/redirects/rules/redirect-path';

import { isReadable } from '../readable-path';

/**
 * Addresses whose answers are about one person, have effects, or depend on more than the address. Everything
 * else may be cached if its answer declares what it shows.
 */
const uncached =
  /^\/(dashboard|auth|dev|assets|consent|newsletter|your-data|sign-out|add-property|edit-property|form-stamp|health|map-tiles|__manifest|cdn-cgi)(?=[/._]|$)/;
/** Answers with a page or with XML, as the Accept header says. */
const negotiated = '/sitemap';

const longestPath = 500;
const maxRoutes = 8;

export type PageKey = {
  /** Name of the answer in the cache. */
  key: string;
  /** Path and query of the request that renders it: nothing outside the key can affect the answer. */
  address: string;
  /** The path whose redirect would come before the page. */
  path: string;
  /** The query of the page in its canonical form, with its mark. */
  search: string;
  /** The visitor's query has more than that. */
  hasMore: boolean;
};

/**
 * The canonical form of an address: known parameters only, checked as the pages check them, in one order. Null for an address
 * that is never cached, such as a search that leads on to its proper address. `today` is Adelaide's date, `routes` the ids that a data request may name.
 */
export function pageKey(url: URL, today: string, routes: ReadonlySet<string>): PageKey | null {
  const isData = url.pathname.endsWith('.data');
  const raw = isData ? url.pathname.slice(0, -'.data'.length) : url.pathname;
  const path = lookupPath(isData && raw === '/_root' ? '/' : raw);
  if (path.length > longestPath || path === negotiated || uncached.test(path) || !isReadable(path))
    return null;
  if (isSearch(path) && properAddress(path, url.searchParams, today)) return null;
  const params = pageParams(path, url.searchParams, today);
  const search = params.size > 0 ? `?${params}` : '';
  const given = [...url.searchParams.keys()].filter((name) => name !== '_routes');
  const hasMore = given.length > params.size;
  if (!isData) return { key: path + search, address: path + search, path, search, hasMore };
  const wanted = routesOf(url.searchParams.get('_routes'), routes);
  if (wanted) params.set('_routes', wanted);
  const address = withParams(`${path === '/' ? '/_root' : path}.data`, params);
  return { key: address, address, path, search, hasMore };
}

function pageParams(path: string, query: URLSearchParams, today: string): URLSearchParams {
  if (query.size === 0) return query;
  if (path === '/') return only(query, { more: /^[a-z]{1,20}$/, group: /^[\w-]{1,80}$/ });
  if (path === '/suggestions') return only(query, { begins: beginsForm });
  if (path === '/guides' || path.startsWith('/accommodation-near/'))
    return only(query, { page: /^[1-9]\d{0,3}$/ });
  if (/^\/(property\/[^/]+|accommodation\/[^/]+\/[^/]+)$/.test(path) && !findPathPreset(path))
    return stayParams(query, today);
  if (isSearch(path)) return searchPageParams(query);
  return new URLSearchParams();
}

function only(query: URLSearchParams, known: Record<string, RegExp>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, form] of Object.entries(known)) {
    const value = query.get(name);
    if (value !== null && form.test(value)) params.set(name, value);
  }
  return params;
}

const isSearch = (path: string) => path === '/search' || findPathPreset(path) !== null;

function stayParams(query: URLSearchParams, today: string): URLSearchParams {
  const { checkIn, checkOut, guests } = readStay(query, today);
  const params = new URLSearchParams();
  if (checkIn) params.set('check_in', checkIn);
  if (checkOut) params.set('check_out', checkOut);
  if (guests !== null) params.set('guests', String(guests));
  return params;
}

function routesOf(wanted: string | null, known: ReadonlySet<string>): string {
  const named = (wanted ?? '').split(',').filter((id) => known.has(id));
  return [...new Set(named)].toSorted().slice(0, maxRoutes).join(',');
}
