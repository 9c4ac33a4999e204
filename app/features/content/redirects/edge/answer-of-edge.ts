import { findHardRedirect } from '~/features/content/redirects/rules/find-hard-redirect';
import { lookupPath } from '~/features/content/redirects/rules/redirect-path';
import type { RedirectTable, StoredRedirect } from '~/features/content/redirects/rules/redirect-table';

export type EdgeAnswer = StoredRedirect & {
  /** Fixed in the code, stored by an admin, or the same path without capitals and needless slashes. */
  kind: 'hard' | 'stored' | 'trimmed';
};

/** Where the edge sends a path before any page is rendered; null when the request goes on to the pages. */
export async function answerOfEdge(
  path: string,
  search: string,
  table: Pick<RedirectTable, 'find'>,
): Promise<EdgeAnswer | null> {
  const hard = findHardRedirect(path);
  if (hard) return { kind: 'hard', to: hard + search, status: 301 };
  const stored = await table.find(lookupPath(path));
  if (stored) return { kind: 'stored', to: withQuery(stored.to, search), status: stored.status };
  const proper = properSpelling(path);
  return proper === path ? null : { kind: 'trimmed', to: proper + search, status: 301 };
}

/** Files, whose names may have capitals. */
const files = /^\/+(assets|images|media|cdn-cgi|\.well-known|__[a-z]+)(\/|$)/;

/** The path as the site writes it: in small letters, with single slashes and none at its end. */
function properSpelling(path: string): string {
  const single = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (files.test(path)) return single;
  return single.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** A redirect's target with the request's query, unless the target has its own. */
export function withQuery(to: string, search: string): string {
  if (to.includes('?') || !search) return to;
  const [path = '', mark] = to.split('#', 2);
  return path + search + (mark === undefined ? '' : `#${mark}`);
}
