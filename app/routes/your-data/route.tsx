import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData } from '@remix-run/react';

import { addressSchema, readAccountForm } from '~/features/people/password/account-form';
import { mailWaitText } from '~/features/people/sign-in/mail-wait-text';
import { requestErasure } from '~/features/people/erasure/request-erasure.server';
import { pageMeta } from '~/lib/document/page-meta';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { spaceMails } from '~/platform/mail/space-mails.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { visitorKey } from '~/platform/http/limits/visitor-address';

import { ErasureForm, type ErasureAnswer } from './erasure-form';
import { WhatIsKept } from './what-is-kept';

const perVisitor = { limit: 20, windowSeconds: 600 };
const tooMany = 'Too many requests came from your connection. Please try again in ten minutes.';

export function loader({ context: { services } }: LoaderFunctionArgs) {
  return { origin: services.config.siteOrigin };
}

/** The same answer for every address; only its reader can confirm. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const submission = readAccountForm(form, addressSchema);
  const refuse = (status: number, error?: string) => {
    const reply = submission.reply(error ? { fieldErrors: { email: [error] } } : {});
    return data<ErasureAnswer>({ sentTo: null, reply }, { status });
  };
  if (submission.status !== 'success') return refuse(400);
  const { value } = submission;
  const { formSecret } = services.config;
  const visitor = { key: `erasure:${await visitorKey(request, formSecret)}`, ...perVisitor };
  if (!(await takeAttempt(services, visitor))) {
    return refuse(429, tooMany);
  }
  const { waitMs } = await spaceMails(services, { request, purpose: 'erasure', ...value });
  if (waitMs > 0) return refuse(429, mailWaitText(waitMs));
  await requestErasure(services, value);
  return data<ErasureAnswer>({ sentTo: value.email });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({
    origin: page?.origin ?? '',
    title: 'Your data',
    description: 'What Stay Adelaide keeps about you, and how to have your name, address and phone erased.',
    path: '/your-data',
  });

export default function YourData() {
  const answer = useActionData<typeof action>();
  return (
    <div className="page section">
      <div className="mx-auto grid max-w-2xl gap-8">
        <h1 className="text-3xl">Your data</h1>
        <WhatIsKept />
        <ErasureForm answer={answer} />
      </div>
    </div>
  );
}
