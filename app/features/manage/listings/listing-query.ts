import { listingChoices, type ListingFilter } from './listing-states';

export const listingSorts = ['newest', 'name', 'changed'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** A row that a page begins after or ends before: its value in the order, and its id. */
export type ListingMark = { value: string | number; id: number };

export type ListingQuery = {
  status: ListingFilter;
  /** Words of the name; blank means no search. Matches are in the order of entry, the newest first. */
  q: string;
  sort: ListingSort;
  after: ListingMark | null;
  before: ListingMark | null;
};

const longestSearch = 100;
const longestMark = 1_000;

/** Reads a query string. Invalid parts are left out; nothing in it can fail the page. */
export function parseListingQuery(params: URLSearchParams): ListingQuery {
  const sort = oneOf(listingSorts, params.get('sort'));
  const after = readMark(params.get('after'), sort);
  return {
    status: oneOf(listingChoices, params.get('status')),
    q: (params.get('q') ?? '').trim().slice(0, longestSearch),
    sort,
    after,
    before: after ? null : readMark(params.get('before'), sort),
  };
}

/** The list's address, without default values. */
export function listingPath({ status, q, sort, after, before }: Partial<ListingQuery>): string {
  const params = new URLSearchParams();
  if (status && status !== 'all') params.set('status', status);
  if (q) params.set('q', q);
  if (sort && sort !== 'newest') params.set('sort', sort);
  if (after) params.set('after', writeMark(after));
  if (before) params.set('before', writeMark(before));
  const query = params.toString();
  return `/dashboard/properties${query && `?${query}`}`;
}

/** The search words, at most eight. */
export function listingWords(q: string): string[] {
  return (q.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 8);
}

function oneOf<Word extends string>(words: readonly [Word, ...Word[]], value: string | null): Word {
  return words.find((word) => word === value) ?? words[0];
}

function writeMark({ value, id }: ListingMark): string {
  const bytes = new TextEncoder().encode(JSON.stringify([value, id]));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function readMark(text: string | null, sort: ListingSort): ListingMark | null {
  if (!text || text.length > longestMark) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const mark: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(mark)) return null;
    const [value, id] = mark as unknown[];
    const fits = sort === 'name' ? typeof value === 'string' : Number.isSafeInteger(value);
    return fits && Number.isSafeInteger(id) ? ({ value, id } as ListingMark) : null;
  } catch {
    return null;
  }
}
