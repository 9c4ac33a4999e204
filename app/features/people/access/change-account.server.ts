import { and, eq, exists, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { erasureRequests, jobs as jobTable, profiles, sessions, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import type { AuditAction } from '~/db/vocabulary';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement } from '~/features/work/audit/record-audit.server';

import type { AccountChange } from './account-change';
import { otherOpenAdmins } from './other-open-admins';

const actions: Record<AccountChange['intent'], AuditAction> = {
  role: 'role-changed',
  deactivate: 'account-deactivated',
  reactivate: 'account-reactivated',
};

/**
 * Changes an account's role, closes it or opens it; ends its sessions, so that nobody continues with an old
 * role, notifies its owner by mail and writes the audit log. One batch whose first statement decides: false
 * when there was nothing to change, the account is the actor's own, or no admin would remain.
 */
export async function changeAccount(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  change: AccountChange,
): Promise<boolean> {
  const now = clock.now();
  const { intent, userId } = change;
  const jobId = crypto.randomUUID();
  const decided = exists(db.select({ id: jobTable.id }).from(jobTable).where(eq(jobTable.id, jobId)));
  const { mail } = await runBatch(db, {
    mail: queueMail(
      db,
      { version: 1, mail: 'account-changed', userId, change: intent },
      { id: jobId, now, onlyIf: mayBeMade(db, actor.userId, change) },
    ),
    account: changeStatement(db, change, decided, now),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), decided)),
    erasure: intent === 'reactivate' && keepStatement(db, userId, decided),
    entry: auditStatement(
      db,
      {
        actor,
        action: actions[intent],
        subject: userId,
        detail: { role: intent === 'role' ? change.role : null },
      },
      { guard: decided, now },
    ),
  });
  if (mail.length > 0) jobs.announce([jobId]);
  return mail.length > 0;
}

/** Condition: there is something to be changed, it is not one's own account, and an admin remains. */
function mayBeMade(db: Database, actorId: string, change: AccountChange): SQL {
  const adminRemains = or(ne(profiles.role, 'admin'), exists(otherOpenAdmins(db, change.userId)));
  const conditionOf = () => {
    if (change.intent === 'role') return and(ne(profiles.role, change.role), adminRemains);
    if (change.intent === 'deactivate') return and(isNull(users.deactivatedAt), adminRemains);
    return isNotNull(users.deactivatedAt);
  };
  return exists(
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(and(eq(users.id, change.userId), ne(users.id, actorId), conditionOf())),
  );
}

/** An account that an admin opens again is not erased, even when its owner had closed it. */
const keepStatement = (db: Database, userId: string, decided: SQL) =>
  db
    .delete(erasureRequests)
    .where(and(eq(erasureRequests.userId, userId), isNull(erasureRequests.erasedAt), decided));

function changeStatement(db: Database, change: AccountChange, decided: SQL, now: Date) {
  if (change.intent === 'role') {
    return db
      .update(profiles)
      .set({ role: change.role, updatedAt: now })
      .where(and(eq(profiles.userId, change.userId), decided));
  }
  return db
    .update(users)
    .set({ deactivatedAt: change.intent === 'deactivate' ? now : null })
    .where(and(eq(users.id, change.userId), decided));
}
