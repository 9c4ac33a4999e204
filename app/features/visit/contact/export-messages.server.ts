import type { Database } from '~/db/client';
import { formatInstant } from '~/lib/time/dates';
import { exportCsv } from '~/lib/text/export-csv';

import { selectMessages, type StoredMessage } from './list-messages.server';
import type { MessageFilters } from './message-filters';

const cells = {
  Received: ({ createdAt }: StoredMessage) => formatInstant(createdAt),
  'First name': ({ firstName }: StoredMessage) => firstName,
  'Last name': ({ lastName }: StoredMessage) => lastName,
  Email: ({ email }: StoredMessage) => email,
  Subject: ({ subject }: StoredMessage) => subject,
  Message: ({ message }: StoredMessage) => message,
  Handled: ({ handledAt }: StoredMessage) => (handledAt ? formatInstant(handledAt) : ''),
};

/** The messages that match the filters, newest first, as pieces of one CSV file; at most 10,000. */
export function exportMessages({ db }: { db: Database }, filters: MessageFilters) {
  return exportCsv<StoredMessage, number>({
    cells,
    read: (before, limit) => selectMessages(db, filters, before, limit),
    cursorOf: ({ arrival }) => arrival,
  });
}
