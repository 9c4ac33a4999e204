import { eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { factors, recoveryCodes } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Clock } from '~/lib/clock';

import { hasFactor } from './has-factor';

type Dependencies = { db: Database; jobs: JobQueue; clock: Clock };

/**
 * Removes a second factor and its recovery codes and notifies the owner by mail. False when none is in force.
 */
export async function removeFactor({ db, jobs, clock }: Dependencies, userId: string): Promise<boolean> {
  const jobId = crypto.randomUUID();
  const { mail } = await runBatch(db, {
    codes: db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    mail: queueMail(
      db,
      { version: 1, mail: 'factor-removed', userId },
      { id: jobId, now: clock.now(), onlyIf: hasFactor(db, userId) },
    ),
    factors: db.delete(factors).where(eq(factors.userId, userId)),
  });
  if (mail.length === 0) return false;
  jobs.announce([jobId]);
  return true;
}
