import { data } from '@remix-run/cloudflare';

import { readAccountForm, verifyAnewSchema, verifySchema } from '~/features/people/password/account-form';
import { readAccountToken } from '~/features/people/sign-in/account-links';
import { findRegistration, type Registration } from '~/features/people/registration/find-registration.server';
import { verifyEmail } from '~/features/people/registration/verify-email.server';
import type { FormReply } from '~/lib/form/form-reply';
import type { Services } from '~/platform/services';
import { visitorActor } from '~/platform/http/limits/visitor-address';
import { sentForm } from '~/platform/http/forms/sent-form';

export type VerifyAnswer =
  | { state: 'invalid' }
  /** Ready to sign in, with the address that was verified. */
  | { state: 'done'; email: string }
  | {
      state: 'ask';
      email: string;
      /** A new password, in place of the one of the sign-up. */
      isNew: boolean;
      /** The sign-up's values. */
      values: Record<'fullName' | 'companyName' | 'phone', string>;
      reply?: FormReply;
    };

type Input = { services: Services; request: Request };

const say = (answer: VerifyAnswer, status = answer.state === 'invalid' ? 400 : 200) =>
  data<VerifyAnswer>(answer, { status });

async function readLink({ services, request }: Input) {
  const { searchParams } = new URL(request.url);
  const { linkSecret } = services.config;
  const tokenId = await readAccountToken(linkSecret, 'verify-email', searchParams.get('token'));
  const found = tokenId && (await findRegistration(services, tokenId));
  return tokenId && found ? { tokenId, found, isNew: found.isSpent || searchParams.has('new') } : null;
}

const typedAtSignUp = ({ fullName, companyName, phone }: Registration) => ({
  fullName,
  companyName: companyName ?? '',
  phone: phone ?? '',
});

/** The form behind the link. Programs open links too, so a visit changes nothing. */
export async function showVerification(input: Input) {
  const link = await readLink(input);
  if (!link) return say({ state: 'invalid' });
  const { found, isNew } = link;
  return say({ state: 'ask', email: found.email, isNew, values: typedAtSignUp(found) });
}

/** Turns the registration into an account, with the password and the details of the form. */
export async function answerVerification(input: Input) {
  const { services, request } = input;
  const link = await readLink(input);
  if (!link) return say({ state: 'invalid' });
  const { tokenId, found, isNew } = link;
  const form = await sentForm(request);
  const submission = readAccountForm(form, isNew ? verifyAnewSchema : verifySchema);
  const ask = (reply: FormReply, more: { isNew: boolean } = { isNew }) =>
    say({ state: 'ask', email: found.email, values: typedAtSignUp(found), reply, ...more }, 400);
  if (submission.status !== 'success') return ask(submission.reply());
  const { password, ...details } = submission.value;
  const refuse = (error: string) => submission.reply({ fieldErrors: { password: [error] } });
  const deps = { ...services, pepper: services.config.passwordPepper };
  const actor = visitorActor(request);
  const outcome = await verifyEmail(deps, actor, { tokenId, details, password, isNew });
  if (outcome === 'wrong' && !(await findRegistration(services, tokenId))?.isSpent) {
    return ask(refuse(notThisOne));
  }
  if (outcome === 'wrong' || outcome === 'spent') return ask(refuse(tooOften), { isNew: true });
  if (outcome === 'void') return say({ state: 'invalid' });
  return say({ state: 'done', email: found.email });
}

const notThisOne =
  'This is not the password that was typed in this sign-up. Try again, or choose a new one below';
const tooOften = 'The password was wrong five times. Please choose a new one';
