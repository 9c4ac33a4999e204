import { and, eq, ne } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { newsletterSubscribers } from '~/db/schema';

/** Takes a subscriber off the list; nothing changes for one who has left or is unknown. */
export async function endSubscription({ db, clock }: DbClock, id: string): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed', unsubscribedAt: clock.now() })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.status, 'unsubscribed')));
}
