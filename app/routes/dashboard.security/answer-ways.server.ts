import { googleNotSetUp } from '~/features/accounts/google-texts';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { requestReset } from '~/features/accounts/request-reset.server';
import { unlinkIdentity } from '~/features/accounts/unlink-identity.server';
import { hmac } from '~/lib/hmac';
import { withCookies } from '~/platform/cookies';
import { startGoogle } from '~/platform/google-flow.server';
import { proveAgain } from '~/platform/prove-again.server';
import { takeAttempt } from '~/platform/rate-limit.server';
import { visitorNetwork } from '~/platform/visitor-address';

import { backTo, refuse, type Asked } from './security-answer.server';

const mailsPerAddress = { limit: 5, windowSeconds: 3600 };

/** To Google, to link whoever comes back from there to this account. */
export async function linkGoogleAccount({ services, request, viewer, form }: Asked) {
  const proof = await proveAgain(services, request, viewer, form);
  if (!proof.isProved) return refuse('link-google', proof.errors, proof.status);
  const redirectTo = '/dashboard/security';
  const answer = await startGoogle(services, { redirectTo, viewer: proof.viewer });
  if (!answer) {
    return refuse('link-google', { ways: [`${googleNotSetUp}.`] }, 400, proof.cookies);
  }
  const headers = withCookies(proof.cookies, new Headers(answer.headers));
  return new Response(null, { status: answer.status, headers });
}

/** Takes a Google account away; whether it may go is decided where it is deleted. */
export async function unlinkAccount({ services, request, viewer, form }: Asked) {
  const identityId = String(form.get('identity') ?? '').slice(0, 64);
  const proof = await proveAgain(services, request, viewer, form);
  if (!proof.isProved) return refuse(identityId, proof.errors, proof.status);
  const { userId } = proof.viewer;
  const result = await unlinkIdentity(services, { userId, identityId });
  if (result !== 'unlinked') {
    return refuse(identityId, { ways: [notUnlinked[result]] }, 400, proof.cookies);
  }
  const from = visitorNetwork(request);
  const detail = { provider: 'google' };
  await recordAudit(services, { actorId: userId, action: 'identity-unlinked', from, detail });
  return backTo('identity-unlinked', proof.cookies);
}

const notUnlinked = {
  last: 'This is your only way to sign in. Set a password or link another Google account first.',
  gone: 'That Google account is not linked to yours.',
};

/** For somebody who has only come through Google so far: the reset mail sets a first password as well. */
export async function mailPasswordLink({ services, viewer }: Asked) {
  const key = `forgot-mail:${await hmac(services.config.formSecret, viewer.email)}`;
  if (!(await takeAttempt(services, { key, ...mailsPerAddress }))) {
    const text = 'Several links were sent to you already. Please try again in an hour.';
    return refuse('password-link', { ways: [text] }, 429);
  }
  await requestReset(services, viewer);
  return backTo('password-link-sent');
}
