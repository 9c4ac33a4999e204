import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { forgiveAllGuesses } from '~/features/people/sign-in/sign-in-guard.server';

import { guessKey } from './check-password.server';
import { hashPassword } from './password.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date }; pepper: string };

const live = `select user_id from account_tokens
  where id = ?1 and purpose = 'reset-password' and used_at is null and expires_at > ?2`;

/**
 * Sets the password of the account behind a link, ends all its sessions, voids its other links, codes and
 * pending sign-ins, clears wrong guesses (so that a locked-out owner can sign in) and notifies its owner.
 * Signs nobody in and leaves a second factor in force. True for the first use of the link.
 */
export async function resetPassword(
  { db, jobs, clock, pepper }: Dependencies,
  { tokenId, password }: { tokenId: string; password: string },
): Promise<boolean> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const email = await d1
    .prepare(`select email from users where id = (${live})`)
    .bind(tokenId, now)
    .first<string>('email');
  if (!email) return false;
  const hash = await hashPassword(pepper, password);
  const jobId = crypto.randomUUID();
  const results = await d1.batch([
    d1.prepare(`update users set password_hash = ?3 where id = (${live})`).bind(tokenId, now, hash),
    d1.prepare(`delete from sessions where user_id = (${live})`).bind(tokenId, now),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?3, 'mail', json_object('version', 1, 'mail', 'password-changed', 'userId', user_id), ?2, ?2, ?2
        from (${live})`,
      )
      .bind(tokenId, now, jobId),
    d1
      .prepare(
        `update account_tokens set used_at = ?2
        where purpose in ('reset-password', 'sign-in-code', 'proof-code', 'second-factor')
          and used_at is null and user_id = (${live})`,
      )
      .bind(tokenId, now),
  ]);
  const isFirst = (results.at(-1)?.meta.changes ?? 0) > 0;
  if (!isFirst) return false;
  jobs.announce([jobId]);
  await forgiveAllGuesses({ db }, await guessKey(pepper, email));
  return true;
}
