import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { trapField, type ContactAnswer } from '~/features/visit/contact/contact-fields';
import { readContactMessage } from '~/features/visit/contact/contact-form';
import { ContactFormCard } from '~/features/visit/contact/contact-form-card';
import { submitContactMessage } from '~/features/visit/contact/submit-contact-message.server';
import { listContentSettings } from '~/features/content/pages/list-content-settings.server';
import { PageHero } from '~/features/content/pages/page-hero';
import { hmac } from '~/lib/crypto/hmac';
import { pageMeta } from '~/lib/document/page-meta';
import { breadcrumbList } from '~/lib/document/structured-data';
import { logError } from '~/platform/log';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { visitorKey } from '~/platform/http/limits/visitor-address';

import { ContactDetails } from './contact-details';

const fiveInTenMinutes = { limit: 5, windowSeconds: 600 };
/** Maximum number of receipts to an address, from all visitors together. */
const threeADay = { limit: 3, windowSeconds: 86_400 };
const largestBody = 1_000_000;
const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Contact', path: '/contact' },
];

export async function loader({ context: { services, shows } }: LoaderFunctionArgs) {
  shows('frame');
  const { email_contact: email, phone, address } = await listContentSettings(services);
  return {
    email: email || null,
    phone: phone || null,
    address: address || null,
    origin: services.config.siteOrigin,
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const isTooLarge = Number(request.headers.get('content-length')) > largestBody;
  const form = isTooLarge ? new FormData() : await sentForm(request);
  const submission = readContactMessage(form);
  const reply = submission.reply();
  if (submission.status !== 'success')
    return data<ContactAnswer>({ outcome: 'invalid', reply }, { status: 400 });
  const message = submission.value;
  try {
    const key = `contact:${await visitorKey(request, services.config.formSecret)}`;
    if (!(await takeAttempt(services, { key, ...fiveInTenMinutes }))) {
      return data<ContactAnswer>({ outcome: 'too-many', reply }, { status: 429 });
    }
    if (!form.get(trapField)) {
      const receipt = {
        key: `contact-receipt:${await hmac(services.config.formSecret, message.email)}`,
        ...threeADay,
      };
      await submitContactMessage(services, message, { withReceipt: await takeAttempt(services, receipt) });
    }
    return data<ContactAnswer>({ outcome: 'sent' });
  } catch (error) {
    // Keeps what was typed, which an exception would lose.
    logError('contact message was not stored', error);
    return data<ContactAnswer>({ outcome: 'failed', reply }, { status: 503 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? pageMeta({
        origin: page.origin,
        title: 'Contact Us',
        description:
          'Write to Stay Adelaide with a question about a stay, a listing or this site. E-mail, phone, address and business hours.',
        path: '/contact',
        structuredData: [breadcrumbList(page.origin, crumbs)],
      })
    : [];

export default function ContactRoute() {
  const { email, phone, address } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHero
        title="Contact Us"
        lead="A question about a stay, something to correct, or a property of your own: write, and a person in Adelaide answers."
        crumbs={crumbs}
      />
      <div className="page section grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ContactFormCard answer={answer} />
        <ContactDetails email={email} phone={phone} address={address} />
      </div>
    </>
  );
}
