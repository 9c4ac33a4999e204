import { data, redirect } from '@remix-run/cloudflare';

import { isNotice, noticeText, type Notice } from '~/lib/notices';
import type { Services } from '~/platform/services';

import { forgetCookie, readOwnCookie, setCookie, withCookies } from './cookies';

type Site = Pick<Services, 'config'>;

/** Has the next page say `notice` once, after a redirect. */
export const noticeCookie = (site: Site, notice: Notice) => setCookie(site, 'notice', notice, 60);
export const forgetNotice = (site: Site) => forgetCookie(site, 'notice');

export function readNotice(site: Site, request: Request): Notice | null {
  const value = readOwnCookie(site, request, 'notice');
  return isNotice(value) ? value : null;
}

/**
 * Ends a write that has nothing but one sentence to say. A form sent without scripts goes on to `to`, which says it; a
 * script gets it as data and stays where it is; a failure is 400 unless told. `cookies` are those of a
 * proof.
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
