import { googleNotSetUp } from '~/lib/google-texts';
import { errorReply } from '~/lib/form/form-reply';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { requestReset } from '~/features/people/password/request-reset.server';
import { unlinkIdentity } from '~/features/people/google/unlink-identity.server';
import { withCookies } from '~/platform/http/cookies';
import { startGoogle } from '~/platform/auth/google-flow.server';
import { reauthenticate } from '~/platform/auth/reauthenticate.server';
import { spaceMails } from '~/platform/mail/space-mails.server';

import { backTo, refuse, type Input } from './security-answer.server';

/** Redirects to Google, to link an identity to this account. */
export async function linkGoogleAccount({ services, request, viewer, form }: Input) {
  const outcome = await reauthenticate(services, request, viewer, { form, action: 'link-google' });
  if (!outcome.isProved) return refuse('link-google', errorReply(outcome.errors), outcome.status);
  const redirectTo = '/dashboard/security';
  const answer = await startGoogle(services, { redirectTo, viewer: outcome.viewer });
  if (!answer) {
    return refuse('link-google', errorReply({ ways: [`${googleNotSetUp}.`] }), 400, outcome.cookies);
  }
  const headers = withCookies(outcome.cookies, new Headers(answer.headers));
  return new Response(null, { status: answer.status, headers });
}

/** Unlinks a Google account; the statement that deletes it checks whether it may go. */
export async function unlinkAccount(input: Input) {
  const { services, request, viewer, form } = input;
  const identityId = String(form.get('identity') ?? '').slice(0, 64);
  const outcome = await reauthenticate(services, request, viewer, { form, action: 'unlink-identity' });
  if (!outcome.isProved) return refuse(identityId, errorReply(outcome.errors), outcome.status);
  const result = await unlinkIdentity(services, outcome.viewer, identityId);
  if (result !== 'unlinked') {
    return refuse(identityId, errorReply({ ways: [notUnlinked[result]] }), 400, outcome.cookies);
  }
  return backTo(input, 'identity-unlinked', outcome.cookies);
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
