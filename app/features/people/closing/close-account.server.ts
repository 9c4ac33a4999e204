import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import { keepDays } from '~/features/people/sign-in/token-lifetimes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/** The account, while it is open and not the last open admin's. */
const closable = `select u.id, u.email, p.id as profile_id from users u left join profiles p on p.user_id = u.id
  where u.id = ?1 and u.deactivated_at is null and (coalesce(p.role, 'owner') <> 'admin' or exists (
    select 1 from profiles other join users holder on holder.id = other.user_id
    where other.role = 'admin' and holder.id <> ?1 and holder.deactivated_at is null
      and holder.email_verified_at is not null))`;

/**
 * Closes an account: no sign-in, no session, its properties archived, its owner erased after the days in
 * which a mailed link undoes all this. False, and nothing changed, for the last admin. One batch; the account
 * itself comes last, since the statements before it check whether it is still open.
 */
export async function closeAccount({ db, jobs, clock }: Dependencies, userId: string): Promise<boolean> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const due = now + keepDays * 86_400_000;
  const [requestId, tokenId, jobId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const results = await d1.batch([
    d1
      .prepare(
        `insert into erasure_requests (id, email, user_id, confirmed_at, due_at, created_at)
        select ?2, email, id, ?3, ?4, ?3 from (${closable})`,
      )
      .bind(userId, requestId, now, due),
    d1
      .prepare(
        `update account_tokens set used_at = ?2
        where used_at is null and user_id = (select id from (${closable}))`,
      )
      .bind(userId, now),
    d1
      .prepare(
        `insert into account_tokens (id, user_id, purpose, payload, expires_at, created_at)
        select ?2, id, 'keep-account', json_object('requestId', ?3, 'properties', (
            select json_group_array(o.id) from properties o
            where o.owner_id = closing.profile_id and o.archived_at is null)), ?4, ?5
        from (${closable}) as closing`,
      )
      .bind(userId, tokenId, requestId, due, now),
    d1
      .prepare(
        `update properties set archived_at = ?2
        where archived_at is null and owner_id = (select profile_id from (${closable}))`,
      )
      .bind(userId, now),
    d1.prepare(`delete from sessions where user_id = (select id from (${closable}))`).bind(userId),
    d1
      .prepare(
        `insert into jobs (id, kind, input, due_at, created_at, updated_at)
        select ?2, 'mail', json_object('version', 1, 'mail', 'account-closed', 'tokenId', ?3), ?4, ?4, ?4
        from (${closable})`,
      )
      .bind(userId, jobId, tokenId, now),
    d1
      .prepare(`update users set deactivated_at = ?2 where id = (select id from (${closable}))`)
      .bind(userId, now),
  ]);
  const isClosed = (results.at(-1)?.meta.changes ?? 0) > 0;
  if (isClosed) jobs.announce([jobId]);
  return isClosed;
}
