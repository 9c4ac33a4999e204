import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { erasureRequests } from '~/db/schema';
import type { Clock } from '~/lib/clock';

import { daysToErase, hoursToConfirm } from './erasure-links';

/** Starts the days after which the data of an address is erased. True for the first use of the link. */
export async function confirmErasure(
  { db, clock }: { db: Database; clock: Clock },
  id: string,
): Promise<boolean> {
  const now = clock.now().getTime();
  const confirmed = await db
    .update(erasureRequests)
    .set({ confirmedAt: new Date(now), dueAt: new Date(now + daysToErase * 86_400_000) })
    .where(
      and(
        eq(erasureRequests.id, id),
        isNull(erasureRequests.userId),
        isNull(erasureRequests.confirmedAt),
        isNull(erasureRequests.erasedAt),
        gt(erasureRequests.createdAt, new Date(now - hoursToConfirm * 3_600_000)),
      ),
    )
    .returning({ id: erasureRequests.id });
  return confirmed.length > 0;
}
