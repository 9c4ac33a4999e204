import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Stores a request to erase the data of an address and mails the link that confirms it; every address is
 * treated alike.
 */
export async function requestErasure(
  { db, jobs, clock }: Dependencies,
  { email }: { email: string },
): Promise<void> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [requestId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await d1.batch([
    d1
      .prepare('insert into erasure_requests (id, email, created_at) values (?1, ?2, ?3)')
      .bind(requestId, email, now),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        values (?1, 'mail', json_object('version', 1, 'mail', 'confirm-erasure', 'requestId', ?2), ?3, ?3, ?3)`,
      )
      .bind(jobId, requestId, now),
  ]);
  jobs.announce([jobId]);
}
