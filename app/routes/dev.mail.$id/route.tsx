import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { cardClass } from '~/components/ui/card';
import { findOutboxMail } from '~/features/work/mail/list-outbox.server';
import { formatInstant } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { notFound } from '~/platform/http/answers/not-found';
import { requireLocal } from '~/platform/http/require-local';

import { LinkedText } from './linked-text';

export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  requireLocal(services.config);
  const mail = await findOutboxMail(services, params.id ?? '');
  if (!mail) throw notFound();
  return { mail };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page?.mail.subject ?? 'Outbox');

export default function OutboxMail() {
  const { mail } = useLoaderData<typeof loader>();
  const head = [
    ['From', mail.sender],
    ['To', mail.recipient],
    ...(mail.replyTo ? [['Reply-To', mail.replyTo]] : []),
    ...Object.entries(mail.headers),
    ['Written', formatInstant(mail.createdAt)],
  ];
  return (
    <article className="page section grid gap-6">
      <p>
        <Link to="/dev/mail" className="text-jacaranda underline">
          Outbox
        </Link>
      </p>
      <h1 className="text-3xl wrap-anywhere">{mail.subject}</h1>
      <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {head.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-6 lg:grid-cols-2">
        <section aria-labelledby="as-text">
          <h2 id="as-text" className="mb-3 text-xl">
            Text
          </h2>
          <pre className={cardClass('medium', 'overflow-x-auto text-sm whitespace-pre-wrap wrap-anywhere')}>
            <LinkedText text={mail.text} />
          </pre>
        </section>
        <section aria-labelledby="as-html">
          <h2 id="as-html" className="mb-3 text-xl">
            HTML
          </h2>
          <iframe
            title="The mail as HTML"
            sandbox=""
            srcDoc={mail.html}
            className={cardClass('none', 'h-160 w-full')}
          />
        </section>
      </div>
    </article>
  );
}
