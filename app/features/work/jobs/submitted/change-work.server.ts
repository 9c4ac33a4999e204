import { and, inArray, lt } from 'drizzle-orm';

import { jobs } from '~/db/schema';
import type { Actor } from '~/lib/actor';

import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueOf } from '~/features/work/jobs/job-rules';
import { maxAttempts } from '~/features/work/jobs/job-timing';
import { ownWork } from './own-work.server';

type Input = { viewer: Pick<Actor, 'userId'>; id: string };

/**
 * Cancels the viewer's own job unless it has ended. The worker that runs it can write nothing any more, and
 * stops at its next report. Returns whether there was a job to cancel.
 */
export async function cancelWork({ db, clock }: DbClockJobs, { viewer, id }: Input): Promise<boolean> {
  const cancelled = await db
    .update(jobs)
    .set({ state: 'cancelled', leaseUntil: null, error: null, updatedAt: clock.now() })
    .where(and(ownWork(viewer, id), inArray(jobs.state, ['waiting', 'running'])))
    .returning({ id: jobs.id });
  return cancelled.length > 0;
}

/**
 * Restarts the viewer's own failed or cancelled job at once. The count of attempts continues, since its
 * number distinguishes a cancelled attempt that is still running from the new one. Returns whether there is
 * such a job.
 */
export async function retryWork(
  { db, jobs: queue, clock }: DbClockJobs,
  { viewer, id }: Input,
): Promise<boolean> {
  const now = clock.now();
  const [retried] = await db
    .update(jobs)
    .set({ state: 'waiting', dueAt: now, leaseUntil: null, error: null, updatedAt: now })
    .where(
      and(
        ownWork(viewer, id),
        inArray(jobs.state, ['failed', 'cancelled', 'unknown']),
        lt(jobs.attempts, maxAttempts),
      ),
    )
    .returning({ id: jobs.id, kind: jobs.kind });
  if (retried) queue.announce([retried.id], { queue: queueOf(retried.kind) });
  return retried !== undefined;
}
