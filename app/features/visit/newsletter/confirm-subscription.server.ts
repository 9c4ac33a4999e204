import { and, eq, inArray } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { newsletterSubscribers } from '~/db/schema';

/** True when the link belongs to a subscriber, confirmed or not. Changes nothing. */
export async function mayConfirm({ db }: Pick<DbClock, 'db'>, id: string): Promise<boolean> {
  const { status } = newsletterSubscribers;
  const [row] = await db
    .select({ status })
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.id, id), inArray(status, ['unconfirmed', 'confirmed'])))
    .limit(1);
  return row !== undefined;
}

/**
 * Puts an unconfirmed subscriber on the list. True when they are on the list now, however often it is called.
 */
export async function confirmSubscription({ db, clock }: DbClock, id: string): Promise<boolean> {
  const [, rows] = await db.batch([
    db
      .update(newsletterSubscribers)
      .set({ status: 'confirmed', confirmedAt: clock.now() })
      .where(and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.status, 'unconfirmed'))),
    db
      .select({ status: newsletterSubscribers.status })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .limit(1),
  ]);
  return rows[0]?.status === 'confirmed';
}
