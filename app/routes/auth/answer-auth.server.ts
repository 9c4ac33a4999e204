import { data } from '@remix-run/cloudflare';

import { addressSchema, readAccountForm, signUpSchema } from '~/features/people/password/account-form';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { registerAccount } from '~/features/people/registration/register-account.server';
import { resendVerification } from '~/features/people/registration/resend-verification.server';
import type { GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import { errorReply, type FormReply } from '~/lib/form/form-reply';
import { authenticateByPassword, SignInRefused } from '~/platform/auth/authenticator.server';
import { finishSignIn } from '~/platform/auth/finish-sign-in.server';
import { readIntent } from '~/platform/http/forms/form-intents';
import { guessFrom } from '~/platform/auth/known-device.server';
import { logError } from '~/platform/log';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';
import { spaceMails } from '~/platform/mail/space-mails.server';
import { visitorActor, visitorKey } from '~/platform/http/limits/visitor-address';

import { answerPasskey } from './answer-passkey.server';
import type { AuthAnswer } from './auth-answer';

type Input = { services: Services; request: Request; form: FormData; redirectTo: string };

const perVisitor = { limit: 50, windowSeconds: 600 };
const tooMany = 'Too many attempts came from your connection. Please try again in ten minutes.';

/** Answers the forms of /auth: a redirect with a session, or what the page then says. */
export async function answerAuth(input: Input) {
  const { services, request, form } = input;
  const intent = readIntent('auth', form);
  if (intent === 'passkey') return answerPasskey(input);
  const isSignIn = intent !== 'sign-up' && intent !== 'resend';
  const address = readAccountForm(form, addressSchema);
  const email = address.status === 'success' ? address.value.email : '';
  if (intent === 'arrive') return data<AuthAnswer>({ kind: 'verified', email });
  const guesser = await guessFrom(services, request, { email });
  // A known device is exempt, since strangers of its network could use the limit up.
  if (!isSignIn || guesser.kind === 'network') {
    const key = `auth:${await visitorKey(request, services.config.formSecret)}`;
    const isAllowed = await takeAttempt(services, { key, ...perVisitor });
    if (!isAllowed) return refuse(input, { notice: tooMany, status: 429 });
  }
  if (isSignIn) return signIn(input, guesser);
  return intent === 'sign-up' ? signUp(input) : resend(input);
}

async function signIn(input: Input, guesser: GuessFrom) {
  const { services, request, form, redirectTo } = input;
  const actor = visitorActor(request);
  try {
    const { userId } = await authenticateByPassword(services, { request, form, from: guesser });
    return await finishSignIn(services, request, { userId, method: 'password', redirectTo });
  } catch (error) {
    if (!(error instanceof SignInRefused)) {
      logError('sign-in failed', error);
      return refuse(input, { notice: 'An error occurred during sign in.', status: 503 });
    }
    const { reason } = error;
    if (reason.outcome === 'invalid') return refuse(input, { reply: reason.reply });
    const subject = { email: String(form.get('email')) };
    await recordAudit(services, { actor, action: 'sign-in-failed', subject });
    if (reason.outcome === 'wait') return refuse(input, { notice: waitText(reason.seconds), status: 429 });
    if (reason.outcome === 'unverified') {
      return refuse(input, {
        notice: 'Please verify your email address first.',
        status: 403,
        mayResend: true,
      });
    }
    return refuse(input, { notice: 'The email address or the password is not right.' });
  }
}

function waitText(seconds: number): string {
  const time = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts in a row. Please wait ${time}, or set a new password by email.`;
}

async function signUp(input: Input) {
  const { services, request, form } = input;
  const submission = readAccountForm(form, signUpSchema);
  if (submission.status !== 'success') return refuse(input, { reply: submission.reply() });
  const { value } = submission;
  try {
    const { waitMs } = await spaceMails(services, { request, purpose: 'account', email: value.email });
    if (waitMs > 0) return refuse(input, { notice: mailWaitText(waitMs), status: 429 });
    const deps = { ...services, pepper: services.config.passwordPepper };
    await registerAccount(deps, visitorActor(request), value);
    return data<AuthAnswer>({ kind: 'signed-up', email: value.email });
  } catch (error) {
    logError('sign-up failed', error);
    return refuse(input, { notice: 'An error occurred during sign up.', status: 503 });
  }
}

async function resend(input: Input) {
  const { services, request, form } = input;
  const submission = readAccountForm(form, addressSchema);
  if (submission.status !== 'success') return refuse(input, { reply: submission.reply() });
  const { value } = submission;
  const { waitMs } = await spaceMails(services, { request, purpose: 'account', ...value });
  if (waitMs > 0) return refuse(input, { notice: mailWaitText(waitMs), status: 429, mayResend: true });
  await resendVerification(services, value);
  return data<AuthAnswer>({ kind: 'resent', email: value.email });
}

type Refusal = { reply?: FormReply; notice?: string; status?: number; mayResend?: boolean };

/** The form again: with the errors of `reply`, else without any. */
function refuse({ form }: Input, { reply, notice, status = 400, mayResend }: Refusal) {
  const isSignUp = readIntent('auth', form) === 'sign-up';
  const typed = readAccountForm(form, isSignUp ? signUpSchema : addressSchema).reply();
  return data<AuthAnswer>(
    {
      kind: 'refused',
      form: isSignUp ? 'sign-up' : 'sign-in',
      reply: reply ?? errorReply({}, typed),
      notice: notice ?? null,
      mayResend,
    },
    { status },
  );
}
