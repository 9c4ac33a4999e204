import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Removes a second factor and its recovery codes and notifies the owner by mail. False when none is in force.
 */
export async function removeFactor({ db, jobs, clock }: Dependencies, userId: string): Promise<boolean> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const jobId = crypto.randomUUID();
  const results = await d1.batch([
    d1.prepare('delete from recovery_codes where user_id = ?1').bind(userId),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?2, 'mail', json_object('version', 1, 'mail', 'factor-removed', 'userId', user_id), ?3, ?3, ?3
        from factors where user_id = ?1 and verified_at is not null limit 1`,
      )
      .bind(userId, jobId, now),
    d1.prepare('delete from factors where user_id = ?1').bind(userId),
  ]);
  if ((results[1]?.meta.changes ?? 0) === 0) return false;
  jobs.announce([jobId]);
  return true;
}
