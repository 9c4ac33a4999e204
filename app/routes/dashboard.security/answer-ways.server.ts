import { googleNotSetUp } from '~/lib/google-texts';
import { errorReply } from '~/lib/form/form-reply';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { requestReset } from '~/features/people/password/request-reset.server';
import { unlinkIdentity } from '~/features/people/google/unlink-identity.server';
import { withCookies } from '~/platform/http/cookies';
import { startGoogle } from '~/platform/auth/google-flow.server';
import { proveAgain } from '~/platform/auth/prove-again.server';
import { spaceMails } from '~/platform/mail/space-mails.server';

import { backTo, refuse, type Input } from './security-answer.server';

/** Redirects to Google, to link an identity to this account. */
export async function linkGoogleAccount({ services, request, viewer, form }: Input) {
  const proof = await proveAgain(services, request, viewer, { form, action: 'link-google' });
  if (!proof.isProved) return refuse('link-google', errorReply(proof.errors), proof.status);
  const redirectTo = '/dashboard/security';
  const answer = await startGoogle(services, { redirectTo, viewer: proof.viewer });
  if (!answer) {
    return refuse('link-google', errorReply({ ways: [`${googleNotSetUp}.`] }), 400, proof.cookies);
  }
  const headers = withCookies(proof.cookies, new Headers(answer.headers));
  return new Response(null, { status: answer.status, headers });
}

/** Unlinks a Google account; the statement that deletes it checks whether it may go. */
export async function unlinkAccount(input: Input) {
  const { services, request, viewer, form } = input;
  const identityId = String(form.get('identity') ?? '').slice(0, 64);
  const proof = await proveAgain(services, request, viewer, { form, action: 'unlink-identity' });
  if (!proof.isProved) return refuse(identityId, errorReply(proof.errors), proof.status);
  const result = await unlinkIdentity(services, proof.viewer, identityId);
  if (result !== 'unlinked') {
    return refuse(identityId, errorReply({ ways: [notUnlinked[result]] }), 400, proof.cookies);
  }
  return backTo(input, 'identity-unlinked', proof.cookies);
}

const notUnlinked = {
  last: 'This is your only way to sign in. Set a password or link another Google account first.',
  gone: 'That Google account is not linked to yours.',
};

/** For an account that so far signs in only with Google: the reset mail sets a first password as well. */
export async function mailPasswordLink(input: Input) {
  const { services, request, viewer } = input;
  const { email, userId: ownUserId } = viewer;
  const { waitMs } = await spaceMails(services, { request, purpose: 'reset', email, ownUserId });
  if (waitMs > 0) return refuse('password-link', errorReply({ ways: [mailWaitText(waitMs)] }), 429);
  await requestReset(services, viewer);
  return backTo(input, 'password-link-sent');
}
