import { data, type ActionFunctionArgs } from '@remix-run/cloudflare';

import { stampField, trapField, type EnquiryResult } from '~/features/visit/enquiry/enquiry-result';
import { readEnquiry } from '~/features/visit/enquiry/read-enquiry';
import { submitEnquiry } from '~/features/visit/enquiry/submit-enquiry.server';
import { adelaideDate } from '~/lib/time/dates';
import { formAge, stampForm } from '~/platform/http/forms/form-stamp';
import { logError } from '~/platform/log';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { visitorKey } from '~/platform/http/limits/visitor-address';
import { sentForm } from '~/platform/http/forms/sent-form';
import { notFound } from '~/platform/http/answers/not-found';
import type { Services } from '~/platform/services';

const quickestMs = 2_000;
const perHour = 10;
const largestBody = 1_000_000;

type Input = { request: Request; slug: string | undefined; context: ActionFunctionArgs['context'] };

/**
 * Answers a submitted enquiry for the route that shows the property: 200 when it is stored, 400 with errors
 * or for a form sent by a program, 429 above ten an hour, 503 when the store fails. Throws 404 when the
 * property is not public.
 */
export async function answerEnquiry({ request, slug = '', context: { services } }: Input) {
  const { clock, config } = services;
  const answer = (result: EnquiryResult, status: number) => data(result, { status });
  if (Number(request.headers.get('content-length')) > largestBody) return answer({ outcome: 'failed' }, 413);
  const form = await sentForm(request);
  if (form.get(trapField)) return answer({ outcome: 'sent' }, 200);
  const submission = readEnquiry(form, adelaideDate(clock.now()));
  const { refusal, stamp } = await judgeStamp(services, String(form.get(stampField) ?? ''));
  const back = { reply: submission.reply(), stamp };
  if (submission.status !== 'success') return answer({ outcome: 'invalid', ...back }, 400);
  if (refusal) return answer({ outcome: refusal, ...back }, 400);
  try {
    const key = `enquiry:${await visitorKey(request, config.formSecret)}`;
    const isAllowed = await takeAttempt(services, { key, limit: perHour, windowSeconds: 3600 });
    if (!isAllowed) return answer({ outcome: 'too-many', ...back }, 429);
    const outcome = await submitEnquiry(services, { propertySlug: slug.slice(0, 200), ...submission.value });
    if (outcome !== 'refused') return answer({ outcome: 'sent' }, 200);
  } catch (error) {
    // The query's own error contains what was typed; its cause does not.
    logError('enquiry not stored', error);
    return answer({ outcome: 'failed', ...back }, 503);
  }
  throw notFound();
}

/** Tells whether the form was sent too early, and gives the stamp to send it with again: its own, or a new one when that is not ours. */
async function judgeStamp({ config, clock }: Pick<Services, 'config' | 'clock'>, posted: string) {
  const now = clock.now();
  const age = await formAge(config.formSecret, 'enquiry', posted, now);
  if (age !== null) return { refusal: age < quickestMs ? ('too-quick' as const) : null, stamp: posted };
  // A visitor whose form had no stamp has filled it in all the same: the new stamp is dated back, so that
  // pressing once more sends the form.
  const stampedAt = posted ? now : new Date(now.getTime() - quickestMs);
  const stamp = await stampForm(config.formSecret, 'enquiry', stampedAt);
  return { refusal: posted ? ('too-quick' as const) : ('unstamped' as const), stamp };
}
