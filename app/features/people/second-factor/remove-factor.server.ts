import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { factors, recoveryCodes } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Actor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Clock } from '~/lib/clock';

import { hasFactor } from './has-factor';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock };

/**
 * Removes the actor's second factor and its recovery codes and notifies them by mail. False when none is in force.
 */
export async function removeFactor({ db, jobs, clock }: Dependencies, actor: Actor): Promise<boolean> {
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
