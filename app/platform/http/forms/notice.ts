import { data, redirect } from '@remix-run/cloudflare';

import { isNotice, noticeText, type Notice } from '~/lib/notices';
import type { Services } from '~/platform/services';

import { forgetCookie, readOwnCookie, setCookie, withCookies } from '~/platform/http/cookies';

type Site = Pick<Services, 'config'>;

/** Makes the next page show `notice` once, after a redirect. */
export const noticeCookie = (site: Site, notice: Notice) => setCookie(site, 'notice', notice, 60);
export const forgetNotice = (site: Site) => forgetCookie(site, 'notice');

/** The notice in the request's cookie; null without one, or for a word that is not a notice. */
export function readNotice(site: Site, request: Request): Notice | null {
  const value = readOwnCookie(site, request, 'notice');
  return isNotice(value) ? value : null;
}

/**
 * Ends a write whose only result is one sentence. A form sent without scripts redirects to `to`, which shows
 * it; a script gets it as data and stays on its page; a failure is 400 unless given. `cookies` are those of a
 * re-authentication.
 */
export function answerNotice(
  site: Site,
  request: Request,
  notice: Notice,
  to: string,
  failure: 400 | 409 = 400,
  cookies: readonly string[] = [],
) {
  if (request.headers.get('sec-fetch-dest') === 'empty') {
    const status = noticeText(notice).isFailure ? failure : 200;
    return data({ notice }, { status, headers: withCookies(cookies) });
  }
  throw redirect(to, { status: 303, headers: withCookies([noticeCookie(site, notice), ...cookies]) });
}
