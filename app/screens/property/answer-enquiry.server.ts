import { data, type ActionFunctionArgs } from '@remix-run/cloudflare';

import { stampField, trapField, type EnquiryResult } from '~/features/visit/enquiry/enquiry-result';
import { readEnquiry } from '~/features/visit/enquiry/read-enquiry';
import { submitEnquiry } from '~/features/visit/enquiry/submit-enquiry.server';
import { adelaideDate } from '~/lib/dates';
import { formAge, stampForm } from '~/platform/http/form-stamp';
import { logError } from '~/platform/log';
import { takeAttempt } from '~/platform/http/rate-limit.server';
import { visitorKey } from '~/platform/http/visitor-address';
import { sentForm } from '~/platform/http/sent-form';
import { notFound } from '~/platform/http/not-found';

export const enquiryPurpose = 'enquiry';
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
  const reply = submission.reply();
  if (submission.status !== 'success') return answer({ outcome: 'invalid', reply }, 400);
  const age = await formAge(config.formSecret, enquiryPurpose, form.get(stampField), clock.now());
  if (age === null) {
    const stamp = await stampForm(config.formSecret, enquiryPurpose, clock.now());
    return answer({ outcome: 'too-quick', reply, stamp }, 400);
  }
  if (age < quickestMs) return answer({ outcome: 'too-quick', reply }, 400);
  try {
    const key = `enquiry:${await visitorKey(request, config.formSecret)}`;
    const isAllowed = await takeAttempt(services, { key, limit: perHour, windowSeconds: 3600 });
    if (!isAllowed) return answer({ outcome: 'too-many', reply }, 429);
    const outcome = await submitEnquiry(services, { propertySlug: slug.slice(0, 200), ...submission.value });
    if (outcome !== 'refused') return answer({ outcome: 'sent' }, 200);
  } catch (error) {
    // The query's own error contains what was typed; its cause does not.
    logError('enquiry not stored', error);
    return answer({ outcome: 'failed', reply }, 503);
  }
  throw notFound();
}
