import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { EmptyNote } from '~/components/ui/empty-note';
import { ExportLink } from '~/components/ui/export-link';
import { ListPages } from '~/components/ui/list-pages';
import { RecordTable } from '~/components/ui/record-table';
import { EmailText } from '~/components/ui/address-text';
import { listSubscribers } from '~/features/visit/newsletter/list-subscribers.server';
import { removeSubscriber } from '~/features/visit/newsletter/remove-subscriber.server';
import {
  readBefore,
  readSubscriberFilters,
  subscriberQuery,
  subscriberStatusNames,
} from '~/features/visit/newsletter/subscriber-filters';
import { formatInstant } from '~/lib/time/dates';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';

import { SubscriberFilterForm } from './subscriber-filter-form';
import { UnsubscribeForm } from './unsubscribe-form';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const { searchParams } = new URL(request.url);
  const filters = readSubscriberFilters(searchParams);
  const before = readBefore(searchParams);
  return { ...(await listSubscribers(services, filters, before)), filters, isFirst: before === null };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const actor = await requireStaff(services, request);
  const sent = await sentForm(request);
  return answerPageForm({ services, request }, async (partOf) => {
    const form = partOf(sent);
    const subscriberId = form.get('subscriber');
    const intent = readIntent('dashboard.site.subscribers', form);
    if (!intent || typeof subscriberId !== 'string' || !subscriberId) {
      throw data(null, { status: 400 });
    }
    const isDone = await removeSubscriber(services, { subscriberId, actor });
    const notice = isDone ? 'subscriber-removed' : 'subscriber-unchanged';
    const { pathname, search } = new URL(request.url);
    return answerNotice(services, request, notice, pathname + search);
  });
}

export default function Subscribers() {
  const { subscribers, counts, next, filters, isFirst } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="subscribers" className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3 lg:items-center">
        <h2 id="subscribers" className="text-xl">
          Subscribers
        </h2>
        <ExportLink href={`/dashboard/site/subscribers/export.csv?${subscriberQuery(filters)}`} />
      </header>
      <PageForm kept={keptIn(answer)}>
        <SubscriberFilterForm filters={filters} counts={counts} />
        {subscribers.length === 0 ? (
          <EmptyNote>{isFirst ? 'Nobody was found.' : 'There is nobody further back.'}</EmptyNote>
        ) : (
          <RecordTable
            caption="Subscribers, newest first"
            rows={subscribers}
            keyOf={({ id }) => id}
            columns={[
              {
                heading: 'Email',
                isName: true,
                className: 'lg:w-[27%]',
                cell: ({ email }) => <EmailText email={email} />,
              },
              {
                heading: 'Status',
                className: 'lg:w-[15%]',
                cell: ({ status }) => subscriberStatusNames[status],
              },
              { heading: 'Signed up', cell: ({ createdAt }) => formatInstant(createdAt) },
              {
                heading: 'Since',
                cell: ({ unsubscribedAt, confirmedAt, status }) => {
                  const since = status === 'unsubscribed' ? unsubscribedAt : confirmedAt;
                  return since ? formatInstant(since) : '–';
                },
              },
              {
                heading: 'Unsubscribe',
                isQuiet: true,
                className: 'lg:w-[21%]',
                cell: (subscriber) =>
                  subscriber.status !== 'unsubscribed' && <UnsubscribeForm {...subscriber} />,
              },
            ]}
          />
        )}
      </PageForm>
      <ListPages
        first={isFirst ? null : `?${subscriberQuery(filters)}`}
        next={next === null ? null : `?${subscriberQuery(filters, next)}`}
      />
    </section>
  );
}
