import type { Database } from '~/db/client';

import { jobQueueNames, kindsOfQueue, type JobQueueName } from './job-rules';
import { listDueJobs } from './list-due-jobs.server';

type Announcing = {
  /** By the kind of all of these; that of mail when nothing is said. */
  queue?: JobQueueName;
  delayMs?: number;
};

/** Tells a worker of jobs; a lost message costs time only. */
export type JobQueue = {
  announce(ids: readonly string[], how?: Announcing): void;
};

/**
 * Tells each queue again of its jobs that are due and in nobody's hands, 100 of each: what it forgot, and what somebody died
 * over. Returns how many. A job that is told of twice is worked once.
 */
export async function announceDueJobs(services: {
  db: Database;
  clock: { now(): Date };
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
