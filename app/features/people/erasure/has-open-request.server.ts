import { and, eq, gt, isNull } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { erasureRequests } from '~/db/schema';

import { hoursToConfirm } from './erasure-links';

/** Condition of a request by a traveller that its mail's link can still confirm. */
export const isOpenRequest = (id: string, now: Date) =>
  and(
    eq(erasureRequests.id, id),
    isNull(erasureRequests.userId),
    isNull(erasureRequests.confirmedAt),
    isNull(erasureRequests.erasedAt),
    gt(erasureRequests.createdAt, new Date(now.getTime() - hoursToConfirm * 3_600_000)),
  );

/** True when there is such a request. Changes nothing. */
export async function hasOpenRequest({ db, clock }: DbClock, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: erasureRequests.id })
    .from(erasureRequests)
    .where(isOpenRequest(id, clock.now()))
    .limit(1);
  return row !== undefined;
}
