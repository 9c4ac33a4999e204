import { redirect } from '@remix-run/cloudflare';

import { changePasswordSchema, readForm } from '~/features/people/password/account-form';
import { changePassword } from '~/features/people/password/change-password.server';
import { checkPassword } from '~/features/people/password/check-password.server';
import { readIntent, type FormIntent } from '~/platform/http/form-intents';
import { deviceCookie } from '~/platform/auth/known-device.server';
import { endSessionOf, endSessionsOf, renewSession } from '~/platform/auth/session.server';

import { linkGoogleAccount, mailPasswordLink, unlinkAccount } from './answer-ways.server';
import { backTo, refuse, type Asked } from './security-answer.server';

type Answer = Response | ReturnType<typeof refuse>;

const answers: Record<FormIntent<'dashboard.security'>, (asked: Asked) => Promise<Answer>> = {
  password: changeOwnPassword,
  'password-link': mailPasswordLink,
  'link-google': linkGoogleAccount,
  unlink: unlinkAccount,
  'sign-out-device': signOutDevice,
  'sign-out-others': signOutOthers,
  'sign-out-everywhere': signOutEverywhere,
};

/** Answers the forms of the security screen, one intent each. */
export async function answerSecurity(asked: Asked): Promise<Answer> {
  const intent = readIntent('dashboard.security', asked.form);
  return intent ? answers[intent](asked) : refuse('', {});
}

async function changeOwnPassword(asked: Asked) {
  const { services, viewer, form } = asked;
  const { value, errors } = readForm(changePasswordSchema, form);
  if (errors) return refuse('password', errors);
  const deps = { ...services, pepper: services.config.passwordPepper };
  const from = { kind: 'step-up' } as const;
  const check = await checkPassword(deps, { email: viewer.email, password: value.currentPassword, from });
  if (check.outcome === 'wait') {
    const wait = `Too many attempts. Please wait ${check.seconds} seconds.`;
    return refuse('password', { currentPassword: [wait] }, 429);
  }
  if (check.outcome !== 'right') {
    return refuse('password', { currentPassword: ['This is not your current password'] });
  }
  const renewed = await renewSession(services, viewer);
  await changePassword(deps, renewed.viewer, value.password);
  const device = await deviceCookie(services, asked.request, viewer.userId);
  return backTo(asked, 'password-changed', [renewed.cookie, ...device]);
}

async function signOutDevice(asked: Asked) {
  const { services, viewer, form } = asked;
  await endSessionOf(services, viewer, String(form.get('device') ?? ''));
  return backTo(asked, 'signed-out-others');
}

async function signOutOthers(asked: Asked) {
  await endSessionsOf(asked.services, asked.viewer, { butThis: true });
  return backTo(asked, 'signed-out-others');
}

async function signOutEverywhere(asked: Asked) {
  await endSessionsOf(asked.services, asked.viewer, { butThis: false });
  return redirect('/', { status: 303 });
}
