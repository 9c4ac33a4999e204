import { and, desc, eq, gt, or } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { auditLog } from '~/db/schema';

const shown = 20;
const reachesBackMs = 90 * 86_400_000;

/** The newest actions by this person or about their account, at most 20 entries of the last 90 days. */
export function listActivity({ db, clock }: DbClock, userId: string) {
  const { id, action, detail, fromAddress, createdAt } = auditLog;
  return db
    .select({ id, action, detail, fromAddress, createdAt })
    .from(auditLog)
    .where(
      and(
        or(eq(auditLog.actorId, userId), eq(auditLog.subject, userId)),
        gt(createdAt, new Date(clock.now().getTime() - reachesBackMs)),
      ),
    )
    .orderBy(desc(id))
    .limit(shown);
}
