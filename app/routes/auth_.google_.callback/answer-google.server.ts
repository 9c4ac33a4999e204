import { redirect } from '@remix-run/cloudflare';

import type { GoogleIdentity } from '~/features/people/google/google-identity';
import { linkGoogle } from '~/features/people/google/link-google.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { signInWithGoogle } from '~/features/people/google/sign-in-with-google.server';
import { withQuery } from '~/features/directory/criteria/criteria';
import { afterSignIn } from '~/lib/after-sign-in';
import { finishSignIn } from '~/platform/auth/finish-sign-in.server';
import { finishGoogle, isAsker, type Flow } from '~/platform/auth/google-flow.server';
import { logError } from '~/platform/log';
import type { Notice } from '~/lib/notices';
import { noticeCookie } from '~/platform/http/forms/notice';
import { withCookies } from '~/platform/http/cookies';
import type { Services } from '~/platform/services';
import { findViewer } from '~/platform/auth/session.server';
import { visitorActor } from '~/platform/http/limits/visitor-address';

type Back = {
  services: Services;
  request: Request;
  flow: Flow | null;
  /** The cookie that ends the flow; set on every answer. */
  forget: string;
};

/**
 * Answers a visitor who comes back from Google: signed in, linked, or back on the first page with the reason.
 */
export async function answerGoogle(services: Services, request: Request) {
  const { identity, flow, forget } = await finishGoogle(services, request);
  const back = { services, request, flow, forget };
  if (!identity || !flow) return sendBack(back, 'google-failed');
  try {
    return flow.userId ? await link(back, flow, identity) : await signIn(back, flow, identity);
  } catch (error) {
    logError('sign-in with Google failed', error);
    return sendBack(back, 'google-failed');
  }
}

async function signIn(back: Back, flow: Flow, identity: GoogleIdentity) {
  const { services, request, forget } = back;
  const actor = visitorActor(request);
  const result = await signInWithGoogle(services, actor, identity);
  if (result.outcome !== 'right') {
    await recordAudit(services, { actor, action: 'sign-in-failed' });
    return sendBack(back, result.outcome === 'unverified' ? 'google-unverified' : 'google-failed');
  }
  const { userId } = result;
  const redirectTo = afterSignIn(flow.redirectTo);
  return finishSignIn(services, request, { userId, method: 'google', redirectTo, cookies: [forget] });
}

async function link(back: Back, flow: Flow, identity: GoogleIdentity) {
  const { services, request } = back;
  const viewer = await findViewer(services, request);
  if (!viewer || !(await isAsker(services, flow, viewer))) return sendBack(back, 'google-failed');
  const result = await linkGoogle(services, viewer, identity);
  return sendBack(back, result === 'linked' ? 'identity-linked' : `google-${result}`);
}

/** Back to the page where the flow was started. */
function sendBack({ services, flow, forget }: Back, notice: Notice) {
  const headers = withCookies([forget, noticeCookie(services, notice)]);
  if (flow?.userId) return redirect('/dashboard/security', { status: 303, headers });
  const query = new URLSearchParams({ mode: 'login', redirectTo: afterSignIn(flow?.redirectTo) });
  return redirect(withQuery('/auth', query), { status: 303, headers });
}
