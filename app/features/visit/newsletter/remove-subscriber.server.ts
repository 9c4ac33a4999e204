import { and, eq, ne } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { newsletterSubscribers } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';
import type { Clock } from '~/lib/clock';

type Removal = { subscriberId: string; actor: Actor };

/** Takes a subscriber off the list at their request to staff. False when they were not on it. */
export async function removeSubscriber(
  { db, clock }: { db: Database; clock: Clock },
  { subscriberId, actor }: Removal,
): Promise<boolean> {
  const now = clock.now();
  const [written] = await db.batch([
    db
      .update(newsletterSubscribers)
      .set({ status: 'unsubscribed', unsubscribedAt: now })
      .where(
        and(eq(newsletterSubscribers.id, subscriberId), ne(newsletterSubscribers.status, 'unsubscribed')),
      )
      .returning({ id: newsletterSubscribers.id }),
    auditStatement(
      db,
      { actor, action: 'subscriber-removed', subject: `subscriber:${subscriberId}` },
      { guard: changed, now },
    ),
  ]);
  return written.length > 0;
}
