import type { PageEntry } from '~/platform/cache/page-entry';
import type { LoadContext } from '~/platform/load-context';
import { addDays, adelaideDate, adelaideMidnight } from '~/lib/time/dates';
import { hex } from '~/lib/crypto/hex';

/** Statuses whose answers are the same for everybody and stay so until something changes. */
const keptStatuses: ReadonlySet<number> = new Set([200, 301, 308, 404, 410]);
const maxBodyBytes = 4_000_000;

export type Rendering = {
  response: Response;
  context: Pick<LoadContext, 'shown' | 'troubles' | 'reported'>;
  /** The newest change that was known before the rendering began. */
  seq: number;
  /** The path whose redirect would come before the page. */
  path: string;
  now: Date;
};

/**
 * True for an answer that may be kept: it declares what it shows, is not personal, and nothing failed during
 * its rendering.
 */
function mayBeKept({ response, context }: Rendering): boolean {
  const caching = response.headers.get('cache-control') ?? '';
  return (
    keptStatuses.has(response.status) &&
    context.shown.size > 0 &&
    context.troubles.size === 0 &&
    !response.headers.has('set-cookie') &&
    !/no-store|private/.test(caching)
  );
}

/** The answer as an entry of the cache, and whether it may be kept. Reads the body. */
export async function renderEntry(rendering: Rendering): Promise<{ entry: PageEntry; isKept: boolean }> {
  const { response, context, seq, path, now } = rendering;
  const body = new Uint8Array(await response.arrayBuffer());
  const entry: PageEntry = {
    status: response.status,
    headers: await keptHeaders(response, body),
    body,
    keys: [...context.shown, `path:${path}`, 'all'],
    seq,
    renderedAt: now.getTime(),
    goodUntil: adelaideMidnight(addDays(adelaideDate(now), 1)).getTime(),
    traffic: context.reported,
  };
  return { entry, isKept: mayBeKept(rendering) && body.byteLength <= maxBodyBytes };
}

/** A page gets a tag of its content, so that a browser that has it gets 304. */
async function keptHeaders({ headers, status }: Response, body: Uint8Array<ArrayBuffer>) {
  const kept = [...headers].filter(([name]) => name !== 'content-length');
  if (status !== 200 || headers.has('etag')) return kept;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...kept, ['etag', `W/"${hex(hash.subarray(0, 12))}"`] as [string, string]];
}
