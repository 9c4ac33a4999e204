import { Link } from '@remix-run/react';

import { RecordTable } from '~/components/ui/record-table';
import { describeDates, describeGuests, describeNights } from '~/features/manage/leads/describe-stay';
import { LeadContact } from '~/features/manage/leads/lead-contact';
import { LeadProperty } from '~/features/manage/leads/lead-property';
import { LeadStatusControl } from '~/features/manage/leads/handling/lead-status-control';
import type { ListedLead } from '~/features/manage/leads/lists/list-leads.server';
import { formatInstant } from '~/lib/time/dates';

type LeadTableProps = {
  leads: readonly ListedLead[];
  /** The address to which a change of status is sent. */
  action: string;
};

const columns = (action: string) => [
  {
    heading: 'Name',
    isName: true,
    className: 'lg:w-[17%]',
    cell: ({ id, name, createdAt }: ListedLead) => (
      <>
        <Link
          to={`/dashboard/leads/${id}`}
          className="inline-flex min-h-6 items-center underline wrap-anywhere"
        >
          {name}
        </Link>
        <span className="block text-sm font-normal text-ink-soft tabular-nums">
          <span className="sr-only">Received </span>
          <time dateTime={createdAt.toISOString()}>{formatInstant(createdAt)}</time>
        </span>
      </>
    ),
  },
  {
    heading: 'Contact',
    className: 'lg:w-[23%]',
    cell: ({ email, phone }: ListedLead) => <LeadContact email={email} phone={phone} />,
  },
  { heading: 'Property', className: 'lg:w-[18%]', cell: (lead: ListedLead) => <LeadProperty lead={lead} /> },
  { heading: 'Dates and guests', cell: (lead: ListedLead) => <Stay lead={lead} /> },
  {
    heading: 'Status',
    className: 'lg:w-46',
    cell: (lead: ListedLead) => <LeadStatusControl lead={lead} action={action} />,
  },
];

export function LeadTable({ leads, action }: LeadTableProps) {
  return (
    <RecordTable
      caption="Leads, newest first"
      rows={leads}
      keyOf={({ id }) => id}
      columns={columns(action)}
    />
  );
}

function Stay({ lead }: { lead: ListedLead }) {
  const more = [describeNights(lead), describeGuests(lead.guests)].filter(Boolean).join(', ');
  return (
    <>
      {describeDates(lead) ?? 'No dates'}
      {more && <span className="block text-sm text-ink-soft">{more}</span>}
    </>
  );
}
