import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { ButtonLink } from '~/components/ui/button';
import {
  confirmationNote,
  NewsletterBlock,
  newsletterThanks,
} from '~/features/visit/newsletter/newsletter-block';
import { readSignUp, type NewsletterAnswer } from '~/features/visit/newsletter/newsletter-form';
import { requestSubscription } from '~/features/visit/newsletter/request-subscription.server';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import { hmac } from '~/lib/crypto/hmac';
import { pageMeta } from '~/lib/document/page-meta';
import { logError } from '~/platform/log';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { visitorKey } from '~/platform/http/limits/visitor-address';

const tenMinutes = { limit: 10, windowSeconds: 600 };
/** Maximum number of mails to an address, from all visitors together. */
const threeADay = { limit: 3, windowSeconds: 86_400 };
const notStored = 'Your address was not stored. Please try again in a moment.';
const tooMany = 'Too many sign-ups came from your connection. Please try again in ten minutes.';

export async function loader({ context: { services } }: LoaderFunctionArgs) {
  const { newsletter_claim: claim } = await listSiteSettings(services);
  return { origin: services.config.siteOrigin, claim };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const submission = readSignUp(form);
  const refuse = (status: number, error?: string) => {
    const reply = submission.reply(error ? { fieldErrors: { email: [error] } } : {});
    return data<NewsletterAnswer>({ stored: false, reply }, { status });
  };
  if (submission.status !== 'success') return refuse(400);
  try {
    const key = `newsletter:${await visitorKey(request, services.config.formSecret)}`;
    if (!(await takeAttempt(services, { key, ...tenMinutes }))) return refuse(429, tooMany);
    if (!form.get('fax_number')) {
      const { email } = submission.value;
      const mails = { key: `newsletter-mail:${await hmac(services.config.formSecret, email)}`, ...threeADay };
      await requestSubscription(services, { email, withMail: await takeAttempt(services, mails) });
    }
  } catch (error) {
    // Keeps the typed address, which an exception would lose.
    logError('sign-up was not stored', error);
    return refuse(503, notStored);
  }
  return data<NewsletterAnswer>({ stored: true });
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({ origin: page?.origin ?? '', title: 'Newsletter', noindex: true });

export default function Newsletter() {
  const { claim } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!answer?.stored) return <NewsletterBlock claim={claim} answer={answer} headingLevel="h1" />;
  return (
    <div className="page section grid justify-items-start gap-5">
      <h1 className="text-3xl">{newsletterThanks.title}</h1>
      <p role="status" className="text-lg">
        {newsletterThanks.text}
      </p>
      <p className="measure">{confirmationNote}</p>
      <ButtonLink to="/search">Browse all stays</ButtonLink>
    </div>
  );
}
