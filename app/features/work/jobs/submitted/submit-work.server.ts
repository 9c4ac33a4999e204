import { sql } from 'drizzle-orm';

import { jobs } from '~/db/schema';
import { sha256 } from '~/lib/crypto/sha256';
import type { Actor } from '~/lib/actor';

import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueOf } from '~/features/work/jobs/job-rules';
import { insertJob } from '~/features/work/jobs/job-statements';
import { usedToday } from './used-today.server';
import { budgetOf, maxOf, usedUpText, workPrefix, type WorkKind } from './work-budgets';

type WorkInput = {
  viewer: Pick<Actor, 'userId' | 'role'>;
  kind: WorkKind;
  /** Valid by the kind's contract in app/jobs. */
  input: object;
  /** Random, from the form: submitting twice with the same key starts one job. */
  formKey: string;
};

export type SubmittedWork = { outcome: 'started'; id: string } | { outcome: 'over-budget'; message: string };

/**
 * Starts a job for the viewer, unless their budget of the day is used up, which one statement decides.
 * Returns the id of the job that was started, now or by the same form before.
 */
export async function submitWork(
  { db, jobs: queue, clock }: DbClockJobs,
  { viewer, kind, input, formKey }: WorkInput,
): Promise<SubmittedWork> {
  const now = clock.now();
  const id = workPrefix + (await sha256(JSON.stringify([viewer.userId, kind, formKey]))).slice(0, 40);
  const name = budgetOf[kind];
  const max = name ? maxOf(viewer, name) : 0;
  const onlyIf = name ? sql`${usedToday(viewer.userId, name, now, max)} < ${max}` : undefined;
  const written = await insertJob(db, { id, kind, input, ownerId: viewer.userId }, { now, onlyIf });
  if (written.length > 0) {
    queue.announce([id], { queue: queueOf(kind) });
    return { outcome: 'started', id };
  }
  // owner: any, the id contains the viewer’s
  const [before] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`${jobs.id} = ${id}`)
    .limit(1);
  if (before || !name) return { outcome: 'started', id };
  return { outcome: 'over-budget', message: usedUpText(viewer, name) };
}
