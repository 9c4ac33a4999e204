import type { TrafficReport } from '~/jobs/traffic-event';
import type { Remember } from '~/lib/memory/remember';
import type { StoredRedirect } from '~/features/content/redirects/rules/redirect-table';

import { findViewerOnce } from './auth/session.server';
import type { WebEnv } from './env';
import type { PageNeeds } from './http/answers/response-headers';
import { isRead } from './http/is-read';
import type { RequestMeasure } from './http/request-measure';
import { createServices, type Services } from './services';
import type { Errand, OutsidePart } from './bindings/time-limits';
import type { DatabaseStart } from './storage/database-session';

export type LoadContext = {
  services: Services;
  /** The edge's redirect for a data request; entry.server answers with it in the client's own format. */
  edgeRedirect: StoredRedirect | null;
  /** A redirect of this path was changed lately, so that KV may have an older one. */
  hasChangedRedirect: boolean;
  /** Needs of the page that its content policy has to allow. */
  pageNeeds: PageNeeds;
  /** Outside parts that failed during this request, even if it could do without them. */
  troubles: Set<OutsidePart>;
  /**
   * Declares what the answer shows, by the keys of app/platform/cache/change-log.ts: the cache keeps it until
   * one of them changes. An answer without keys is never kept.
   */
  shows: (...keys: string[]) => void;
  shown: ReadonlySet<string>;
  /** The request's report about the visit; the worker sends it. */
  reported: TrafficReport[];
  /** Number of the request, which pages show and jobs store. */
  requestId: string;
};

type Use = {
  start?: DatabaseStart | undefined;
  remember?: Remember | undefined;
  requestId?: string;
  measure?: RequestMeasure;
};

/**
 * `start`: where the database's session begins, if not where the request itself decides; `remember`: for an
 * answer that is the same for every visitor; `measure`: the measurements of the request.
 */
export function createLoadContext(
  env: unknown,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  request: Request,
  { start, remember, requestId = crypto.randomUUID(), measure }: Use = {},
): LoadContext {
  const troubles = new Set<OutsidePart>();
  const shown = new Set<string>();
  const reported: LoadContext['reported'] = [];
  const use = {
    request,
    start,
    remember,
    requestId,
    measure,
    errand: errandOf(request),
    onTrouble: (part: OutsidePart) => troubles.add(part),
    traffic: { record: (report: TrafficReport) => void reported.push(report) },
  };
  const services = createServices(env as WebEnv, ctx, use);
  if (isRead(request)) findViewerOnce(services);
  return {
    services,
    troubles,
    shown,
    shows: (...keys) => keys.forEach((key) => shown.add(key)),
    reported,
    requestId,
    edgeRedirect: null,
    hasChangedRedirect: false,
    pageNeeds: { analytics: false, googleSignIn: false },
  };
}

const mayWrite = /^\/(dashboard|auth\/google\/callback)\b/;

/** A page that is only read has the shortest limits; the callback of a provider is a GET, but writes. */
function errandOf(request: Request): Errand {
  const isVisit = isRead(request) && !mayWrite.test(new URL(request.url).pathname);
  return isVisit ? 'visit' : 'work';
}
