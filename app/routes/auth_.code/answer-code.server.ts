import { data } from '@remix-run/cloudflare';

import { addressSchema, readForm } from '~/features/accounts/account-form';
import { findTokenOwner } from '~/features/accounts/find-token-owner.server';
import { recordAudit } from '~/features/accounts/record-audit.server';
import { redeemCode } from '~/features/accounts/redeem-code.server';
import { requestCode } from '~/features/accounts/request-code.server';
import { hmac } from '~/lib/hmac';
import { finishSignIn } from '~/platform/finish-sign-in.server';
import { takeAttempt } from '~/platform/rate-limit.server';
import type { Services } from '~/platform/services';
import { visitorNetwork, visitorKey } from '~/platform/visitor-address';

import type { CodeAnswer } from './code-answer';

type Asked = { services: Services; request: Request; form: FormData; redirectTo: string };

const mailsPerVisitor = { limit: 20, windowSeconds: 600 };
const mailsPerAddress = { limit: 5, windowSeconds: 3600 };
const triesPerVisitor = { limit: 50, windowSeconds: 600 };
const tooMany = 'Too many requests came from your connection. Please try again in ten minutes.';
const purpose = 'sign-in-code';

/** The same answer for every address; only its reader learns whether it has an account. */
export async function sendCode({ services, request, form }: Asked) {
  const { value, errors } = readForm(addressSchema, form);
  const typed = textOf(form, 'email');
  const refuse = (error: string, status: number) =>
    data<CodeAnswer>({ step: 'address', typed, error }, { status });
  if (errors) return refuse(errors.email?.[0] ?? '', 400);
  const { formSecret } = services.config;
  const visitor = { key: `code:${await visitorKey(request, formSecret)}`, ...mailsPerVisitor };
  if (!(await takeAttempt(services, visitor))) return refuse(tooMany, 429);
  const { email } = value;
  const address = { key: `code-mail:${await hmac(formSecret, email)}`, ...mailsPerAddress };
  const mayMail = await takeAttempt(services, address);
  const id = mayMail ? await requestCode(services, { email, purpose }) : crypto.randomUUID();
  return data<CodeAnswer>({ step: 'code', id, email, error: null });
}

/** Signs in whoever types the code that was mailed for this very form. */
export async function takeCode({ services, request, form, redirectTo }: Asked) {
  const [id, email, code] = [textOf(form, 'id'), textOf(form, 'email'), textOf(form, 'code')];
  const refuse = (error: string, status = 400) =>
    data<CodeAnswer>({ step: 'code', id, email, error }, { status });
  const { formSecret, linkSecret } = services.config;
  const visitor = { key: `code-try:${await visitorKey(request, formSecret)}`, ...triesPerVisitor };
  if (!(await takeAttempt(services, visitor))) return refuse(tooMany, 429);
  if (code.trim() === '') return refuse('Please type the code from the mail');
  const redeemed = await redeemCode({ ...services, linkSecret }, { id, purpose, code });
  if (redeemed) return finishSignIn(services, request, { ...redeemed, method: 'code', redirectTo });
  const from = visitorNetwork(request);
  const subject = await findTokenOwner(services, id);
  await recordAudit(services, { actorId: null, action: 'sign-in-failed', subject, from });
  return refuse(
    'This code does not work. Check it, or ask for a new one: a code stands five tries and ten minutes.',
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
