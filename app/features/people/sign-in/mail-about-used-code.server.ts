import type { Database } from '~/db/client';
import { jobs as jobRows } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { newJob } from '~/features/work/jobs/job-statements';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/** Notifies the owner by mail that a recovery code was used, and how many are left. */
export async function mailAboutUsedCode({ db, jobs, clock }: Dependencies, userId: string): Promise<void> {
  const job = newJob('mail', { version: 1, mail: 'recovery-code-used', userId });
  await db.insert(jobRows).values({ ...job, dueAt: clock.now() });
  jobs.announce([job.id]);
}
