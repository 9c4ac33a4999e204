import { data } from '@remix-run/cloudflare';

import { addressSchema, codeSchema, readAccountForm } from '~/features/people/password/account-form';
import { findTokenOwner } from '~/features/people/sign-in/find-token-owner.server';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { recordAudit } from '~/features/work/audit/record-audit.server';
import { redeemCode } from '~/features/people/sign-in/redeem-code.server';
import { requestCode } from '~/features/people/sign-in/request-code.server';
import { errorReply, errorsIn, type FormReply } from '~/lib/form/form-reply';
import { finishSignIn } from '~/platform/auth/finish-sign-in.server';
import { guessFrom } from '~/platform/auth/known-device.server';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';
import { spaceMails } from '~/platform/mail/space-mails.server';
import { visitorActor } from '~/platform/http/limits/visitor-address';

import type { CodeAnswer } from './code-answer';

type Sent = { services: Services; request: Request; form: FormData };
type Input = Sent & { redirectTo: string };

const mailsPerVisitor = { limit: 20, windowSeconds: 600 };
const triesPerVisitor = { limit: 50, windowSeconds: 600 };
const tooMany = 'Too many requests came from your connection. Please try again in ten minutes.';
const wrongCode =
  'This code does not work. Check it, or ask for a new one: a code stands five tries and ten minutes.';
const purpose = 'sign-in-code';

/** The same answer for every address; only its reader learns whether it has an account. */
export async function sendCode({ services, request, form }: Sent) {
  const submission = readAccountForm(form, addressSchema);
  const before = textOf(form, 'before');
  const refuse = (reply: FormReply, status: number) => {
    if (!before) return data<CodeAnswer>({ step: 'address', reply }, { status });
    // A visitor with a pending code can still type that one.
    const code = errorReply({ code: errorsIn(reply, 'email') ?? [] });
    return data<CodeAnswer>(
      { step: 'code', id: before, email: textOf(form, 'email'), reply: code },
      { status },
    );
  };
  const refuseAddress = (error: string) => refuse(submission.reply({ fieldErrors: { email: [error] } }), 429);
  if (submission.status !== 'success') return refuse(submission.reply(), 400);
  if (!(await mayTry({ services, request, form }, { key: 'code', ...mailsPerVisitor }))) {
    return refuseAddress(tooMany);
  }
  const { email } = submission.value;
  const { waitMs, asker } = await spaceMails(services, { request, purpose: 'code', email });
  if (waitMs > 0) return refuseAddress(`${mailWaitText(waitMs)} Your password works meanwhile.`);
  const id = await requestCode(services, { email, purpose, asker });
  return data<CodeAnswer>({ step: 'code', id, email });
}

/** Signs in with the code that was mailed for this form. */
export async function takeCode({ services, request, form, redirectTo }: Input) {
  const [id, email] = [textOf(form, 'id'), textOf(form, 'email')];
  const submission = readAccountForm(form, codeSchema('Please type the code from the mail'));
  const refuse = (reply: FormReply, status = 400) =>
    data<CodeAnswer>({ step: 'code', id, email, reply }, { status });
  if (!(await mayTry({ services, request, form }, { key: 'code-try', ...triesPerVisitor }))) {
    return refuse(errorReply({ code: [tooMany] }), 429);
  }
  if (submission.status !== 'success') return refuse(submission.reply());
  const { code } = submission.value;
  const redeemed = await redeemCode(
    { ...services, linkSecret: services.config.linkSecret },
    { id, purpose, code },
  );
  if (redeemed) return finishSignIn(services, request, { ...redeemed, method: 'code', redirectTo });
  const actor = visitorActor(request);
  const subject = await findTokenOwner(services, id);
  await recordAudit(services, { actor, action: 'sign-in-failed', subject });
  return refuse(errorReply({ code: [wrongCode] }));
}

/** Limit of a network; a device that is known for the address does not depend on its neighbours. */
async function mayTry({ services, request, form }: Sent, rule: Parameters<typeof takeAttempt>[1]) {
  const guesser = await guessFrom(services, request, { email: textOf(form, 'email').trim().toLowerCase() });
  if (guesser.kind !== 'network') return true;
  return takeAttempt(services, { ...rule, key: `${rule.key}:${guesser.network}` });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
