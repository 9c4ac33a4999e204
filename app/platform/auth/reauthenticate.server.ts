import { checkFactor } from '~/features/people/second-factor/check-factor.server';
import { checkPassword } from '~/features/people/password/check-password.server';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { findOpenCode } from '~/features/people/sign-in/find-open-code.server';
import {
  typedWay,
  type ReauthenticationWay,
  type TypedWay,
} from '~/features/people/re-authentication/reauthentication-way';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { redeemCode } from '~/features/people/sign-in/redeem-code.server';
import { requestCode } from '~/features/people/sign-in/request-code.server';
import type { FieldErrors } from '~/lib/form/form-reply';
import type { Services } from '~/platform/services';
import { spaceMails } from '~/platform/mail/space-mails.server';
import type { Actor } from '~/lib/actor';

import type { SensitiveFileName, SensitiveForm } from './sensitive-actions';
import { renewSession } from './session.server';

const freshMs = 10 * 60_000;
/** Counted apart from sign-in: a visitor who is not signed in cannot use these guesses up. */
const from = { kind: 'step-up' } as const;

type Input = {
  form: FormData;
  /** The change that requires it. */
  action: SensitiveForm | SensitiveFileName;
};

export type Reauthentication =
  /** `viewer` is the renewed one to use from now on; `cookies` must be set on the answer. */
  | { isProved: true; viewer: Actor; cookies: string[] }
  /** 200: no error, a code was mailed that has to be typed now. */
  | { isProved: false; way: ReauthenticationWay; errors: FieldErrors; status: 200 | 400 | 429 };

/** How a person whose sign-in is older than ten minutes has to re-authenticate; null while it is younger. */
export function findReauthenticationWay(
  { clock }: Pick<Services, 'clock'>,
  viewer: Actor,
): ReauthenticationWay | null {
  const age = clock.now().getTime() - (viewer.provedAt?.getTime() ?? 0);
  if (age < freshMs) return null;
  const typed = findTypedWay(viewer);
  return viewer.hasPasskey ? `${typed}+passkey` : typed;
}

function findTypedWay({ hasPassword, hasApp }: Actor): TypedWay {
  if (hasPassword) return hasApp ? 'password-or-factor' : 'password';
  return hasApp ? 'factor' : 'mail';
}

/**
 * Comes before every sensitive change: accepts a recent sign-in, else checks the `ReauthenticationField` of the same
 * form. A right answer renews the sign-in under another token. Called before the form's other fields are
 * read, since the form may only request a code by mail.
 */
export async function reauthenticate(
  services: Services,
  request: Request,
  viewer: Actor,
  { form, action }: Input,
): Promise<Reauthentication> {
  const way = findReauthenticationWay(services, viewer);
  if (!way) return { isProved: true, viewer, cookies: [] };
  const typed = form.get('proof');
  const kind = typedWay(way);
  if (typeof typed !== 'string' || typed.trim() === '') {
    const asksForCode = kind === 'mail' && form.get('proof-code') === 'send';
    return asksForCode
      ? mailCodeTo(services, request, viewer, way)
      : refuse(way, 'Please confirm that it is you');
  }
  const check = await checkTyped(services, viewer, kind, typed.slice(0, 1000));
  if (check.outcome === 'right') {
    const renewed = await renewSession(services, viewer);
    return { isProved: true, viewer: renewed.viewer, cookies: [renewed.cookie] };
  }
  await recordAudit(services, { actor: viewer, action: 'proof-failed', detail: { of: action } });
  if (check.outcome === 'wait') {
    return refuse(way, `Too many attempts. Please wait ${check.seconds} seconds.`, 429);
  }
  return refuse(way, wrong[kind]);
}

type Check = { outcome: 'right' | 'wrong' } | { outcome: 'wait'; seconds: number };

const isCode = (typed: string) => /^\s*(\d\s*){6}$/.test(typed);

async function checkTyped(services: Services, viewer: Actor, way: TypedWay, typed: string): Promise<Check> {
  const { config } = services;
  if (way === 'mail') return checkMailedCode(services, viewer, typed);
  const deps = { ...services, pepper: config.passwordPepper, factorSecret: config.factorSecret };
  if (way === 'factor' || (way === 'password-or-factor' && isCode(typed))) {
    const check = await checkFactor(deps, viewer, { userId: viewer.userId, way: 'totp', code: typed, from });
    if (way === 'factor' || check.outcome === 'right') return check;
  }
  const check = await checkPassword(deps, { email: viewer.email, password: typed, from });
  return check.outcome === 'unverified' ? { outcome: 'wrong' } : check;
}

async function checkMailedCode(services: Services, { userId }: Actor, code: string): Promise<Check> {
  const purpose = 'proof-code';
  const id = await findOpenCode(services, { userId, purpose });
  const deps = { ...services, linkSecret: services.config.linkSecret };
  const redeemed = id ? await redeemCode(deps, { id, purpose, code }) : null;
  return { outcome: redeemed?.userId === userId ? 'right' : 'wrong' };
}

async function mailCodeTo(
  services: Services,
  request: Request,
  { userId, email }: Actor,
  way: ReauthenticationWay,
): Promise<Reauthentication> {
  const input = { request, purpose: 'proof' as const, email, ownUserId: userId };
  const { waitMs, asker } = await spaceMails(services, input);
  if (waitMs > 0) return refuse(way, mailWaitText(waitMs), 429);
  await requestCode(services, { email, purpose: 'proof-code', asker });
  return refuse(way, `A code is on its way to ${email}. Please type it here.`, 200);
}

const wrong: Record<TypedWay, string> = {
  password: 'This is not your password',
  factor: 'This is not the code that your app shows now',
  'password-or-factor': 'This is neither your password nor the code that your app shows now',
  mail: 'This code does not work. Ask for a new one if it is older than ten minutes',
};

const refuse = (way: ReauthenticationWay, message: string, status: 200 | 400 | 429 = 400) => ({
  isProved: false as const,
  way,
  errors: { proof: [message] },
  status,
});
