import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { WordSearch } from '~/components/forms/word-search';
import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { RecordTable } from '~/components/ui/record-table';
import { EmailText } from '~/components/ui/address-text';
import { listAccounts } from '~/features/people/access/list-accounts.server';
import { formatInstant, formatLongDay } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireAdmin } from '~/platform/auth/guards.server';
import { findReauthenticationWay } from '~/platform/auth/reauthenticate.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';

import { AccountControls } from './account-controls';
import { AccountState } from './account-state';
import { answerUsers } from './answer-users.server';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireAdmin(services, request);
  const { searchParams } = new URL(request.url);
  const words = searchParams.get('q') ?? '';
  const before = Number.parseInt(searchParams.get('before') ?? '', 10);
  const query = { words, before: Number.isSafeInteger(before) ? before : null };
  return {
    ...(await listAccounts(services, query)),
    words,
    isFirst: query.before === null,
    ownId: viewer.userId,
    reauthenticationWay: findReauthenticationWay(services, viewer),
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireAdmin(services, request);
  const form = await sentForm(request);
  return answerPageForm({ services, request }, (partOf) =>
    answerUsers({ services, request, viewer, form: partOf(form) }),
  );
}

export const meta: MetaFunction = () => unlistedMeta('Users');

export default function Users() {
  const { accounts, next, words, isFirst, ownId, reauthenticationWay } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const older = new URLSearchParams({ ...(words && { q: words }), before: String(next) });
  return (
    <section aria-labelledby="users" className="grid gap-5">
      <h2 id="users" className="text-xl">
        Users
      </h2>
      <PageForm kept={keptIn(answer)}>
        <WordSearch label="Name or email address" words={words} />
        {accounts.length === 0 ? (
          <EmptyNote>
            {isFirst ? 'Nobody has such a name or address.' : 'There is nobody further back.'}
          </EmptyNote>
        ) : (
          <RecordTable
            caption="Users, newest first"
            rows={accounts}
            keyOf={({ id }) => id}
            columns={[
              { heading: 'Person', isName: true, cell: (account) => <Person {...account} /> },
              { heading: 'State', className: 'lg:w-[12%]', cell: (account) => <AccountState {...account} /> },
              {
                heading: 'Properties',
                cell: ({ properties }) => properties,
                className: 'tabular-nums lg:w-[12.5%]',
              },
              {
                heading: 'Member since',
                className: 'lg:w-[15%]',
                cell: ({ createdAt }) => formatLongDay(createdAt),
              },
              {
                heading: 'Last seen',
                className: 'lg:w-[15%]',
                cell: ({ lastSeenAt }) => (lastSeenAt ? formatInstant(new Date(lastSeenAt)) : 'Not lately'),
              },
              {
                heading: 'Role and access',
                isQuiet: true,
                className: 'lg:w-[19%]',
                cell: (account) =>
                  account.id === ownId ? (
                    <span className="text-ink-soft">This is you</span>
                  ) : (
                    <AccountControls {...account} reauthenticationWay={reauthenticationWay} answer={answer} />
                  ),
              },
            ]}
          />
        )}
      </PageForm>
      <ListPages
        first={isFirst ? null : words ? `?${new URLSearchParams({ q: words }).toString()}` : '?'}
        next={next === null ? null : `?${older.toString()}`}
      />
    </section>
  );
}

function Person({ fullName, email }: { fullName: string | null; email: string }) {
  return (
    <>
      <span className="block">{fullName ?? 'No name'}</span>
      <span className="block font-normal text-ink-soft">
        <EmailText email={email} />
      </span>
    </>
  );
}
