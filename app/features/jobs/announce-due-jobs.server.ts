import type { Database } from '~/db/client';

import { listDueJobs } from './list-due-jobs.server';

/** Tells a worker of jobs; a lost message costs time only. */
export type JobQueue = {
  announce(ids: readonly string[], delayMs?: number): void;
};

/**
 * Tells the queue again of every job that is due and in nobody's hands: what it forgot, and what somebody died over.
 * Returns how many. A job that is told of twice is worked once.
 */
export async function announceDueJobs(services: {
  db: Database;
  clock: { now(): Date };
  jobs: JobQueue;
}): Promise<number> {
  const due = await listDueJobs(services);
  if (due.length > 0) services.jobs.announce(due);
  return due.length;
}
