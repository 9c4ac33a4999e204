import { redirect, type TypedResponse } from '@remix-run/cloudflare';

import { withCookies } from '~/platform/http/cookies';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

import { deviceCookie } from './known-device.server';
import { startSession, type SignIn } from './session.server';

type SignedIn = SignIn & {
  /** A local path, see lib/paths. */
  redirectTo: string;
  cookies?: readonly string[];
};

/**
 * Creates a session, makes this browser a known device and redirects to the requested page. Only after every
 * required factor was shown.
 */
export async function completeSignIn(
  services: Services,
  request: Request,
  { redirectTo, cookies = [], ...signIn }: SignedIn,
): Promise<TypedResponse<never>> {
  const session = await startSession(services, request, signIn);
  const device = await deviceCookie(services, request, signIn.userId);
  const headers = withCookies([session, ...device, ...cookies, noticeCookie(services, 'signed-in')]);
  return redirect(redirectTo, { status: 303, headers });
}
