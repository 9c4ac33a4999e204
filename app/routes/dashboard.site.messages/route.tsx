import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { SelectField, TextField } from '~/components/forms/field';
import { FilterForm } from '~/components/forms/filter-form';
import { EmptyNote } from '~/components/ui/empty-note';
import { ExportLink } from '~/components/ui/export-link';
import { ListPages } from '~/components/ui/list-pages';
import { RecordTable } from '~/components/ui/record-table';
import { EmailText } from '~/components/ui/address-text';
import { listMessages } from '~/features/visit/contact/list-messages.server';
import { MessageBadge } from '~/features/visit/contact/message-badge';
import {
  messageQuery,
  messageStateNames,
  messageStates,
  readMessageFilters,
  readMessagesBefore,
} from '~/features/visit/contact/message-filters';
import { formatInstant } from '~/lib/time/dates';
import { requireStaff } from '~/platform/auth/guards.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  const { searchParams } = new URL(request.url);
  const filters = readMessageFilters(searchParams);
  const before = readMessagesBefore(searchParams);
  return { ...(await listMessages(services, filters, before)), filters, isFirst: before === null };
}

export default function Messages() {
  const { messages, next, filters, isFirst } = useLoaderData<typeof loader>();
  return (
    <section aria-labelledby="messages" className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3 lg:items-center">
        <h2 id="messages" className="text-xl">
          Messages
        </h2>
        <ExportLink href={`/dashboard/site/messages/export.csv?${messageQuery(filters)}`} />
      </header>
      <FilterForm key={JSON.stringify(filters)}>
        <TextField
          label="Name, address or words of the message"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={filters.words}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <SelectField label="State" name="state" defaultValue={filters.state ?? ''} className="min-w-36">
          <option value="">All</option>
          {messageStates.map((state) => (
            <option key={state} value={state}>
              {messageStateNames[state]}
            </option>
          ))}
        </SelectField>
      </FilterForm>
      {messages.length === 0 ? (
        <EmptyNote>{isFirst ? 'No message was found.' : 'There is none further back.'}</EmptyNote>
      ) : (
        <RecordTable
          caption="Messages, newest first"
          rows={messages}
          keyOf={({ id }) => id}
          columns={[
            {
              heading: 'Message',
              isName: true,
              cell: ({ id, subject, excerpt }) => (
                <>
                  <Link
                    to={`/dashboard/site/messages/${id}`}
                    className="inline-flex min-h-11 items-center text-jacaranda underline underline-offset-4"
                  >
                    {subject}
                  </Link>
                  <span className="block font-normal text-ink-soft">{excerpt}</span>
                </>
              ),
            },
            {
              heading: 'From',
              className: 'lg:w-[27%]',
              cell: (message) => <Sender {...message} />,
            },
            {
              heading: 'Received',
              className: 'lg:w-[19%]',
              cell: ({ createdAt }) => formatInstant(createdAt),
            },
            {
              heading: 'State',
              className: 'lg:w-[15%]',
              cell: ({ handledAt }) => <MessageBadge isHandled={handledAt !== null} />,
            },
          ]}
        />
      )}
      <ListPages
        first={isFirst ? null : `?${messageQuery(filters)}`}
        next={next === null ? null : `?${messageQuery(filters, next)}`}
      />
    </section>
  );
}

type SenderProps = { firstName: string; lastName: string; email: string };

function Sender({ firstName, lastName, email }: SenderProps) {
  return (
    <>
      {firstName} {lastName}
      <span className="block text-ink-soft">
        <EmailText email={email} />
      </span>
    </>
  );
}
