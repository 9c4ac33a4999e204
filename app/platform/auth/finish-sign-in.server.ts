import { redirect, type TypedResponse } from '@remix-run/cloudflare';

import { startChallenge, type SignInMethod } from '~/features/people/second-factor/challenge.server';
import { findFactor } from '~/features/people/second-factor/find-factor.server';
import { withCookies } from '~/platform/http/cookies';
import type { Services } from '~/platform/services';

import { challengeCookie } from './challenge-cookie.server';
import { completeSignIn } from './complete-sign-in.server';

type SignedIn = {
  userId: string;
  method: SignInMethod;
  /** A local path, see lib/paths. */
  redirectTo: string;
  /** Cookies that the way of signing in sets or deletes. */
  cookies?: readonly string[];
};

/**
 * Every way to sign in ends here: an account with a second factor is asked for it, any other gets a session.
 */
export async function finishSignIn(
  services: Services,
  request: Request,
  signedIn: SignedIn,
): Promise<TypedResponse<never>> {
  const { userId, method, redirectTo, cookies = [] } = signedIn;
  if (!(await findFactor(services, userId))) return completeSignIn(services, request, signedIn);
  const id = await startChallenge(services, { userId, method });
  const headers = withCookies([await challengeCookie(services, id), ...cookies]);
  const query = new URLSearchParams({ redirectTo });
  return redirect(`/auth/challenge?${query.toString()}`, { status: 303, headers });
}
