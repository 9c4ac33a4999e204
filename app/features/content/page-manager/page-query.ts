import { pageTypes, type PageType } from '~/db/vocabulary';
import { readRowId } from '~/lib/row-id';

import { pageStates, type PageState } from './page-states';

/** The row that a page of the list begins after: its last change in milliseconds since the epoch, and its id. */
export type PageMark = { changedAt: number; id: number };

export type PageQuery = {
  /** Words of the title or the address; blank is no search. */
  q: string;
  type: PageType | null;
  /** Null means everything that is not in the trash. */
  state: PageState | null;
  after: PageMark | null;
};

const longestSearch = 100;

/** Reads a query string. Invalid parts are left out; nothing in it can fail the page. */
export function parsePageQuery(params: URLSearchParams): PageQuery {
  return {
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
    type: pageTypes.find((type) => type === params.get('type')) ?? null,
    state: pageStates.find((state) => state === params.get('state')) ?? null,
    after: readMark(params.get('after')),
  };
}

/** The list's address, without default values. */
export function pagesPath({ q, type, state, after }: Partial<PageQuery>): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (type) params.set('type', type);
  if (state) params.set('state', state);
  if (after) params.set('after', `${after.changedAt}-${after.id}`);
  const query = params.toString();
  return `/dashboard/pages${query && `?${query}`}`;
}

function readMark(text: string | null): PageMark | null {
  const [changedAt, id, ...more] = (text ?? '').split('-').map(readRowId);
  return changedAt && id && more.length === 0 ? { changedAt, id } : null;
}
