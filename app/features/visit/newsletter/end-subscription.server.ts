import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { newsletterSubscribers } from '~/db/schema';
import type { Clock } from '~/lib/clock';

/** Takes a subscriber off the list; nothing changes for one who has left or is unknown. */
export async function endSubscription(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ status: 'unsubscribed', unsubscribedAt: clock.now() })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.status, 'unsubscribed')));
}
