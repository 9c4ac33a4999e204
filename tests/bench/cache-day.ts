import { addChanges, emptyLog, type ChangeLog } from '~/platform/cache/change-log';
import { createMemoryStore } from '~/platform/cache/memory-store';
import type { PageEntry } from '~/platform/cache/page-entry';

import { createEdgeCache } from '../../workers/edge-cache/create-edge-cache';
import { seededRandom } from '../support/seeded-random';

const minute = 60_000;
const stays = 10_000;
const searches = 300;
const places = 40;
/** The requests of visitors, in shares of a hundred. */
const shares = { stay: 70, search: 15, place: 8, home: 7 };
/** How long a change takes until an isolate elsewhere knows it. */
const knownAfter = 45_000;
const bodyBytes = 70_000;

type Kind = keyof typeof shares;
export type DayFigures = { kind: Kind | 'all'; requests: number; fromCache: number }[];

/**
 * A day at one location of Cloudflare's with one isolate: `requests` spread evenly, stays requested by Zipf's
 * law, and every minute one stay edited so that cards change. Runs the site's own cache with a clock of its
 * own; pages cost nothing.
 */
export async function simulateDay(requests: number): Promise<DayFigures> {
  const random = seededRandom(7);
  const start = Date.parse('2026-11-21T14:00:00Z');
  let now = start;
  const changes: { at: number; keys: string[] }[] = [];
  const location = new Map<string, PageEntry>();
  const memory = createMemoryStore();
  let log: ChangeLog = emptyLog;
  let purges = 0;
  const later: Promise<unknown>[] = [];
  const cache = createEdgeCache({
    origin: 'https://a.example',
    routes: new Set(),
    now: () => now,
    store: {
      find: async (key) => memory.get(key) ?? location.get(key) ?? null,
      put: async (key, entry) => {
        memory.put(key, entry);
        location.set(key, entry);
      },
    },
    changes: {
      current: async () => {
        for (; purges < changes.length && (changes[purges]?.at ?? now) + knownAfter <= now; purges += 1) {
          const { at, keys } = changes[purges] ?? { at: 0, keys: [] };
          log = addChanges(
            log,
            keys.map((key) => ({ key, seq: purges + 1, at })),
            now,
          );
        }
        return log;
      },
      publish: async () => [],
      repair: async () => undefined,
    },
  });
  const figures = new Map<string, { requests: number; fromCache: number }>();
  const body = new Uint8Array(bodyBytes);
  let edited = 0;
  for (let at = 0; at < requests; at += 1) {
    now = start + Math.floor((at / requests) * 24 * 60 * minute);
    for (; edited < (now - start) / minute - 1; edited += 1) {
      const id = Math.floor(random() * stays);
      changes.push({ at: start + (edited + 1) * minute, keys: [`property:${id}`, 'list'] });
    }
    const { kind, path, keys } = visit(random);
    const answer = await cache.answer({
      request: new Request(`https://a.example${path}`),
      ctx: { waitUntil: (promise: Promise<unknown>) => void later.push(promise) },
      answer: async () => ({
        response: new Response(body),
        context: { shown: new Set(keys), troubles: new Set(), reported: [] } as never,
      }),
      sources: () => ({}) as never,
      report: () => undefined,
    });
    const isFromCache = /hit|stale/.test(answer.headers.get('x-cache') ?? '');
    for (const name of [kind, 'all']) {
      const sum = figures.get(name) ?? { requests: 0, fromCache: 0 };
      figures.set(name, { requests: sum.requests + 1, fromCache: sum.fromCache + Number(isFromCache) });
    }
    await Promise.all(later.splice(0));
  }
  return [...figures].map(([kind, figure]) => ({ kind: kind as Kind, ...figure }));
}

function visit(random: () => number): { kind: Kind; path: string; keys: string[] } {
  let rest = random() * 100;
  const kind = (Object.keys(shares) as Kind[]).find((name) => (rest -= shares[name]) < 0) ?? 'home';
  if (kind === 'home') return { kind, path: '/', keys: ['frame', 'list', 'terms'] };
  if (kind === 'place') {
    const place = zipf(places, random);
    return { kind, path: `/location/place-${place}`, keys: ['frame', 'pages', `order:place-${place}`] };
  }
  if (kind === 'search') {
    return { kind, path: `/search?q=words-${zipf(searches, random)}`, keys: ['frame', 'list', 'terms'] };
  }
  const id = zipf(stays, random);
  const related = [1, 2, 3].map((step) => `property:${(id + step * 37) % stays}`);
  return {
    kind,
    path: `/property/stay-${id}`,
    keys: ['frame', 'terms', 'pages', `property:${id}`, ...related],
  };
}

/** A whole number below `count`, the first ones most often: the n-th as often as 1/n (Zipf's law). */
function zipf(count: number, random: () => number): number {
  const total = Math.log(count) + 0.5772;
  return Math.min(count - 1, Math.floor(Math.exp(random() * total - 0.5772)));
}
