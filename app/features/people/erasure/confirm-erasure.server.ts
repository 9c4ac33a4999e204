import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { erasureRequests } from '~/db/schema';
import type { LoggedActor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

import { daysToErase } from './erasure-links';
import { isOpenRequest } from './has-open-request.server';

/** Starts the days after which the data of an address is erased. True for the first use of the link. */
export async function confirmErasure(
  { db, clock }: DbClock,
  actor: LoggedActor,
  id: string,
): Promise<boolean> {
  const now = clock.now();
  const { confirmed } = await runBatch(db, {
    confirmed: db
      .update(erasureRequests)
      .set({ confirmedAt: now, dueAt: new Date(now.getTime() + daysToErase * 86_400_000) })
      .where(isOpenRequest(id, now)),
    entry: auditStatement(db, { actor, action: 'erasure-confirmed', subject: id }, { guard: changed, now }),
  });
  return confirmed.meta.changes > 0;
}
