import type { DbClock } from '~/db/dependencies';
import type { Database } from '~/db/client';
import type { Clock } from '~/lib/time/clock';

import { jobQueueNames, kindsOfQueue, type JobQueueName } from './job-rules';
import { listDueJobs } from './list-due-jobs.server';

type Announcing = {
  /** The queue of these kinds of jobs; the mail queue by default. */
  queue?: JobQueueName;
  delayMs?: number;
};

/** Announces jobs to a worker; a lost message only costs time. */
export type JobQueue = {
  announce(ids: readonly string[], how?: Announcing): void;
};

/** Dependencies of a feature that writes a job, such as a mail, with its change. */
export type DbClockJobs = DbClock & { jobs: JobQueue };

/**
 * Announces to each queue its due jobs that no worker holds, 100 of each: those whose message was lost, and
 * those whose worker died. Returns how many. A job that is announced twice runs once.
 */
export async function announceDueJobs(services: {
  db: Database;
  clock: Clock;
  jobs: JobQueue;
}): Promise<number> {
  const counts = await Promise.all(
    jobQueueNames.map(async (queue) => {
      const due = await listDueJobs(services, kindsOfQueue(queue));
      if (due.length > 0) services.jobs.announce(due, { queue });
      return due.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
