import { data, redirect } from '@remix-run/cloudflare';

import { isNotice, noticeText, type Notice } from '~/features/site/notices';

import { readCookie } from './cookies';

const flags = 'Path=/; HttpOnly; SameSite=Lax';

/** Has the next page say `notice` once, after a redirect. */
export const noticeCookie = (notice: Notice) => `notice=${notice}; Max-Age=60; ${flags}`;
export const forgetNotice = `notice=; Max-Age=0; ${flags}`;

export function readNotice(request: Request): Notice | null {
  const value = readCookie(request, 'notice');
  return isNotice(value) ? value : null;
}

/**
 * Ends a write that has nothing but one sentence to say. A form sent without scripts goes on to `to`, which says it; a
 * script gets it as data and stays where it is; a failure is 400 unless told.
 */
export function answerNotice(request: Request, notice: Notice, to: string, failure: 400 | 409 = 400) {
  if (request.headers.get('sec-fetch-dest') === 'empty') {
    return data({ notice }, { status: noticeText(notice).isFailure ? failure : 200 });
  }
  throw redirect(to, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } });
}
