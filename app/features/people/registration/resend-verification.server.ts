import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { verificationHours } from '~/features/people/sign-in/token-lifetimes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Mails the newest pending registration of an address again, if there is one; takes as long if there is none.
 */
export async function resendVerification(
  { db, jobs, clock }: Dependencies,
  { email }: { email: string },
): Promise<void> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await d1.batch([
    d1
      .prepare(
        `insert into account_tokens (id, user_id, purpose, payload, expires_at, created_at)
        select ?1, user_id, purpose, payload, ?2, ?3 from account_tokens
        where user_id = (select id from users where email = ?4 and email_verified_at is null)
          and purpose = 'verify-email' and used_at is null
        order by created_at desc limit 1`,
      )
      .bind(tokenId, now + verificationHours * 3_600_000, now, email),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        values (?1, 'mail', json_object('version', 1, 'mail', 'verify-email', 'tokenId', ?2), ?3, ?3, ?3)`,
      )
      .bind(jobId, tokenId, now),
  ]);
  jobs.announce([jobId]);
}
