import { and, eq, inArray, sql } from 'drizzle-orm';

import { jobs } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

import type { DbClockJobs } from './announce-due-jobs.server';
import { queueOf } from './job-rules';
import { maxAttempts } from './job-timing';

type Input = {
  id: string;
  change: 'retry' | 'discard';
  actor: Actor;
};

/**
 * Restarts a job that failed or ended as unknown, or dismisses it for good. Returns whether it was still
 * there. A job without attempts left starts to count again: by then none of them can still be running.
 */
export async function settleFailedJob(
  { db, jobs: queue, clock }: DbClockJobs,
  { id, change, actor }: Input,
): Promise<boolean> {
  const now = clock.now();
  const anew = {
    state: 'waiting' as const,
    attempts: sql`case when ${jobs.attempts} >= ${maxAttempts} then 0 else ${jobs.attempts} end`,
    dueAt: now,
    leaseUntil: null,
    handedOverAt: null,
    error: null,
  };
  const [settled] = await db.batch([
    db
      .update(jobs)
      .set({ ...(change === 'retry' ? anew : { state: 'cancelled' as const }), updatedAt: now })
      // owner: checked by requireAdmin
      .where(and(eq(jobs.id, id), inArray(jobs.state, ['failed', 'unknown'])))
      .returning({ kind: jobs.kind }),
    auditStatement(
      db,
      { actor, action: change === 'retry' ? 'job-retried' : 'job-discarded', subject: `job:${id}` },
      { guard: changed, now },
    ),
  ]);
  const [job] = settled;
  if (job && change === 'retry') queue.announce([id], { queue: queueOf(job.kind) });
  return job !== undefined;
}
