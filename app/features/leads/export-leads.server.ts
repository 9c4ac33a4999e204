import type { Database } from '~/db/client';
import type { Manager } from '~/features/properties/managed-by.server';
import { csvLine } from '~/lib/csv';
import { formatInstant } from '~/lib/dates';

import type { LeadCursor, LeadFilters } from './lead-filters';
import { leadStatusNames } from './lead-status';
import { selectLeads, type ListedLead } from './list-leads.server';

export const mostExported = 10_000;
const atOnce = 500;

const head = [
  'Received',
  'Name',
  'Email',
  'Phone',
  'Property',
  'Check-in',
  'Check-out',
  'Guests',
  'Status',
  'Message',
  'Lead',
];

/** Spreadsheets take a text without this mark for one in the computer's old character set. */
const byteOrderMark = '\uFEFF';

/** The leads that the filters show, newest first, as pieces of one CSV file; at most 10,000 of them. */
export async function* exportLeads(
  { db, clock }: { db: Database; clock: { now(): Date } },
  manager: Manager,
  filters: LeadFilters,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(head);
  const now = clock.now();
  let cursor: LeadCursor = null;
  for (let given = 0; given < mostExported; given += atOnce) {
    const rows: ListedLead[] = await selectLeads(db, { manager, filters, cursor, now }, atOnce);
    if (rows.length > 0) yield rows.map((lead) => csvLine(cellsOf(lead))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    cursor = { older: last.arrival };
  }
}

function cellsOf(lead: ListedLead) {
  return [
    formatInstant(lead.createdAt),
    lead.name,
    lead.email,
    lead.phone,
    lead.propertyName ?? 'General inquiry',
    lead.checkInDate,
    lead.checkOutDate,
    lead.guests,
    leadStatusNames[lead.status],
    lead.message,
    lead.id,
  ];
}
