export const redirectStates = ['all', 'active', 'off'] as const;
export const redirectSorts = ['changed', 'hits'] as const;

/** The row after which a page begins: its value in the order, and its id. */
export type RedirectMark = { value: number; id: number };

export type RedirectQuery = {
  q: string;
  state: (typeof redirectStates)[number];
  sort: (typeof redirectSorts)[number];
  after: RedirectMark | null;
};

export const redirectsHome = '/dashboard/site/redirects';

/** Reads a query string. Invalid parts are left out; nothing in it can fail the page. */
export function parseRedirectQuery(params: URLSearchParams): RedirectQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, 200),
    state: redirectStates.find((state) => state === params.get('state')) ?? 'all',
    sort: redirectSorts.find((sort) => sort === params.get('sort')) ?? 'changed',
    after: readMark(params.get('after')),
  };
}

/** The list's address, without default values. */
export function redirectListPath({ q, state, sort, after }: Partial<RedirectQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (state && state !== 'all') params.set('state', state);
  if (sort && sort !== 'changed') params.set('sort', sort);
  if (after) params.set('after', `${after.value}-${after.id}`);
  const query = params.toString();
  return redirectsHome + (query && `?${query}`);
}

/** A mark in an address: two whole numbers. */
function readMark(text: string | null): RedirectMark | null {
  const [, value, id] = /^(\d{1,15})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return value && id ? { value: Number(value), id: Number(id) } : null;
}
