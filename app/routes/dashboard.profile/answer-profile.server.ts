import { data, redirect } from '@remix-run/cloudflare';

import { addressSchema, profileSchema, readAccountForm } from '~/features/people/password/account-form';
import { cancelEmailChange } from '~/features/people/email-change/cancel-email-change.server';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { requestEmailChange } from '~/features/people/email-change/request-email-change.server';
import { updateProfile } from '~/features/people/profile/update-profile.server';
import { withCookies } from '~/platform/http/cookies';
import { readIntent } from '~/platform/http/forms/form-intents';
import { logError } from '~/platform/log';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';
import { noticeCookie } from '~/platform/http/forms/notice';
import { reauthenticate } from '~/platform/auth/reauthenticate.server';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { spaceMails } from '~/platform/mail/space-mails.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; request: Request; viewer: Actor; form: FormData };

/** The errors of a form of the profile screen; never what was typed to re-authenticate. */
export type ProfileRefusal = {
  form: 'profile' | 'email';
  reply: FormReply;
  notice: string | null;
};

const changesPerAccount = { limit: 10, windowSeconds: 3600 };

/** Answers the forms of /dashboard/profile: redirects to the page with a notice, or returns the errors. */
export async function answerProfile(input: Input) {
  const intent = readIntent('dashboard.profile', input.form);
  if (intent === 'change-email') return changeEmail(input);
  if (intent === 'cancel-email-change') {
    await cancelEmailChange(input.services, input.viewer.userId);
    return back(input, 'email-change-cancelled');
  }
  return saveProfile(input);
}

async function saveProfile(input: Input) {
  const { services, viewer, form } = input;
  const submission = readAccountForm(form, profileSchema);
  const reply = submission.reply();
  if (submission.status !== 'success') return refuse('profile', reply);
  try {
    await updateProfile(services, viewer, submission.value);
  } catch (error) {
    logError('profile not saved', error);
    return refuse('profile', reply, {
      notice: 'Your details were not saved. Please try again.',
      status: 503,
    });
  }
  return back(input, 'profile-updated');
}

async function changeEmail(input: Input) {
  const { services, request, viewer, form } = input;
  const outcome = await reauthenticate(services, request, viewer, { form, action: 'change-email' });
  const submission = readAccountForm(form, addressSchema);
  if (!outcome.isProved) {
    const { errors, status } = outcome;
    return refuse('email', errorReply(errors, submission.reply()), { status });
  }
  const { cookies } = outcome;
  const refuseAddress = (error: string, status = 400) =>
    refuse('email', submission.reply({ fieldErrors: { email: [error] } }), { status, cookies });
  if (submission.status !== 'success') return refuse('email', submission.reply(), { cookies });
  const { email } = submission.value;
  if (email === viewer.email) return refuseAddress('This is your email address already');
  const { userId } = outcome.viewer;
  if (!(await takeAttempt(services, { key: `email-change:${userId}`, ...changesPerAccount }))) {
    return refuseAddress('You have asked for many changes. Please try again in an hour.', 429);
  }
  const { waitMs } = await spaceMails(services, { request, purpose: 'account', email });
  if (waitMs > 0) return refuseAddress(mailWaitText(waitMs), 429);
  await requestEmailChange(services, outcome.viewer, email);
  return back(input, 'email-change-asked', cookies);
}

function back({ services }: Input, notice: Notice, cookies: readonly string[] = []) {
  const headers = withCookies([noticeCookie(services, notice), ...cookies]);
  return redirect('/dashboard/profile', { status: 303, headers });
}

type Refusal = { notice?: string; status?: number; cookies?: readonly string[] };

const refuse = (
  form: ProfileRefusal['form'],
  reply: FormReply,
  { notice, status = 400, cookies = [] }: Refusal = {},
) => data<ProfileRefusal>({ form, reply, notice: notice ?? null }, { status, headers: withCookies(cookies) });
