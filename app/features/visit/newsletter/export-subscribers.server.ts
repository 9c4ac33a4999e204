import type { Database } from '~/db/client';
import { formatInstant } from '~/lib/time/dates';
import { exportCsv } from '~/lib/text/export-csv';

import { selectSubscribers, type ListedSubscriber } from './list-subscribers.server';
import { subscriberStatusNames, type SubscriberFilters } from './subscriber-filters';

const instant = (value: Date | null) => (value ? formatInstant(value) : '');

const cells = {
  Email: ({ email }: ListedSubscriber) => email,
  Status: ({ status }: ListedSubscriber) => subscriberStatusNames[status],
  'Signed up': ({ createdAt }: ListedSubscriber) => instant(createdAt),
  Confirmed: ({ confirmedAt }: ListedSubscriber) => instant(confirmedAt),
  Unsubscribed: ({ unsubscribedAt }: ListedSubscriber) => instant(unsubscribedAt),
};

/** The subscribers that match the filters, newest first, as pieces of one CSV file; at most 10,000. */
export function exportSubscribers({ db }: { db: Database }, filters: SubscriberFilters) {
  return exportCsv<ListedSubscriber, number>({
    cells,
    read: (before, limit) => selectSubscribers(db, filters, before, limit),
    cursorOf: ({ arrival }) => arrival,
  });
}
