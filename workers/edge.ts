import type { AppLoadContext } from '@remix-run/cloudflare';

import { readUnsubscribeToken, unsubscribePath } from '~/features/newsletter/newsletter-links';
import { answerOfEdge, withQuery } from '~/features/redirects/answer-of-edge';
import { findStoredRedirect } from '~/features/redirects/find-stored-redirect.server';
import { lookupPath } from '~/features/redirects/redirect-path';
import type { StoredRedirect } from '~/features/redirects/redirect-table';
import { isSameSite } from '~/platform/cross-site-check';
import { logError } from '~/platform/log';
import { applyHeaders } from '~/platform/response-headers';
import { hasSessionCookie } from '~/platform/session.server';

type Handler = (request: Request, context: AppLoadContext) => Promise<Response>;

const longestPath = 2048;

/**
 * What happens around Remix, in order: refuse what is malformed or cross-site, follow redirects, let Remix answer, follow
 * a redirect that only D1 knows where there is no page, tell of a missing path, set the headers.
 */
export async function answerAtEdge(
  request: Request,
  context: AppLoadContext,
  handle: Handler,
): Promise<Response> {
  const url = new URL(request.url);
  const facts = {
    nonce: context.cspNonce,
    signedIn: hasSessionCookie(request),
    config: context.services.config,
    pageNeeds: context.pageNeeds,
  };
  const isOneClick = await isOneClickUnsubscribe(request, url, context);
  const refusal = refuse(request, url, context, isOneClick);
  if (refusal) return applyHeaders(refusal, facts);

  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') : url.pathname;
  const search = isData ? pageQuery(url) : url.search;
  const target = isRead(request) ? await findRedirect(path, search, context) : null;
  if (target && !isData) return applyHeaders(redirectTo(target), facts);
  const response = await handle(isRead(request) ? request : withoutOrigin(request), {
    ...context,
    edgeRedirect: target,
  });
  if (response.status === 404 && isRead(request) && isPagePath(path)) {
    const moved = await findNewRedirect(path, search, context);
    if (moved) {
      const answer = isData ? await handle(request, { ...context, edgeRedirect: moved }) : redirectTo(moved);
      return applyHeaders(answer, facts);
    }
    context.services.traffic.record({ kind: 'missing-path', path: lookupPath(path) });
  }
  return applyHeaders(response, facts);
}

function redirectTo({ to, status }: StoredRedirect): Response {
  return new Response(null, { status, headers: { location: to } });
}

/** The query of the page itself: a data request also names the loaders to run, which is no part of an address. */
function pageQuery({ href }: URL): string {
  const page = new URL(href);
  page.searchParams.delete('_routes');
  return page.search;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function refuse(
  request: Request,
  url: URL,
  { services }: AppLoadContext,
  isOneClick: boolean,
): Response | null {
  if (url.pathname.length > longestPath || !isDecodable(url.pathname)) {
    return new Response('This address cannot be read.', { status: 400 });
  }
  if (!isRead(request) && !isOneClick && !isSameSite(request, [services.config.siteOrigin, url.origin])) {
    return new Response('This form was sent from another site and has been refused.', { status: 403 });
  }
  return null;
}

/**
 * A mail program that unsubscribes by the List-Unsubscribe header comes from nowhere, and its address carries a token
 * that only we can have made: the one exemption from the cross-site check (readings 30).
 */
async function isOneClickUnsubscribe(
  { method }: Request,
  { pathname, searchParams }: URL,
  { services }: AppLoadContext,
): Promise<boolean> {
  if (method !== 'POST' || pathname !== unsubscribePath) return false;
  const token = searchParams.get('token');
  return (await readUnsubscribeToken(services.config.linkSecret, token)) !== null;
}

/** Where it comes from has been checked; Remix would compare once more and fail on a header that anybody can set. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('origin');
  return new Request(request, { headers });
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Pages are told of when missing; pictures and build files are not. */
function isPagePath(path: string): boolean {
  return !/^\/(assets|images|media)\//.test(path);
}

/** Where the edge sends a path; a redirect that somebody stored has been followed once more. */
async function findRedirect(
  path: string,
  search: string,
  { services }: AppLoadContext,
): Promise<StoredRedirect | null> {
  const answer = await answerOfEdge(path, search, services.redirects);
  if (answer?.kind === 'stored') services.traffic.record({ kind: 'redirect-hit', path: lookupPath(path) });
  return answer;
}

/** What D1 knows of a path that has no page: where a redirect leads that the edge's copy does not have yet. */
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
  return { to: withQuery(stored.to, search), status: stored.status };
}
