import type { TrafficReport } from '~/jobs/traffic-event';
import type { ChangeCopy } from '~/platform/cache/change-copy';
import type { PageEntry } from '~/platform/cache/page-entry';
import type { PageStore } from '~/platform/cache/page-store';
import { hasPersonalCookie } from '~/platform/http/cookies';
import { isRead } from '~/platform/http/is-read';

import { answerEntry, markOlder, sayCacheUse, type Answer, type CacheUse } from './answer-entry';
import { freshnessOf, isOfLastDay } from './freshness';
import type { PageKey } from './page-key';
import { createPageKeys } from './page-keys';
import { createRenderer } from './renderer';
import { createUseCounter } from './use-counter';
import type { Visit } from './visit';

type Parts = {
  store: PageStore;
  changes: ChangeCopy;
  /** Scheme, host and port of the site. */
  origin: string;
  /** Ids of the routes that a data request may name. */
  routes: ReadonlySet<string>;
  now?: () => number;
};

/** After a failure, for how long a page of the last day is served without trying to render it again. */
const failurePauseMs = 5_000;

/**
 * The cache in front of everything else: answers requests without a session, whose answers are the same for
 * every visitor, from earlier answers. One for each isolate.
 */
export function createEdgeCache({ store, changes, origin, routes, now = Date.now }: Parts) {
  const renderer = createRenderer({ store, origin, now });
  const keys = createPageKeys(routes);
  const uses = createUseCounter(now);
  let failedUntil = 0;

  async function findAnswer(visit: Visit, page: PageKey): Promise<Found> {
    const log = await changes.current(visit.sources, visit.ctx);
    const entry = await store.find(page.key);
    const freshness = entry ? freshnessOf(entry, log, now()) : 'gone';
    if (entry && freshness === 'fresh') return [entry, 'hit'];
    if (entry && freshness === 'unsure') renderer.renew(visit, page, log);
    const isServed = freshness === 'unsure' || (freshness === 'changed' && renderer.isRendering(page));
    if (entry && isServed) return [entry, 'stale'];
    const older = entry && isOfLastDay(entry, now()) ? entry : null;
    if (older && now() < failedUntil) return [markOlder(older), 'stale'];
    try {
      const { entry: rendered, isKept } = await renderer.renderOnce(visit, page, log);
      if (rendered.status === 503 && !isPicture(page)) failedUntil = now() + failurePauseMs;
      if (older && rendered.status >= 500) return [markOlder(older), 'stale'];
      return [rendered, isKept ? 'miss' : 'pass'];
    } catch (error) {
      if (older) return [markOlder(older), 'stale'];
      throw error;
    }
  }

  return {
    /** Answers a visit; `isOff` renders everything. */
    async answer(visit: Visit, { isOff = false } = {}): Promise<Response> {
      const begun = now();
      const url = new URL(visit.request.url);
      const page = !isOff && isShared(visit.request) ? keys.find(url, begun) : null;
      const found = page && (await findAnswer(visit, page));
      const [answer, use] =
        page && found && !needsOwnQuery(page, found)
          ? answerPage(visit, url, page, found)
          : await pass(visit);
      uses.count(use, visit.report);
      return sayCacheUse(answer, use, now() - begun);
    },
  };
}

type Found = [entry: PageEntry, use: CacheUse];
type Answered = [answer: Answer, use: CacheUse];

function answerPage(visit: Visit, url: URL, page: PageKey, [entry, use]: Found): Answered {
  reportAll(visit, entry.traffic);
  return [answerEntry(entry, visit.request, url, page), use];
}

/** A redirect that is for this visitor only leads on with their whole query. */
const needsOwnQuery = ({ hasMore }: PageKey, [{ status }, use]: Found): boolean =>
  hasMore && use === 'pass' && status < 400;

async function pass(visit: Visit): Promise<Answered> {
  const { response, context } = await visit.answer(visit.request);
  reportAll(visit, context.reported);
  const { status, headers, body } = response;
  return [{ status, headers: new Headers(headers), body }, 'pass'];
}

/** A page that a browser fetches in advance has no visitor yet. */
function reportAll(visit: Visit, reports: readonly TrafficReport[]) {
  if (!isPrefetch(visit.request)) for (const report of reports) visit.report(report);
}

const isPicture = ({ path }: PageKey): boolean => /^\/(images|media)\//.test(path);

/** True for a request whose answer may be another visitor's too: it reads, and carries nothing of one person. */
function isShared(request: Request): boolean {
  return (
    isRead(request) &&
    !request.headers.has('authorization') &&
    !request.headers.has('range') &&
    !hasPersonalCookie(request)
  );
}

/** True for a request of a browser for a page that its visitor may open next, and has not opened yet. */
const isPrefetch = ({ headers }: Request): boolean =>
  /\bprefetch\b/i.test(`${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`);
