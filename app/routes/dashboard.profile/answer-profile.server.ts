import { data, redirect } from '@remix-run/cloudflare';

import {
  addressSchema,
  profileSchema,
  readForm,
  type FormErrors,
} from '~/features/people/password/account-form';
import { cancelEmailChange } from '~/features/people/email-change/cancel-email-change.server';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import type { AuditAction } from '~/db/vocabulary';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { requestEmailChange } from '~/features/people/email-change/request-email-change.server';
import { updateProfile } from '~/features/people/profile/update-profile.server';
import { withCookies } from '~/platform/http/cookies';
import { readIntent } from '~/platform/http/form-intents';
import { logError } from '~/platform/log';
import type { Notice } from '~/lib/notices';
import { noticeCookie } from '~/platform/http/notice';
import { proveAgain } from '~/platform/auth/prove-again.server';
import { takeAttempt } from '~/platform/http/rate-limit.server';
import { spaceMails } from '~/platform/mail/space-mails.server';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Asked = { services: Services; request: Request; viewer: Actor; form: FormData };

/** The errors of a form of the profile screen; never what was typed to re-authenticate. */
export type ProfileRefusal = {
  form: 'profile' | 'email';
  values: Record<string, string>;
  errors: FormErrors;
  notice: string | null;
};

const changesPerAccount = { limit: 10, windowSeconds: 3600 };

/** Answers the forms of /dashboard/profile: redirects to the page with a notice, or returns the errors. */
export async function answerProfile(asked: Asked) {
  const intent = readIntent('dashboard.profile', asked.form);
  if (intent === 'change-email') return changeEmail(asked);
  if (intent === 'cancel-email-change') {
    await cancelEmailChange(asked.services, asked.viewer.userId);
    return back(asked, 'email-change-cancelled');
  }
  return saveProfile(asked);
}

async function saveProfile(asked: Asked) {
  const { services, viewer, form } = asked;
  const { value, errors } = readForm(profileSchema, form);
  if (errors) return refuse(asked, 'profile', { errors });
  try {
    await updateProfile(services, viewer, value);
    await audit(asked, 'profile-changed');
  } catch (error) {
    logError('profile not saved', error);
    return refuse(asked, 'profile', {
      notice: 'Your details were not saved. Please try again.',
      status: 503,
    });
  }
  return back(asked, 'profile-updated');
}

async function changeEmail(asked: Asked) {
  const { services, request, viewer, form } = asked;
  const proof = await proveAgain(services, request, viewer, { form, action: 'change-email' });
  if (!proof.isProved) return refuse(asked, 'email', proof);
  const { cookies } = proof;
  const { value, errors } = readForm(addressSchema, form);
  if (errors) return refuse(asked, 'email', { errors, cookies });
  const { email } = value;
  if (email === viewer.email) {
    return refuse(asked, 'email', { errors: { email: ['This is your email address already'] }, cookies });
  }
  const { userId } = proof.viewer;
  if (!(await takeAttempt(services, { key: `email-change:${userId}`, ...changesPerAccount }))) {
    const tooMany = 'You have asked for many changes. Please try again in an hour.';
    return refuse(asked, 'email', { errors: { email: [tooMany] }, status: 429, cookies });
  }
  const { waitMs } = await spaceMails(services, { request, purpose: 'account', email });
  if (waitMs > 0) {
    return refuse(asked, 'email', { errors: { email: [mailWaitText(waitMs)] }, status: 429, cookies });
  }
  await requestEmailChange(services, { userId, email });
  await audit(asked, 'email-change-asked');
  return back(asked, 'email-change-asked', cookies);
}

async function audit({ services, viewer }: Asked, action: AuditAction) {
  await recordAudit(services, { actor: viewer, action });
}

function back({ services }: Asked, notice: Notice, cookies: readonly string[] = []) {
  const headers = withCookies([noticeCookie(services, notice), ...cookies]);
  return redirect('/dashboard/profile', { status: 303, headers });
}

type Refusal = { errors?: FormErrors; notice?: string; status?: number; cookies?: readonly string[] };

function refuse(
  { form: sent }: Asked,
  form: ProfileRefusal['form'],
  { errors = {}, notice, status = 400, cookies = [] }: Refusal,
) {
  const names = form === 'profile' ? ['fullName', 'companyName', 'phone'] : ['email'];
  const values = Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? '').slice(0, 300)]));
  const headers = withCookies(cookies);
  return data<ProfileRefusal>({ form, values, errors, notice: notice ?? null }, { status, headers });
}
