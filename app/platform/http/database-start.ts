import type { DatabaseStart } from '~/platform/storage/database-session';
import { isRead } from './is-read';

import { givesCookie, readOwnCookie, setCookie, withCookie } from './cookies';

type Site = { config: { siteOrigin: string } };

/** A copy of the database is behind by seconds at most. */
const maxAge = 10 * 60;

/**
 * Addresses with links from mails and forms in steps, which follow a write by a visitor without a session.
 */
const followsWrite = /^\/(auth|dashboard|newsletter|your-data|dev)\b/;

/**
 * The copy at which a request's database session starts. A visitor who only reads uses the nearest copy; a signed-in
 * person uses a copy that has their own writes; a request that writes uses the primary.
 */
export function databaseStart(site: Site, request: Request): DatabaseStart {
  if (!isRead(request)) return 'first-primary';
  const mark = readOwnCookie(site, request, 'mark');
  if (mark && /^[\da-f-]{8,128}$/.test(mark)) return mark;
  const isSignedIn = readOwnCookie(site, request, 'sid') !== null;
  const isVisit = !isSignedIn && !followsWrite.test(new URL(request.url).pathname);
  return isVisit ? 'first-unconstrained' : 'first-primary';
}

/**
 * The answer to a form of a signed-in person or to a sign-in, with a bookmark of its writes for their next
 * pages.
 */
export function withBookmark(
  site: Site,
  request: Request,
  response: Response,
  bookmark: string | null,
): Response {
  if (!bookmark || !hasWritten(site, request, response)) return response;
  return withCookie(response, setCookie(site, 'mark', bookmark, maxAge));
}

/** Signing in with a provider ends with a GET, which writes the session that the next page needs. */
function hasWritten(site: Site, request: Request, response: Response): boolean {
  if (givesCookie(site, response, 'sid')) return true;
  return !isRead(request) && readOwnCookie(site, request, 'sid') !== null;
}
