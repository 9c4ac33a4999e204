import { findHardRedirect } from './find-hard-redirect';
import { lookupPath } from './redirect-path';
import type { RedirectTable, StoredRedirect } from './redirect-table';

export type EdgeAnswer = StoredRedirect & {
  /** Fixed in the code, stored by an admin, or the same path without its trailing slash. */
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
  if (path.length > 1 && path.endsWith('/')) {
    const trimmed = path.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
    return { kind: 'trimmed', to: trimmed + search, status: 301 };
  }
  return null;
}

/** A redirect's target with the request's query, unless the target has its own. */
export function withQuery(to: string, search: string): string {
  if (to.includes('?') || !search) return to;
  const [path = '', mark] = to.split('#', 2);
  return path + search + (mark === undefined ? '' : `#${mark}`);
}
