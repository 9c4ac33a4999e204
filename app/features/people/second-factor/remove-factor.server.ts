import { eq } from 'drizzle-orm';

import { runBatch } from '~/db/run-batch';
import { factors, recoveryCodes } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

import { hasFactor } from './has-factor';

/**
 * Removes the actor's second factor and its recovery codes and notifies them by mail. False when none is in force.
 */
export async function removeFactor({ db, jobs, clock }: DbClockJobs, actor: Actor): Promise<boolean> {
  const now = clock.now();
  const { userId } = actor;
  const jobId = crypto.randomUUID();
  const { mail } = await runBatch(db, {
    codes: db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    mail: queueMail(
      db,
      { version: 1, mail: 'factor-removed', userId },
      { id: jobId, now, onlyIf: hasFactor(db, userId) },
    ),
    entry: auditStatement(db, { actor, action: 'factor-removed' }, { guard: changed, now }),
    factors: db.delete(factors).where(eq(factors.userId, userId)),
  });
  if (mail.length === 0) return false;
  jobs.announce([jobId]);
  return true;
}
