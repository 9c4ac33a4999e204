import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { newsletterSubscribers } from '~/db/schema';
import { subscriberStatuses } from '~/db/vocabulary';

import type { SubscriberFilters, SubscriberStatus } from './subscriber-filters';

const pageSize = 50;
/** Order of arrival. */
const arrival = sql<number>`newsletter_subscribers.rowid`;

/** Subscribers that match the filters, newest first, before `before`. */
export function selectSubscribers(
  db: Database,
  { status, address }: SubscriberFilters,
  before: number | null,
  limit: number,
) {
  const { email } = newsletterSubscribers;
  return db
    .select({
      id: newsletterSubscribers.id,
      email,
      status: newsletterSubscribers.status,
      createdAt: newsletterSubscribers.createdAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
      arrival,
    })
    .from(newsletterSubscribers)
    .where(
      and(
        before === null ? undefined : lt(arrival, before),
        status ? eq(newsletterSubscribers.status, status) : undefined,
        address ? and(gte(email, address), lt(email, `${address}\uffff`)) : undefined,
      ),
    )
    .orderBy(desc(arrival))
    .limit(limit);
}

export type ListedSubscriber = Awaited<ReturnType<typeof selectSubscribers>>[number];

/** A page of 50 subscribers, and the total of each status. `before` is the last page's `next`. */
export async function listSubscribers(
  { db }: { db: Database },
  filters: SubscriberFilters,
  before: number | null,
) {
  const [rows, counted] = await db.batch([
    selectSubscribers(db, filters, before, pageSize + 1),
    db
      .select({ status: newsletterSubscribers.status, count: sql<number>`count(*)` })
      .from(newsletterSubscribers)
      .groupBy(newsletterSubscribers.status)
      .limit(subscriberStatuses.length),
  ]);
  const subscribers = rows.slice(0, pageSize);
  const counts = Object.fromEntries(
    subscriberStatuses.map((status) => [status, counted.find((row) => row.status === status)?.count ?? 0]),
  ) as Record<SubscriberStatus, number>;
  return {
    subscribers,
    counts,
    next: rows.length > pageSize ? (subscribers.at(-1)?.arrival ?? null) : null,
  };
}
