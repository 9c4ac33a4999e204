import type { createRequestHandler, ServerBuild } from '@remix-run/cloudflare';

import type { RequestRow } from '~/jobs/request-figures';
import { createChangeCopy, type ChangeCopy } from '~/platform/cache/change-copy';
import { createMemoryValues } from '~/platform/cache/memory-values';
import { createPageStore } from '~/platform/cache/page-store';
import { purgePlatform } from '~/platform/cache/purge-platform';
import { hasSessionCookie } from '~/platform/auth/session.server';
import { configOf, type WebEnv } from '~/platform/env';
import type { createLoadContext } from '~/platform/load-context';
import { logError } from '~/platform/log';
import type { createServices } from '~/platform/services';
import { isRead } from '~/platform/http/is-read';
import { nothingMeasured } from '~/platform/http/request-measure';

// @ts-ignore -- made by the build; absent in a fresh clone
import * as build from '../build/server';
import { answerAtEdge } from './edge';
import { createEdgeCache } from './edge-cache/create-edge-cache';
import type { Visit } from './edge-cache/visit';
import { findKeptAsset } from './kept-assets';
import { createRequestCounter } from './requests/request-counter';
import { createRoutePatterns } from './requests/route-patterns';
import { reportRequest } from './requests/report-request';
import { sorry } from './sorry';
import { runSweeps } from './sweeps';

type Entry = {
  createRequestHandler: typeof createRequestHandler;
  createLoadContext: typeof createLoadContext;
  createServices: typeof createServices;
};
type Build = ServerBuild & { entry: { module: Entry } };

/**
 * Remix and drizzle of the build, which are changed (scripts/lib/server/library-patches.mjs), and not second ones. Drizzle takes longer
 * where its statements and the tables come from two copies.
 */
const site = build as unknown as Build;
const entry = site.entry.module;
const handleRequest = entry.createRequestHandler(site, 'production');

const values = createMemoryValues();
const patternOf = createRoutePatterns(site.routes);
const counter = createRequestCounter();

/** Keys of changes that may change a coordinate. */
const mayMoveMinutes = (key: string) => key === 'landmarks' || key.startsWith('property:');

/** The parts that this isolate keeps between requests, made from the first request's configuration. */
let parts: { cache: ReturnType<typeof createEdgeCache>; changes: ChangeCopy } | null = null;

function makeParts(env: WebEnv) {
  const { siteOrigin: origin, edgeCache } = configOf(env);
  const changes = createChangeCopy({ fromDatabase: edgeCache === 'checked' });
  const version = `${env.CF_VERSION_METADATA?.id ?? ''}-${site.assets.version}`;
  const pages = createPageStore({ origin, version });
  const store = edgeCache === 'first' ? { ...pages, find: async () => null } : pages;
  return {
    changes,
    cache: createEdgeCache({ store, changes, origin, routes: new Set(Object.keys(site.routes)) }),
  };
}

/** The number of an answer, and what is measured while it is made. */
type RequestDetails = { requestId: string; measure: ReturnType<typeof nothingMeasured> };

/** The cache and what it may use for this request; services are made when something needs them. */
function visitOf(request: Request, env: WebEnv, ctx: ExecutionContext, details: RequestDetails): Visit {
  return {
    request,
    ctx,
    sources: () => entry.createServices(env, ctx, { errand: 'visit' }),
    report: (event) => entry.createServices(env, ctx).traffic.record(event),
    async answer(pageRequest, facts) {
      const start = facts?.needsPrimary ? 'first-primary' : undefined;
      const remember = values(facts?.log ?? null);
      const hasChangedRedirect = facts?.hasChangedRedirect ?? false;
      const context = {
        ...entry.createLoadContext(env, ctx, pageRequest, { start, remember, ...details }),
        hasChangedRedirect,
      };
      return { response: await answerAtEdge(pageRequest, context, handleRequest), context };
    },
  };
}

async function answerVisit(request: Request, env: WebEnv, ctx: ExecutionContext, details: RequestDetails) {
  try {
    const asset = await findKeptAsset(request, env.MEDIA);
    if (asset) return asset;
    parts ??= makeParts(env);
    const visit = visitOf(request, env, ctx, details);
    const response = await parts.cache.answer(visit, { isOff: env.EDGE_CACHE === 'off' });
    const mayHaveChanged = !isRead(request) && hasSessionCookie(request);
    if (mayHaveChanged && response.status < 500) {
      const services = entry.createServices(env, ctx, { errand: 'visit' });
      const keys = await parts.changes.publish(services, ctx);
      if (keys.some(mayMoveMinutes)) services.minutes.announce();
      ctx.waitUntil(purgePlatform(configOf(env).purge, keys));
    }
    return response;
  } catch (error) {
    logError('request failed at the edge', error);
    return sorry(request, 503, details.requestId);
  }
}

export default {
  async fetch(request, env, ctx) {
    const begun = Date.now();
    const details: RequestDetails = { requestId: crypto.randomUUID(), measure: nothingMeasured() };
    const response = await answerVisit(request, env, ctx, details);
    try {
      const report = { request, response, ...details, ms: Date.now() - begun };
      const send = (rows: RequestRow[]) => {
        if (rows.length > 0) entry.createServices(env, ctx, { errand: 'batch' }).figures.send(rows);
      };
      const isLogged = env.ENVIRONMENT !== 'local';
      reportRequest(report, { patternOf, count: counter.count, send, isLogged, dataset: env.FIGURES });
    } catch (error) {
      logError('request not told', error);
    }
    return response;
  },
  async scheduled(_event, env, ctx) {
    parts ??= makeParts(env);
    const services = entry.createServices(env, ctx, { errand: 'batch' });
    await parts.changes.repair(services).catch((error: unknown) => logError('sweep failed: changes', error));
    services.figures.send(counter.flush());
    await runSweeps(services);
  },
} satisfies ExportedHandler<WebEnv>;
