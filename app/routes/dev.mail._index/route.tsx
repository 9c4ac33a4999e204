import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { Card } from '~/components/ui/card';
import { listOutbox } from '~/features/work/mail/list-outbox.server';
import { formatInstant } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireLocal } from '~/platform/http/require-local';

export async function loader({ context: { services } }: LoaderFunctionArgs) {
  requireLocal(services.config);
  return { mails: await listOutbox(services) };
}

export const meta: MetaFunction = () => unlistedMeta('Outbox');

export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <div className="page section grid gap-6">
      <h1 className="text-3xl">Outbox</h1>
      <p className="measure text-ink-soft">
        Mail that this site would have sent, newest first. It is kept here because no mail provider is set up.
      </p>
      {mails.length === 0 && (
        <p>Nothing has been written yet. Send the contact form or join the newsletter.</p>
      )}
      <Card as="ul" className="divide-y divide-line empty:hidden">
        {mails.map(({ id, subject, recipient, createdAt }) => (
          <li key={id} className="relative grid gap-1 p-4 hover:bg-sand sm:grid-cols-[1fr_auto]">
            <Link to={`/dev/mail/${id}`} className="font-semibold wrap-anywhere after:absolute after:inset-0">
              {subject}
            </Link>
            <time dateTime={createdAt.toISOString()} className="text-sm text-ink-soft tabular-nums">
              {formatInstant(createdAt)}
            </time>
            <p className="text-sm wrap-anywhere text-ink-soft sm:col-span-2">to {recipient}</p>
          </li>
        ))}
      </Card>
    </div>
  );
}
