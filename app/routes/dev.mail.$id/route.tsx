import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { findOutboxMail } from '~/features/work/mail/list-outbox.server';
import { formatInstant } from '~/lib/dates';
import { pageMeta } from '~/lib/page-meta';
import { requireLocal } from '~/platform/http/require-local';

import { LinkedText } from './linked-text';

export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  requireLocal(services.config);
  const mail = await findOutboxMail(services, params.id ?? '');
  if (!mail) throw data(null, { status: 404 });
  return { mail };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({ origin: '', title: page?.mail.subject ?? 'Outbox', noindex: true });

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
          <pre className="overflow-x-auto rounded-card border border-line bg-surface p-5 text-sm whitespace-pre-wrap wrap-anywhere">
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
            className="h-160 w-full rounded-card border border-line bg-surface"
          />
        </section>
      </div>
    </article>
  );
}
