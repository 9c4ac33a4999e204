import type { PageEntry } from '~/platform/cache/page-entry';
import { keepQuery } from '~/features/content/redirects/edge/answer-of-edge';

import type { PageKey } from './page-key';

/** An answer before it is sent: its headers are its own and may be changed. */
export type Answer = { status: number; headers: Headers; body: BodyInit | null };

/** The outcome of the cache: `pass` means that it was not used. */
export type CacheUse = 'hit' | 'stale' | 'miss' | 'pass';

/** The entry as the answer to a request for `url`. A redirect keeps the query that the visitor came with. */
export function answerEntry(entry: PageEntry, request: Request, url: URL, page: PageKey): Answer {
  const headers = new Headers(entry.headers as [string, string][]);
  const location = headers.get('location');
  if (location) headers.set('location', withOwnQuery(location, url.search, page.search));
  const { status, body } = entry;
  if (status === 200 && hasAlready(request, headers.get('etag'))) return { status: 304, headers, body: null };
  if (request.method !== 'HEAD') return { status, headers, body: body.byteLength > 0 ? body : null };
  headers.set('content-length', String(body.byteLength));
  return { status, headers, body: null };
}

/** True when the visitor has these bytes: one of the sent tags equals this one. `W/` is ignored. */
function hasAlready(request: Request, tag: string | null): boolean {
  const sent = request.headers.get('if-none-match');
  if (sent === null || tag === null) return false;
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return sent.trim() === '*' || sent.split(',').some((one) => opaque(one) === opaque(tag));
}

/** Pages redirect with the query of their own request, which was the canonical one. */
function withOwnQuery(location: string, search: string, canonical: string): string {
  const base = canonical && location.endsWith(canonical) ? location.slice(0, -canonical.length) : location;
  return keepQuery(base, search);
}

/**
 * An answer from before an outage, marked for programs by a header and for people by the note in the page.
 */
export function markOlder(entry: PageEntry): PageEntry {
  const type = entry.headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const own = entry.headers.filter(([name]) => name !== 'etag');
  const headers = [...own, ['warning', '110 - "Response is Stale"'] as const];
  if (!type.startsWith('text/html')) return { ...entry, headers };
  const html = new TextDecoder().decode(entry.body).replace('<html ', '<html data-older ');
  return { ...entry, headers, body: new TextEncoder().encode(html) };
}

/**
 * The answer with a header that names what the cache did, for programs and for a person who examines a slow
 * page.
 */
export function sayCacheUse({ status, headers, body }: Answer, use: CacheUse, ms: number): Response {
  headers.set('x-cache', use);
  headers.append('server-timing', `cache;desc=${use}, total;dur=${Math.max(0, Math.round(ms))}`);
  return new Response(body, { status, headers });
}
