import { redirect, type TypedResponse } from '@remix-run/cloudflare';

import { recordAudit } from '~/features/accounts/record-audit.server';

import { noticeCookie } from './notice';
import type { Services } from './services';
import { startSession } from './session.server';
import { addressGroup } from './visitor-address';

type SignedIn = {
  userId: string;
  method: 'password' | 'code' | 'google';
  /** A local path, see lib/paths. */
  redirectTo: string;
  /** Of what the way in has to say or forget. */
  cookies?: readonly string[];
};

/** The one end of every way in: a session, an entry in the audit log, and on to the page that was asked for. */
export async function finishSignIn(
  services: Services,
  request: Request,
  { userId, method, redirectTo, cookies = [] }: SignedIn,
): Promise<TypedResponse<never>> {
  const headers = new Headers({ 'set-cookie': await startSession(services, request, userId) });
  for (const cookie of [...cookies, noticeCookie('signed-in')]) headers.append('set-cookie', cookie);
  const from = addressGroup(request.headers.get('cf-connecting-ip'));
  await recordAudit(services, { actorId: userId, action: 'sign-in', from, detail: { method } });
  return redirect(redirectTo, { status: 303, headers });
}
