import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { resetHours } from '~/features/people/sign-in/token-lifetimes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/** Mails a link that resets the password of that address; takes as long if there is no such account. */
export async function requestReset(
  { db, jobs, clock }: Dependencies,
  { email }: { email: string },
): Promise<void> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await d1.batch([
    d1
      .prepare(
        `insert into account_tokens (id, user_id, purpose, expires_at, created_at)
        select ?1, id, 'reset-password', ?2, ?3 from users
        where email = ?4 and email_verified_at is not null and deactivated_at is null`,
      )
      .bind(tokenId, now + resetHours * 3_600_000, now, email),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        values (?1, 'mail', json_object('version', 1, 'mail', 'reset-password', 'tokenId', ?2), ?3, ?3, ?3)`,
      )
      .bind(jobId, tokenId, now),
  ]);
  jobs.announce([jobId]);
}
