import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';

import { NetworkText } from '~/components/ui/address-text';
import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { RecordTable } from '~/components/ui/record-table';
import { describeActivity } from '~/features/people/activity/describe-activity';
import {
  activityQuery,
  dayErrors,
  kindsFor,
  readActivityBefore,
  readActivityFilters,
} from '~/features/people/activity/activity-filters';
import { listContentActivity } from '~/features/people/activity/list-content-activity.server';
import { listStaff } from '~/features/people/activity/list-staff.server';
import { subjectLink } from '~/features/people/activity/subject-link';
import { formatInstant } from '~/lib/time/dates';
import { requireStaff } from '~/platform/auth/guards.server';

import { ActivityFilterForm } from './activity-filter-form';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const { searchParams } = new URL(request.url);
  const filters = readActivityFilters(searchParams, viewer);
  const before = readActivityBefore(searchParams);
  const errors = dayErrors(searchParams);
  const [{ entries, next }, staff] = await Promise.all([
    errors ? nothing : listContentActivity(services, { viewer, filters, before }),
    listStaff(services),
  ]);
  return {
    errors,
    entries: entries.map(shownEntry),
    next,
    staff,
    filters,
    kinds: kindsFor(viewer),
    isAdmin: viewer.role === 'admin',
    isFirst: before === null,
  };
}

/** Result for invalid days. */
const nothing = { entries: [], next: null };

type Entry = Awaited<ReturnType<typeof listContentActivity>>['entries'][number];

function shownEntry({ actorId, isKnown, fullName, action, detail, subject, ...entry }: Entry) {
  return {
    ...entry,
    who: nameOf({ actorId, isKnown, fullName }),
    what: describeActivity(action, detail),
    to: entry.subjectName === null ? null : subjectLink(subject),
  };
}

function nameOf({ actorId, isKnown, fullName }: Pick<Entry, 'actorId' | 'isKnown' | 'fullName'>): string {
  if (actorId === null) return 'Nobody signed in';
  return isKnown ? (fullName ?? 'No name') : 'Somebody erased';
}

function emptyText(isWrong: boolean, isMore: boolean): string {
  if (isWrong) return 'Nothing is shown until the days are right.';
  return isMore ? 'Nothing among these entries. There are older ones.' : 'Nothing was found.';
}

/** Several columns may hold a long word: it breaks. */
const words = (text: ReactNode) => <span className="block wrap-anywhere">{text}</span>;

export default function Activity() {
  const { entries, next, staff, filters, kinds, errors, isAdmin, isFirst } = useLoaderData<typeof loader>();
  const address = {
    heading: 'Address',
    className: 'lg:w-[15%]',
    cell: (entry: (typeof entries)[number]) => words(<NetworkText address={entry.fromAddress ?? '–'} />),
  };
  return (
    <section aria-labelledby="activity" className="grid gap-5">
      <h2 id="activity" className="text-xl">
        Activity
      </h2>
      <ActivityFilterForm filters={filters} staff={staff} kinds={kinds} errors={errors} />
      {entries.length === 0 ? (
        <EmptyNote>{emptyText(errors !== null, next !== null)}</EmptyNote>
      ) : (
        <RecordTable
          caption="What was done, newest first"
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { heading: 'What', isName: true, className: 'lg:w-[27%]', cell: ({ what }) => words(what) },
            {
              heading: 'About',
              cell: ({ subjectName, to }) =>
                to ? (
                  <Link to={to} className="inline-flex min-h-11 items-center text-jacaranda underline">
                    {words(subjectName)}
                  </Link>
                ) : (
                  words(subjectName ?? '–')
                ),
            },
            { heading: 'Who', cell: ({ who }) => words(who) },
            {
              heading: 'When',
              cell: ({ createdAt }) => formatInstant(createdAt),
              className: 'lg:w-[22%]',
            },
            ...(isAdmin ? [address] : []),
          ]}
        />
      )}
      <ListPages
        first={isFirst ? null : `?${activityQuery(filters)}`}
        next={next === null ? null : `?${activityQuery(filters, next)}`}
      />
    </section>
  );
}
