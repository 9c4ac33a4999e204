import { redirect, type TypedResponse } from '@remix-run/cloudflare';

import type { SignInMethod } from '~/features/people/second-factor/challenge.server';
import type { FactorWay } from '~/features/people/second-factor/check-factor.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { withCookies } from '~/platform/http/cookies';
import { noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';
import { visitorActor } from '~/platform/http/visitor-address';

import { deviceCookie } from './known-device.server';
import { startSession } from './session.server';

type SignedIn = {
  userId: string;
  method: SignInMethod;
  /** The second factor that was shown, for an account that has one. */
  factor?: FactorWay;
  /** A local path, see lib/paths. */
  redirectTo: string;
  cookies?: readonly string[];
};

/**
 * Creates a session, makes this browser a known device, writes the audit log and redirects to the requested
 * page. Only after every required factor was shown.
 */
export async function completeSignIn(
  services: Services,
  request: Request,
  { userId, method, factor, redirectTo, cookies = [] }: SignedIn,
): Promise<TypedResponse<never>> {
  const session = await startSession(services, request, userId);
  const device = await deviceCookie(services, request, userId);
  const headers = withCookies([session, ...device, ...cookies, noticeCookie(services, 'signed-in')]);
  const detail = { method, ...(factor && { factor }) };
  await recordAudit(services, { actor: { ...visitorActor(request), userId }, action: 'sign-in', detail });
  return redirect(redirectTo, { status: 303, headers });
}
