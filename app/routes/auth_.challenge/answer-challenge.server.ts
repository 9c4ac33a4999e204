import { data, redirect } from '@remix-run/cloudflare';

import { claimChallenge, findChallenge } from '~/features/people/second-factor/challenge.server';
import { checkFactor, type FactorWay } from '~/features/people/second-factor/check-factor.server';
import { mailAboutUsedCode } from '~/features/people/sign-in/mail-about-used-code.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { codeSchema, readAccountForm } from '~/features/people/password/account-form';
import { errorReply } from '~/lib/form/form-reply';
import { forgetChallenge, readChallenge } from '~/platform/auth/challenge-cookie.server';
import { completeSignIn } from '~/platform/auth/complete-sign-in.server';
import { readIntent } from '~/platform/http/forms/form-intents';
import { guessFrom } from '~/platform/auth/known-device.server';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';
import { visitorActor } from '~/platform/http/limits/visitor-address';

import { answerByPasskey } from './answer-by-passkey.server';
import type { ChallengeAnswer } from './challenge-answer';

type Input = { services: Services; request: Request; form: FormData; redirectTo: string };

const perVisitor = { limit: 50, windowSeconds: 600 };

/** The pending sign-in of this browser; null when there is none any more. */
export async function findOwnChallenge({ services, request }: Pick<Input, 'services' | 'request'>) {
  const id = await readChallenge(services, request);
  const challenge = id && (await findChallenge(services, id));
  return id && challenge ? { id, ...challenge } : null;
}

/** Back to the first step; with `wasEnded` the page there explains that the sign-in expired. */
export function startAgain(
  { services, redirectTo }: Pick<Input, 'services' | 'redirectTo'>,
  wasEnded: boolean,
) {
  const query = new URLSearchParams({ mode: 'login', redirectTo, ...(wasEnded && { again: 'challenge' }) });
  const headers = { 'set-cookie': forgetChallenge(services) };
  return redirect(`/auth?${query.toString()}`, { status: 303, headers });
}

/** Checks the second factor: a session for its first use, else the page's answer. */
export async function answerChallenge(input: Input) {
  const { services, request, form, redirectTo } = input;
  const challenge = await findOwnChallenge(input);
  if (!challenge) return startAgain(input, true);
  const { id, userId, method } = challenge;
  if (readIntent('auth_.challenge', form) === 'restart') {
    await claimChallenge(services, id);
    return startAgain(input, false);
  }
  if (readIntent('auth_.challenge', form) === 'passkey') return answerByPasskey(input, challenge);
  const { passwordPepper: pepper, factorSecret } = services.config;
  const guesser = await guessFrom(services, request, { userId });
  const isTooMany =
    guesser.kind === 'network' &&
    !(await takeAttempt(services, { key: `challenge:${guesser.network}`, ...perVisitor }));
  if (isTooMany) {
    return refuse('Too many attempts came from your connection. Please try again in ten minutes.', 429);
  }
  const way: FactorWay = form.get('way') === 'recovery-code' ? 'recovery-code' : 'totp';
  const submission = readAccountForm(form, codeSchema('Please type a code'));
  if (submission.status !== 'success')
    return data<ChallengeAnswer>({ reply: submission.reply() }, { status: 400 });
  const { code } = submission.value;
  const actor = visitorActor(request);
  const deps = { ...services, pepper, factorSecret };
  const check = await checkFactor(deps, actor, { userId, way, code, from: guesser });
  if (check.outcome !== 'right') {
    await recordAudit(services, { actor, action: 'factor-failed', subject: userId });
    if (check.outcome === 'wait') return refuse(waitText(check.seconds), 429);
    return refuse(wrong[way]);
  }
  if (way === 'recovery-code') await mailAboutUsedCode(services, userId);
  if (!(await claimChallenge(services, id))) return startAgain(input, true);
  const cookies = [forgetChallenge(services)];
  return completeSignIn(services, request, { userId, method, factor: way, redirectTo, cookies });
}

const wrong: Record<FactorWay, string> = {
  totp: 'This code does not work. Type the one that your app shows now; each works once',
  'recovery-code': 'This recovery code does not work. Each works once',
};

function waitText(seconds: number): string {
  const time = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts in a row. Please wait ${time}.`;
}

const refuse = (error: string, status = 400) =>
  data<ChallengeAnswer>({ reply: errorReply({ code: [error] }) }, { status });
