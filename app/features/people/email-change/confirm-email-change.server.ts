import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * The request behind the link, for the account that made it, as long as the account is open and nobody else
 * has verified the address.
 */
const live = `select t.user_id, json_extract(t.payload, '$.email') as email from account_tokens t
  join users own on own.id = t.user_id and own.deactivated_at is null
  where t.id = ?1 and t.user_id = ?3 and t.purpose = 'change-email' and t.used_at is null and t.expires_at > ?2
    and not exists (select 1 from users other where other.id <> t.user_id
      and other.email = json_extract(t.payload, '$.email') and other.email_verified_at is not null)`;

/**
 * Gives the account behind a link its new address, if that account is signed in where the link is used:
 * otherwise a reader of the mail who did not request it would give a stranger's account their own address.
 * Unverified registrations of the address are removed, all other sessions end, every other link and code of
 * the account becomes void, and the old address is notified. One batch whose last statement claims the link:
 * of many at once one gets the account's id, the others null.
 */
export async function confirmEmailChange(
  { db, jobs, clock }: Dependencies,
  { tokenId, userId, keepSession }: { tokenId: string; userId: string; keepSession: string },
): Promise<string | null> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const jobId = crypto.randomUUID();
  const results = await d1.batch<{ user_id: string }>([
    d1.prepare(live).bind(tokenId, now, userId),
    d1
      .prepare(
        `delete from users where email_verified_at is null and id <> (select user_id from (${live}))
          and email = (select email from (${live}))`,
      )
      .bind(tokenId, now, userId),
    d1
      .prepare(`delete from sessions where user_id = (select user_id from (${live})) and token_hash <> ?4`)
      .bind(tokenId, now, userId, keepSession),
    d1
      .prepare(
        `update profiles set email = (select email from (${live})), updated_at = ?2
        where user_id = (select user_id from (${live}))`,
      )
      .bind(tokenId, now, userId),
    d1
      .prepare(
        `update users set email = (select email from (${live})) where id = (select user_id from (${live}))`,
      )
      .bind(tokenId, now, userId),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?4, 'mail', json_object('version', 1, 'mail', 'email-changed', 'tokenId', ?1), ?2, ?2, ?2
        from (${live})`,
      )
      .bind(tokenId, now, userId, jobId),
    d1
      .prepare(
        `update account_tokens set used_at = ?2
        where used_at is null and user_id = (select user_id from (${live}))`,
      )
      .bind(tokenId, now, userId),
  ]);
  const changed = results[0]?.results[0]?.user_id ?? null;
  if (changed) jobs.announce([jobId]);
  return changed;
}
