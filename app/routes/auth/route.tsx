import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { ButtonLink, buttonClass } from '~/components/ui/button';
import { listSiteSettings } from '~/features/site/list-site-settings.server';
import { pageMeta } from '~/lib/page-meta';

const texts = {
  signup: {
    heading: 'List your property',
    lead: 'Listings are made by our editors, from what you send us. It takes one message.',
  },
  other: {
    heading: 'For property owners',
    lead: 'Listings are kept by our editors. To add yours, or to change one that is here, write to us.',
  },
} as const;

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const isSignup = new URL(request.url).searchParams.get('mode') === 'signup';
  const { email_partners: email } = await listSiteSettings(services);
  return { origin: services.config.siteOrigin, email, ...texts[isSignup ? 'signup' : 'other'] };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta({ origin: data?.origin ?? '', title: data?.heading ?? texts.signup.heading, noindex: true });

const wanted = [
  { term: 'Name and suburb', detail: 'as guests know the place, with its street address' },
  {
    term: 'Type',
    detail: 'hotel, motel, apartment, bed and breakfast, resort, hostel, villa or serviced apartment',
  },
  { term: 'Website', detail: 'and the page where guests book, since every booking is made with you' },
  { term: 'A person', detail: 'whom we can ask about rooms, prices and pictures' },
];

export default function ListYourProperty() {
  const { heading, lead, email } = useLoaderData<typeof loader>();
  const letter = `mailto:${email}?subject=${encodeURIComponent('Listing a property')}`;
  return (
    <div className="page section grid gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{heading}</h1>
        <p className="measure text-lg text-ink-soft">{lead}</p>
      </header>
      <section aria-labelledby="what-to-send" className="grid gap-4">
        <h2 id="what-to-send" className="text-2xl">
          What to send
        </h2>
        <dl className="measure divide-y divide-line border-y border-line">
          {wanted.map(({ term, detail }) => (
            <div key={term} className="grid gap-1 py-4 sm:grid-cols-[12rem_1fr]">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{detail}</dd>
            </div>
          ))}
        </dl>
        <p className="measure">
          Write to{' '}
          <a href={letter} className="text-jacaranda underline wrap-anywhere">
            {email}
          </a>
          . We read it, ask for what is missing, and show the listing only once it has been approved. What is
          in it for you stands on the{' '}
          <Link to="/partners" className="text-jacaranda underline">
            partners page
          </Link>
          .
        </p>
      </section>
      <div className="flex flex-wrap gap-3">
        <a href={letter} className={buttonClass()}>
          Write to us
        </a>
        <ButtonLink to="/contact" variant="secondary">
          Use the contact page
        </ButtonLink>
      </div>
    </div>
  );
}
