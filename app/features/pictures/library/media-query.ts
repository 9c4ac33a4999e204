import { readRowId } from '~/lib/row-id';

export type MediaQuery = { words: string; before: number | null; only: number | null };

/** Filters of the library from a query string; invalid ones are left out. */
export function readMediaQuery(params: URLSearchParams): MediaQuery {
  return {
    words: (params.get('q') ?? '').trim().slice(0, 100),
    before: readRowId(params.get('before')),
    only: readRowId(params.get('only')),
  };
}

/** The query string of a page of the library. */
export function mediaQueryString({ words, before, only }: Partial<MediaQuery>): string {
  return new URLSearchParams({
    ...(words && { q: words }),
    ...(before && { before: String(before) }),
    ...(only && { only: String(only) }),
  }).toString();
}
