import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { emailChangeHours } from '~/features/people/sign-in/token-lifetimes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };
type Asked = { userId: string; email: string };

/**
 * Stores the requested address and mails it: a link, or that it has an account already. The page shows the
 * same either way. A newer request voids the older one.
 */
export async function requestEmailChange(
  { db, jobs, clock }: Dependencies,
  { userId, email }: Asked,
): Promise<void> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID()];
  await d1.batch([
    d1
      .prepare(
        `update account_tokens set used_at = ?2
        where user_id = ?1 and purpose = 'change-email' and used_at is null`,
      )
      .bind(userId, now),
    d1
      .prepare(
        `insert into account_tokens (id, user_id, purpose, payload, expires_at, created_at)
        select ?1, id, 'change-email', json_object('email', ?2, 'from', email), ?3, ?4 from users where id = ?5`,
      )
      .bind(tokenId, email, now + emailChangeHours * 3_600_000, now, userId),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
      select ?1, 'mail', coalesce(
        (select json_object('version', 1, 'mail', 'change-email-known', 'userId', id) from users
          where email = ?2 and email_verified_at is not null),
        json_object('version', 1, 'mail', 'change-email', 'tokenId', ?3)), ?4, ?4, ?4`,
      )
      .bind(jobId, email, tokenId, now),
  ]);
  jobs.announce([jobId]);
}
