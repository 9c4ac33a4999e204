import type { DbClock } from '~/db/dependencies';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { formatInstant } from '~/lib/time/dates';
import { exportCsv } from '~/lib/text/export-csv';
import { leadSourceNames, leadStatusNames } from '~/features/directory/lead/lead-status';

import type { LeadFilters } from './lead-filters';
import { selectLeads, type ListedLead } from './list-leads.server';

const cells = {
  Received: ({ createdAt }: ListedLead) => formatInstant(createdAt),
  Name: ({ name }: ListedLead) => name,
  Email: ({ email }: ListedLead) => email,
  Phone: ({ phone }: ListedLead) => phone,
  Property: ({ propertyName }: ListedLead) => propertyName ?? 'General inquiry',
  'Check-in': ({ checkInDate }: ListedLead) => checkInDate,
  'Check-out': ({ checkOutDate }: ListedLead) => checkOutDate,
  Guests: ({ guests }: ListedLead) => guests,
  Status: ({ status }: ListedLead) => leadStatusNames[status],
  Source: ({ source }: ListedLead) => leadSourceNames[source],
  Message: ({ message }: ListedLead) => message,
  Lead: ({ id }: ListedLead) => id,
};

/** The leads that match the filters, newest first, as pieces of one CSV file; at most 10,000. */
export function exportLeads(
  { db, clock }: DbClock,
  manager: Manager,
  filters: LeadFilters,
): AsyncGenerator<string> {
  const now = clock.now();
  return exportCsv<ListedLead, ListedLead['arrival']>({
    cells,
    read: (arrival, limit) => {
      const cursor = arrival === null ? null : { older: arrival };
      return selectLeads(db, { manager, filters, cursor, now }, limit);
    },
    cursorOf: ({ arrival }) => arrival,
  });
}
