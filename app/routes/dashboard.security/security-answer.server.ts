import { data, redirect } from '@remix-run/cloudflare';

import type { FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';
import { withCookies } from '~/platform/http/cookies';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

export type Input = { services: Services; request: Request; viewer: Actor; form: FormData };

/** The reply, and the form of the screen that it is about. */
export type SecurityAnswer = { at: string; reply: FormReply };

/** The screen with its errors; `cookies` are those of a re-authentication. */
export function refuse(at: string, reply: FormReply, status = 400, cookies: readonly string[] = []) {
  return data<SecurityAnswer>({ at, reply }, { status, headers: withCookies(cookies) });
}

/** The screen again, with a notice. */
export function backTo({ services }: Input, notice: Notice, cookies: readonly string[] = []) {
  const headers = withCookies([noticeCookie(services, notice), ...cookies]);
  return redirect('/dashboard/security', { status: 303, headers });
}
