import { Link } from '@remix-run/react';

import { RecordTable } from '~/components/ui/record-table';
import { describeDates, describeGuests, describeNights } from '~/features/leads/describe-stay';
import { LeadContact } from '~/features/leads/lead-contact';
import { LeadProperty } from '~/features/leads/lead-property';
import { LeadStatusControl } from '~/features/leads/lead-status-control';
import type { ListedLead } from '~/features/leads/list-leads.server';
import { formatInstant } from '~/lib/dates';

type LeadTableProps = {
  leads: readonly ListedLead[];
  /** Where a change of status is sent. */
  action: string;
};

const columns = (action: string) => [
  {
    heading: 'Name',
    isName: true,
    cell: ({ id, name }: ListedLead) => (
      <Link to={`/dashboard/leads/${id}`} className="inline-flex min-h-6 items-center underline">
        {name}
      </Link>
    ),
  },
  {
    heading: 'Contact',
    cell: ({ email, phone }: ListedLead) => <LeadContact email={email} phone={phone} />,
  },
  { heading: 'Property', cell: (lead: ListedLead) => <LeadProperty lead={lead} /> },
  { heading: 'Dates', cell: (lead: ListedLead) => <Dates lead={lead} /> },
  {
    heading: 'Guests',
    className: 'tabular-nums',
    cell: ({ guests }: ListedLead) => (
      <span aria-label={describeGuests(guests) ?? 'Guests not said'}>{guests ?? '–'}</span>
    ),
  },
  {
    heading: 'Received',
    className: 'tabular-nums',
    cell: ({ createdAt }: ListedLead) => (
      <time dateTime={createdAt.toISOString()}>{formatInstant(createdAt)}</time>
    ),
  },
  {
    heading: 'Status',
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

function Dates({ lead }: { lead: ListedLead }) {
  const dates = describeDates(lead);
  const nights = describeNights(lead);
  if (!dates) return <>Not said</>;
  return (
    <>
      {dates}
      {nights && <span className="block text-sm text-ink-soft">{nights}</span>}
    </>
  );
}
