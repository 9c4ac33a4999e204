import type { AppLoadContext } from '@remix-run/cloudflare';

import { keepQuery, type EdgeAnswer } from '~/features/content/redirects/edge/answer-of-edge';
import { findStoredRedirect } from '~/features/content/redirects/edge/find-stored-redirect.server';
import { isOwnRoute } from '~/features/content/redirects/rules/judge-redirect';
import { lookupPath } from '~/features/content/redirects/rules/redirect-path';
import type { StoredRedirect } from '~/features/content/redirects/rules/redirect-table';
import { accountCookie } from '~/lib/account-cookie';
import { namesCookie, readCookie, withCookie } from '~/platform/http/cookies';
import { logError } from '~/platform/log';
import { applyHeaders } from '~/platform/http/answers/response-headers';
import { hasSessionCookie } from '~/platform/auth/session.server';
import { withBookmark } from '~/platform/http/database-start';
import { takeBody } from '~/platform/http/take-body';
import { isRead } from '~/platform/http/is-read';
import { withPlace } from '~/platform/http/visitor-place';

import { findRedirect } from './find-redirect';
import {
  isFromForm,
  isOfOther,
  keptFormPage,
  lengthOf,
  mayNameAccount,
  otherAccountPage,
  readTyped,
  tooLargePage,
  typeOf,
} from './kept-form';
import { handOn, isFormOfFiles, readTypedBesideFiles } from './kept-upload';
import { maxBodyOf, maxOfForm } from './max-body';
import { refuse, tooLargeForm } from './refuse';
import { sorry, tryAgainSeconds } from './sorry';

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

/**
 * The steps around Remix, in order: refuse requests that are malformed, cross-site or too large; follow redirects;
 * let Remix answer; where there is no page, follow a redirect that only D1 has; report a missing path; set the
 * headers.
 */
export async function answerAtEdge(
  request: Request,
  context: AppLoadContext,
  handle: Handler,
): Promise<Response> {
  const facts = {
    signedIn: hasSessionCookie(request),
    config: context.services.config,
    pageNeeds: context.pageNeeds,
  };
  const url = new URL(request.url);
  const answered = (await refuse(request, url, context)) ?? (await answer(request, url, context, handle));
  const { services } = context;
  const signedIn = withRenewed(answered, services);
  const response = withBookmark(services, request, signedIn, services.bookmark());
  return applyHeaders(withTroubles(request, response, context), facts);
}

async function answer(
  request: Request,
  url: URL,
  context: AppLoadContext,
  handle: Handler,
): Promise<Response> {
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') : url.pathname;
  if (!isRead(request)) return answerForm(request, path, context, handle);
  const search = isData ? pageQuery(url) : url.search;
  const target = await findRedirect(path, search, context);
  // The redirect depends only on its path, and every kept answer declares its path.
  if (target) context.shows('frame');
  if (target && !isData) return redirectTo((await movedFurther(target, request, context, handle)) ?? target);
  // Google sends people back with a request that only reads, and it signs them in.
  const placed = path.startsWith('/auth/') ? withPlace(request, request.cf) : request;
  const response = await handle(placed, { ...context, edgeRedirect: target });
  if (response.status !== 404 || !isPagePath(path)) return response;
  const moved = await findNewRedirect(path, search, context);
  if (moved) return isData ? handle(request, { ...context, edgeRedirect: moved }) : redirectTo(moved);
  context.services.traffic.record({ kind: 'missing-path', path: lookupPath(path) });
  return response;
}

/** Paths of content pages and of stays, which may have moved for good. */
const mayHaveMoved = (path: string) =>
  /^\/([^/]+|property\/[^/]+|accommodation\/[^/]+\/[^/]+)$/.test(path) && !isOwnRoute(path);

/** The address to which the page of a path's proper spelling has moved, so that a visitor is sent on once; null when it has not. */
async function movedFurther(
  { kind, to }: EdgeAnswer,
  request: Request,
  context: AppLoadContext,
  handle: Handler,
): Promise<StoredRedirect | null> {
  const proper = new URL(to, request.url);
  if (kind !== 'trimmed' || !mayHaveMoved(proper.pathname)) return null;
  const { status, headers } = await handle(new Request(proper, request), context);
  const further = headers.get('location');
  return status === 301 && further ? { to: further, status } : null;
}

async function answerForm(
  request: Request,
  path: string,
  context: AppLoadContext,
  handle: Handler,
): Promise<Response> {
  const account = readCookie(request, accountCookie);
  const isSignedIn = hasSessionCookie(request);
  const maxDeclared = maxBodyOf(path, isSignedIn);
  const isOfSomebody = isSignedIn || account !== null;
  if (isOfSomebody && lengthOf(request) > maxDeclared && isFormOfFiles(request, path)) {
    const typed = await readTypedBesideFiles(request, path);
    const max = maxBodyOf(path, true);
    if (!typed) return tooLargeForm(maxDeclared);
    return lengthOf(request) > max ? tooLargePage(typed, max, account) : keptFormPage(typed, 401, account);
  }
  const taken = await takeBody(request, { maxDeclared, maxUndeclared: maxOfForm });
  if (taken.outcome === 'too-large') return tooLargeForm(maxDeclared);
  const body = mayBeKept(taken.request) ? await taken.request.arrayBuffer() : null;
  const upload =
    !body && isFromForm(request) ? handOn(taken.request, path, context.services.readTexts) : null;
  const sent = body ? new Request(taken.request, { body }) : (upload?.request ?? taken.request);
  const read = () => readTyped(new Response(body, { headers: { 'content-type': typeOf(sent) } }));
  const named = body && mayNameAccount(body) ? await read() : null;
  if (named && account && isOfOther(named, account)) return otherAccountPage(named, account);
  const response = await handle(withPlace(withoutOrigin(sent), request.cf), context);
  const isLost = response.status === 401 || response.status >= 500;
  if (!isLost || !(context.pageNeeds.showsError || isBare(response))) return response;
  const typed = body ? await read() : await upload?.typed();
  return typed ? keptFormPage(typed, response.status, account, context.requestId) : response;
}

/**
 * When a form renewed the session and then failed, the old cookie is void: without the new cookie the person
 * would be signed out.
 */
function withRenewed(response: Response, { renewed, config }: AppLoadContext['services']): Response {
  const cookie = renewed.at(-1);
  if (!cookie || namesCookie({ config }, response, 'sid')) return response;
  return withCookie(response, cookie);
}

/** Files are not kept in memory: a form that may be larger than others contains files. */
const mayBeKept = (request: Request) => isFromForm(request) && lengthOf(request) <= maxOfForm;

/**
 * Turns a response that failed because of an outside part into a 503 with Retry-After: the fault is
 * temporary. A failure without a text of its own gets one.
 */
function withTroubles(request: Request, response: Response, context: AppLoadContext): Response {
  const { troubles } = context;
  const hasFailed = response.status === 500;
  if (!hasFailed && troubles.size === 0) return response;
  const status = hasFailed && troubles.size > 0 ? 503 : response.status;
  if (hasFailed && isBare(response)) return sorry(request, status === 503 ? 503 : 500, context.requestId);
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  if (status === 503) headers.set('retry-after', tryAgainSeconds);
  return new Response(response.body, { status, headers });
}

/** True for Remix's own answer for a route without a page. */
function isBare({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/plain');
}

function redirectTo({ to, status }: StoredRedirect): Response {
  return new Response(null, { status, headers: { location: to } });
}

/**
 * The query of the page itself: a data request also names the loaders to run, which are no part of the
 * address.
 */
function pageQuery({ href }: URL): string {
  const page = new URL(href);
  page.searchParams.delete('_routes');
  return page.search;
}

/**
 * The origin has been checked; Remix would compare it once more and fail on a header that anybody can set.
 */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

/** Missing pages are reported; missing pictures and build files are not. */
function isPagePath(path: string): boolean {
  return !/^\/(assets|images|media)\//.test(path);
}

/** For a path without a page: the target of a redirect that is in D1 and not yet in the edge's copy. */
async function findNewRedirect(
  path: string,
  search: string,
  { services }: AppLoadContext,
): Promise<StoredRedirect | null> {
  const stored = await findStoredRedirect(services, path).catch((error: unknown) => {
    logError('redirect of a missing path could not be read', error);
    return null;
  });
  if (!stored) return null;
  services.traffic.record({ kind: 'redirect-hit', path: lookupPath(path) });
  return { to: keepQuery(stored.to, search), status: stored.status };
}
