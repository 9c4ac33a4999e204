import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import type { SignUp } from '~/features/people/password/account-form';
import { hashPassword } from '~/features/people/password/password.server';
import { verificationHours } from '~/features/people/sign-in/token-lifetimes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date }; pepper: string };

/**
 * Stores a registration and the mail about it. Nothing about an account changes until the mail's link is
 * used: the typed data belongs to the link, so that registering a stranger's address gains nothing. If the
 * address has an account, the mail says so. The work is the same for every address.
 */
export async function registerAccount(
  { db, jobs, clock, pepper }: Dependencies,
  { email, password, fullName, companyName, phone }: SignUp,
): Promise<void> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [userId, tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const payload = { passwordHash: await hashPassword(pepper, password), fullName, companyName, phone };
  await d1.batch([
    d1
      .prepare('insert into users (id, email, created_at) values (?1, ?2, ?3) on conflict (email) do nothing')
      .bind(userId, email, now),
    d1
      .prepare(
        `insert into account_tokens (id, user_id, purpose, payload, expires_at, created_at)
        select ?1, id, 'verify-email', ?2, ?3, ?4 from users where email = ?5 and email_verified_at is null`,
      )
      .bind(tokenId, JSON.stringify(payload), now + verificationHours * 3_600_000, now, email),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?1, 'mail', case when email_verified_at is null
            then json_object('version', 1, 'mail', 'verify-email', 'tokenId', ?2)
            else json_object('version', 1, 'mail', 'account-known', 'userId', id) end, ?3, ?3, ?3
        from users where email = ?4`,
      )
      .bind(jobId, tokenId, now, email),
  ]);
  jobs.announce([jobId]);
}
