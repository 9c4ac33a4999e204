import { OutcomeUnknown, PermanentFailure, RefusedForNow } from '~/jobs/job-failures';
import { giveUpAfter } from '~/lib/time/give-up-after';

import type { Mailer } from './mailer';

type Binding = Pick<SendEmail, 'send'>;

const patienceMs = 60_000;

/** Error codes by which Cloudflare's e-mail service accepts nothing: for now, or ever. */
const notNow = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_SENDER_DOMAIN_NOT_AVAILABLE'];
const never = [
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_TOO_MANY_RECIPIENTS',
  'E_SENDER_NOT_VERIFIED',
  'E_RECIPIENT_NOT_ALLOWED',
  'E_RECIPIENT_SUPPRESSED',
  'E_CONTENT_TOO_LARGE',
  'E_HEADER_NOT_ALLOWED',
];

/** Sends through the e-mail binding. `sender` is 'Name <address>' of a domain that the account may send from. */
export function createCloudflareMailer(binding: Binding, sender: string): Mailer {
  const from = parseSender(sender);
  return {
    isRepeatable: false,
    async send(_id, { to, replyTo, subject, text, html, headers }) {
      try {
        await giveUpAfter(patienceMs, () =>
          binding.send({ from, to, replyTo, subject, text, html, headers }),
        );
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function parseSender(sender: string) {
  const [, name = '', email = sender] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(sender) ?? [];
  return { name, email };
}

function failureOf(error: unknown): Error {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  const text = `${typeof code === 'string' ? `${code}: ` : ''}${String(message ?? 'The mail was not confirmed.')}`;
  if (notNow.includes(String(code))) return new RefusedForNow(text);
  if (never.includes(String(code))) return new PermanentFailure(text);
  return new OutcomeUnknown(text);
}
