import { adelaideDate } from '~/lib/dates';
import { hasSessionCookie } from '~/platform/auth/session.server';
import type { ChangeCopy } from '~/platform/cache/change-copy';
import type { ChangeLog } from '~/platform/cache/change-log';
import type { TrafficReport } from '~/jobs/traffic-event';
import type { PageEntry } from '~/platform/cache/page-entry';
import type { PageStore } from '~/platform/cache/page-store';
import { readCookie } from '~/platform/http/cookies';
import type { LoadContext } from '~/platform/load-context';

import { answerEntry, markOlder, sayCacheUse, type CacheUse } from './answer-entry';
import { freshnessOf, isOfLastDay } from './freshness';
import { pageKey, type PageKey } from './page-key';
import { renderEntry } from './render-entry';
import { createUseCounter } from './use-counter';
import { createSingleFlight } from './single-flight';

/** The request at hand: how it is answered without the cache, and what the cache may use for it. */
export type Visit = {
  request: Request;
  ctx: Pick<ExecutionContext, 'waitUntil'>;
  /** Answers a request with its own load context, as if there was no cache. */
  answer: (
    request: Request,
    facts?: { hasChangedRedirect: boolean },
  ) => Promise<{ response: Response; context: LoadContext }>;
  /** Bindings for a request that may never need them: made when first called. */
  sources: () => Parameters<ChangeCopy['current']>[0];
  report: (report: TrafficReport) => void;
};

type Parts = {
  store: PageStore;
  changes: ChangeCopy;
  /** Scheme, host and port of the site. */
  origin: string;
  /** Ids of the routes that a data request may name. */
  routes: ReadonlySet<string>;
  now?: () => number;
};

type Rendered = { entry: PageEntry; isKept: boolean };

/** After a failure, for how long a page of the last day is served without trying to render it again. */
const failurePauseMs = 5_000;

/**
 * The cache before everything else: answers what is the same for every visitor without a session, from what one of them got
 * before. One for each isolate.
 */
export function createEdgeCache({ store, changes, origin, routes, now = Date.now }: Parts) {
  const flights = createSingleFlight<Rendered>();
  const uses = createUseCounter(now);
  let failedUntil = 0;

  async function render(visit: Visit, page: PageKey, log: ChangeLog | null): Promise<Rendered> {
    const { response, context } = await visit.answer(anonymous(visit.request, origin + page.address), {
      hasChangedRedirect: log?.changes[`path:${page.path}`] !== undefined,
    });
    const seq = log?.seq ?? 0;
    const rendered = await renderEntry({ response, context, seq, path: page.path, now: new Date(now()) });
    if (rendered.entry.status === 503 && !isPicture(page)) failedUntil = now() + failurePauseMs;
    if (rendered.isKept && log) visit.ctx.waitUntil(store.put(page.key, rendered.entry));
    return rendered;
  }

  /** Renders the page once for everybody who asks now; who gets an answer that is not for others asks alone. */
  async function renderOnce(visit: Visit, page: PageKey, log: ChangeLog | null): Promise<Rendered> {
    const make = () => render(visit, page, log);
    const { value, isOwn } = await flights.run(page.key, (promise) => visit.ctx.waitUntil(promise), make);
    return isOwn || value.isKept ? value : make();
  }

  function renew(visit: Visit, page: PageKey, log: ChangeLog | null): void {
    if (!flights.isRunning(page.key)) visit.ctx.waitUntil(renderOnce(visit, page, log).catch(() => null));
  }

  async function findAnswer(visit: Visit, page: PageKey): Promise<[PageEntry, CacheUse]> {
    const log = await changes.current(visit.sources(), visit.ctx);
    const entry = await store.find(page.key);
    const freshness = entry ? freshnessOf(entry, log, now()) : 'gone';
    if (entry && freshness === 'fresh') return [entry, 'hit'];
    if (entry && freshness === 'renew') {
      renew(visit, page, log);
      return [entry, 'stale'];
    }
    const older = entry && isOfLastDay(entry, now()) ? markOlder(entry) : null;
    if (older && now() < failedUntil) return [older, 'stale'];
    try {
      const { entry: rendered, isKept } = await renderOnce(visit, page, log);
      return older && rendered.status >= 500 ? [older, 'stale'] : [rendered, isKept ? 'miss' : 'pass'];
    } catch (error) {
      if (older) return [older, 'stale'];
      throw error;
    }
  }

  async function answerPage(visit: Visit, url: URL, page: PageKey): Promise<[Response, CacheUse]> {
    const [entry, use] = await findAnswer(visit, page);
    for (const event of entry.traffic) visit.report(event);
    return [answerEntry(entry, visit.request, url, page), use];
  }

  async function pass(visit: Visit): Promise<[Response, CacheUse]> {
    const { response, context } = await visit.answer(visit.request);
    for (const event of context.reported) visit.report(event);
    return [response, 'pass'];
  }

  return {
    async answer(visit: Visit, { isOff = false } = {}): Promise<Response> {
      const begun = now();
      const { request } = visit;
      const url = new URL(request.url);
      const page = isShared(request) && !isOff ? pageKey(url, adelaideDate(new Date(begun)), routes) : null;
      const [response, use] = await (page ? answerPage(visit, url, page) : pass(visit));
      uses.count(use, visit.report);
      return sayCacheUse(response, use, now() - begun);
    },
  };
}

const isPicture = ({ path }: PageKey): boolean => /^\/(images|media)\//.test(path);

/** True for a request whose answer may be another visitor's too: it reads, and carries nothing of one person. */
function isShared(request: Request): boolean {
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !request.headers.has('authorization') &&
    !request.headers.has('range') &&
    !hasSessionCookie(request) &&
    !['__Host-notice', 'notice'].some((name) => readCookie(request, name))
  );
}

/** The same question, asked by nobody: what does not go into the key cannot show in the answer. */
function anonymous(request: Request, address: string): Request {
  const headers = new Headers({ accept: 'text/html' });
  const network = request.headers.get('cf-connecting-ip');
  // Only the limit of searches reads it.
  if (network) headers.set('cf-connecting-ip', network);
  return new Request(address, { headers });
}
