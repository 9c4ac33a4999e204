import { findHardRedirect } from '~/features/content/redirects/rules/find-hard-redirect';
import { lookupPath } from '~/features/content/redirects/rules/redirect-path';
import type { RedirectTable, StoredRedirect } from '~/features/content/redirects/rules/redirect-table';

export type EdgeAnswer = StoredRedirect & {
  /** Fixed in the code, stored by an admin, or the same path without capitals and needless slashes. */
  kind: 'hard' | 'stored' | 'trimmed';
};

type Table = Pick<RedirectTable, 'find'>;

/**
 * The address to which the edge sends a path before any page is rendered; null when the request goes on to the pages.
 * A path that is not properly spelled is sent at once to where its proper spelling leads, unless it has a redirect of
 * its own.
 */
export async function answerOfEdge(path: string, search: string, table: Table): Promise<EdgeAnswer | null> {
  const own = await redirectOf(path, search, table);
  const proper = properSpelling(path);
  if (own || proper === path) return own;
  return (await redirectOf(proper, search, table)) ?? { kind: 'trimmed', to: proper + search, status: 301 };
}

async function redirectOf(path: string, search: string, table: Table): Promise<EdgeAnswer | null> {
  const hard = findHardRedirect(path);
  if (hard) return { kind: 'hard', to: hard + search, status: 301 };
  const stored = await table.find(lookupPath(path));
  return stored && { kind: 'stored', to: keepQuery(stored.to, search), status: stored.status };
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
export function keepQuery(to: string, search: string): string {
  if (to.includes('?') || !search) return to;
  const [path = '', mark] = to.split('#', 2);
  return path + search + (mark === undefined ? '' : `#${mark}`);
}
