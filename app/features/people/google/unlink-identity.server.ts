import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/** Checked in the statement that deletes the row: of two at once, the second sees one identity less. */
const removable = `id = ?1 and user_id = ?2 and (
  exists (select 1 from users where id = ?2 and password_hash is not null)
  or (select count(*) from identities where user_id = ?2) > 1)`;

/** Unlinks one of the viewer's own identities, never the last way to sign in, and notifies them by mail. */
export async function unlinkIdentity(
  { db, jobs, clock }: Dependencies,
  { userId, identityId }: { userId: string; identityId: string },
): Promise<'unlinked' | 'last' | 'gone'> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const jobId = crypto.randomUUID();
  const [, removed, left] = await d1.batch<{ id: string }>([
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?3, 'mail', json_object('version', 1, 'mail', 'identity-unlinked', 'userId', user_id), ?4, ?4, ?4
        from identities where ${removable}`,
      )
      .bind(identityId, userId, jobId, now),
    d1.prepare(`delete from identities where ${removable}`).bind(identityId, userId),
    d1.prepare('select id from identities where id = ?1 and user_id = ?2').bind(identityId, userId),
  ]);
  if (removed?.meta.changes) {
    jobs.announce([jobId]);
    return 'unlinked';
  }
  return left?.results.length ? 'last' : 'gone';
}
