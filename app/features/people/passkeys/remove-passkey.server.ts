import { and, eq, exists, isNotNull, ne, not, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { identities, passkeys, recoveryCodes, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import { hasApp, hasFactor, hasPasskey } from '~/features/people/second-factor/has-factor';
import type { Actor } from '~/lib/actor';

type Which = {
  id: string;
  /** True when the account has to keep a second factor. */
  mustKeepOne: boolean;
};

/**
 * Removes one of the actor's passkeys and notifies them by mail; with the last second factor the recovery
 * codes are removed too. 'last': there would be no way to sign in any more. 'owed': it is the only second
 * factor of an account that has to have one. Decided in the batch that removes it, so that of two at once the
 * second finds one less.
 */
export async function removePasskey(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  { id, mustKeepOne }: Which,
): Promise<'removed' | 'last' | 'owed' | 'gone'> {
  const now = clock.now();
  const { userId } = actor;
  const jobId = crypto.randomUUID();
  const isThere = hasPasskey(db, userId, eq(passkeys.id, id));
  const others = hasPasskey(db, userId, ne(passkeys.id, id));
  const hasWay = sql`(${or(hasOtherWay(db, userId), others)})`;
  const keepsFactor = mustKeepOne ? sql`(${or(others, hasApp(db, userId))})` : sql`true`;
  const onlyIf = sql`${isThere} and ${hasWay} and ${keepsFactor}`;
  const { mail, state } = await runBatch(db, {
    state: db
      .select({ hasWay: sql<number>`${hasWay}` })
      .from(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId))),
    mail: queueMail(db, { version: 1, mail: 'passkey-removed', userId }, { id: jobId, now, onlyIf }),
    removed: db.delete(passkeys).where(and(eq(passkeys.id, id), onlyIf)),
    entry: auditStatement(db, { actor, action: 'passkey-removed' }, { guard: changed, now }),
    codes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), not(hasFactor(db, userId)))),
  });
  if (mail.length > 0) {
    jobs.announce([jobId]);
    return 'removed';
  }
  const [found] = state;
  if (!found) return 'gone';
  return found.hasWay ? 'owed' : 'last';
}

/** Condition: the account can be signed in to by a password or another provider. */
function hasOtherWay(db: Database, userId: string) {
  const password = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.passwordHash)));
  const linked = db.select({ id: identities.id }).from(identities).where(eq(identities.userId, userId));
  return or(exists(password), exists(linked));
}
