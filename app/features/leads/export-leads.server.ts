import type { Database } from '~/db/client';
import type { Manager } from '~/features/properties/managed-by.server';
import { toCsv } from '~/lib/csv';
import { formatInstant } from '~/lib/dates';

import type { LeadCursor, LeadFilters } from './lead-filters';
import { leadStatusNames } from './lead-status';
import { selectLeads, type ListedLead } from './list-leads.server';

const mostExported = 10_000;
const atOnce = 500;

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
  Message: ({ message }: ListedLead) => message,
  Lead: ({ id }: ListedLead) => id,
};
const columns = Object.keys(cells) as (keyof typeof cells)[];

/** Spreadsheets take a text without this mark for one in the computer's old character set. */
const byteOrderMark = '\uFEFF';

/** The leads that the filters show, newest first, as pieces of one CSV file; at most 10,000 of them. */
export async function* exportLeads(
  { db, clock }: { db: Database; clock: { now(): Date } },
  manager: Manager,
  filters: LeadFilters,
): AsyncGenerator<string> {
  yield byteOrderMark + toCsv(columns, []);
  const now = clock.now();
  let cursor: LeadCursor = null;
  for (let given = 0; given < mostExported; given += atOnce) {
    const rows: ListedLead[] = await selectLeads(db, { manager, filters, cursor, now }, atOnce);
    if (rows.length > 0) yield toCsv(columns, rows.map(cellsOf), { hasHead: false });
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    cursor = { older: last.arrival };
  }
}

function cellsOf(lead: ListedLead) {
  return Object.fromEntries(columns.map((column) => [column, cells[column](lead)]));
}
