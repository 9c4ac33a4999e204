import type { TrafficReport } from '~/jobs/traffic-event';

/** A finished answer as the cache keeps it, the same for every visitor. Plain data: it outlives the request that made it. */
export type PageEntry = {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array<ArrayBuffer>;
  /** Keys of what the answer shows (change-log.ts), and the newest change that was known before it was rendered. */
  keys: readonly string[];
  seq: number;
  /** Milliseconds. */
  renderedAt: number;
  /** Adelaide's next midnight, in milliseconds: statements of a page about today are right until then. */
  goodUntil: number;
  /** The visit events of its rendering, reported again whenever it is served. */
  traffic: readonly TrafficReport[];
};

const factsHeader = 'x-entry';

/** Seconds for which a location of Cloudflare's may keep an entry: as long as it may be shown when all else fails. */
export const keptSeconds = 86_400;

/** The entry as the Cache API keeps it: with status 200, so that no rule about other statuses applies. */
export function entryToResponse(entry: PageEntry): Response {
  const { body, ...facts } = entry;
  return new Response(body, {
    headers: {
      'cache-control': `public, max-age=${keptSeconds}`,
      'cache-tag': facts.keys.join(','),
      [factsHeader]: encodeURIComponent(JSON.stringify(facts)),
    },
  });
}

/** The entry of a kept response; null when it is not one of ours. */
export async function responseToEntry(response: Response): Promise<PageEntry | null> {
  const facts = response.headers.get(factsHeader);
  if (!facts) return null;
  const body = new Uint8Array(await response.arrayBuffer());
  return { ...(JSON.parse(decodeURIComponent(facts)) as Omit<PageEntry, 'body'>), body };
}
