import { and, eq, isNotNull, ne, not, or, sql } from 'drizzle-orm';

import { runBatch } from '~/db/run-batch';
import { factors, recoveryCodes } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement } from '~/features/work/audit/record-audit.server';

import { hasApp, hasFactor, hasPasskey } from './has-factor';

type Which = {
  appId: string;
  /** True when the account has to keep a second factor. */
  mustKeepOne?: boolean;
};

/**
 * Removes one of the actor's authenticator apps and notifies them by mail; with the last second factor the
 * recovery codes are removed too, and the result is 'off'. 'last': it is the only one of an account that has
 * to have one.
 */
export async function removeFactor(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  { appId, mustKeepOne = false }: Which,
): Promise<'removed' | 'off' | 'last' | 'gone'> {
  const now = clock.now();
  const { userId } = actor;
  const jobId = crypto.randomUUID();
  const isIt = and(eq(factors.id, appId), eq(factors.userId, userId), isNotNull(factors.verifiedAt));
  const isThere = hasApp(db, userId, eq(factors.id, appId));
  const hasOthers = sql`(${or(hasApp(db, userId, ne(factors.id, appId)), hasPasskey(db, userId))})`;
  const isLast = mustKeepOne ? sql`0` : sql`${isThere} and not ${hasOthers}`;
  const isOne = sql`${isThere} and ${hasOthers}`;
  const { mail, removed, left } = await runBatch(db, {
    mail: queueMail(db, { version: 1, mail: 'factor-removed', userId }, { id: jobId, now, onlyIf: isLast }),
    mailOfOne: queueMail(
      db,
      { version: 1, mail: 'authenticator-removed', userId },
      { id: jobId, now, onlyIf: isOne },
    ),
    entry: auditStatement(db, { actor, action: 'factor-removed' }, { guard: isLast, now }),
    entryOfOne: auditStatement(db, { actor, action: 'authenticator-removed' }, { guard: isOne, now }),
    removed: db.delete(factors).where(and(isIt, mustKeepOne ? hasOthers : undefined)),
    codes: db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), not(hasFactor(db, userId)))),
    left: db.select({ id: factors.id }).from(factors).where(isIt),
  });
  if (removed.meta.changes > 0) {
    jobs.announce([jobId]);
    return mail.length > 0 ? 'off' : 'removed';
  }
  return left.length > 0 ? 'last' : 'gone';
}
