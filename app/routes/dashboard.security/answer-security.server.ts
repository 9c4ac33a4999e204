import { redirect } from '@remix-run/cloudflare';

import { changePasswordSchema, readAccountForm } from '~/features/people/password/account-form';
import { changePassword } from '~/features/people/password/change-password.server';
import { checkPassword } from '~/features/people/password/check-password.server';
import { errorReply } from '~/lib/form/form-reply';
import { signedOut } from '~/lib/account-cookie';
import { setAccountCookie } from '~/platform/http/cookies';
import { readIntent, type FormIntent } from '~/platform/http/forms/form-intents';
import { deviceCookie } from '~/platform/auth/known-device.server';
import { endSessionOf, endSessionsOf, renewSession } from '~/platform/auth/session.server';

import { linkGoogleAccount, mailPasswordLink, unlinkAccount } from './answer-ways.server';
import { backTo, refuse, type Input } from './security-answer.server';

type Answer = Response | ReturnType<typeof refuse>;

const answers: Record<FormIntent<'dashboard.security'>, (input: Input) => Promise<Answer>> = {
  password: changeOwnPassword,
  'password-link': mailPasswordLink,
  'link-google': linkGoogleAccount,
  unlink: unlinkAccount,
  'sign-out-device': signOutDevice,
  'sign-out-others': signOutOthers,
  'sign-out-everywhere': signOutEverywhere,
};

/** Answers the forms of the security screen, one intent each. */
export async function answerSecurity(input: Input): Promise<Answer> {
  const intent = readIntent('dashboard.security', input.form);
  return intent ? answers[intent](input) : refuse('', errorReply({}));
}

async function changeOwnPassword(input: Input) {
  const { services, viewer, form } = input;
  const submission = readAccountForm(form, changePasswordSchema);
  if (submission.status !== 'success') return refuse('password', submission.reply());
  const { value } = submission;
  const deps = { ...services, pepper: services.config.passwordPepper };
  const from = { kind: 'step-up' } as const;
  const check = await checkPassword(deps, { email: viewer.email, password: value.currentPassword, from });
  if (check.outcome === 'wait') {
    const wait = `Too many attempts. Please wait ${check.seconds} seconds.`;
    return refuse('password', errorReply({ currentPassword: [wait] }), 429);
  }
  if (check.outcome !== 'right') {
    return refuse('password', errorReply({ currentPassword: ['This is not your current password'] }));
  }
  const renewed = await renewSession(services, viewer);
  await changePassword(deps, renewed.viewer, value.password);
  const device = await deviceCookie(services, input.request, viewer.userId);
  return backTo(input, 'password-changed', [renewed.cookie, ...device]);
}

async function signOutDevice(input: Input) {
  const { services, viewer, form } = input;
  await endSessionOf(services, viewer, String(form.get('device') ?? ''));
  return backTo(input, 'signed-out-others');
}

async function signOutOthers(input: Input) {
  await endSessionsOf(input.services, input.viewer, { butThis: true });
  return backTo(input, 'signed-out-others');
}

async function signOutEverywhere(input: Input) {
  await endSessionsOf(input.services, input.viewer, { butThis: false });
  const headers = { 'set-cookie': setAccountCookie(input.services, signedOut) };
  return redirect('/', { status: 303, headers });
}
