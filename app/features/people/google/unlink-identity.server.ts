import { and, eq, exists, isNotNull, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { identities, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

/** Decided where the row is deleted: of two at once, the second finds one way in less. */
function removable(db: Database, identityId: string, userId: string) {
  const password = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)));
  const others = db
    .select({ count: sql`count(*)` })
    .from(identities)
    .where(eq(identities.userId, userId));
  return and(
    eq(identities.id, identityId),
    eq(identities.userId, userId),
    or(exists(password), sql`${others} > 1`),
  );
}

/** Unlinks one of the actor's own identities, never the last way to sign in, and notifies them by mail. */
export async function unlinkIdentity(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  identityId: string,
): Promise<'unlinked' | 'last' | 'gone'> {
  const now = clock.now();
  const { userId } = actor;
  const jobId = crypto.randomUUID();
  const which = removable(db, identityId, userId);
  const { removed, left } = await runBatch(db, {
    mail: queueMail(
      db,
      { version: 1, mail: 'identity-unlinked', userId },
      { id: jobId, now, from: sql`${identities}`, onlyIf: which },
    ),
    removed: db.delete(identities).where(which),
    entry: auditStatement(
      db,
      { actor, action: 'identity-unlinked', detail: { provider: 'google' } },
      { guard: changed, now },
    ),
    left: db
      .select({ id: identities.id })
      .from(identities)
      .where(and(eq(identities.id, identityId), eq(identities.userId, userId))),
  });
  if (removed.meta.changes > 0) {
    jobs.announce([jobId]);
    return 'unlinked';
  }
  return left.length > 0 ? 'last' : 'gone';
}
