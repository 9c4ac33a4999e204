import type { Database } from '~/db/client';

const live = `select user_id, json_extract(payload, '$.requestId') as request_id, payload from account_tokens
  where id = ?1 and purpose = 'keep-account' and used_at is null and expires_at > ?2`;

/**
 * Undoes the closing of an account: sign-in works again, nothing will be erased, and exactly the properties
 * that the closing archived are restored; those that somebody else has archived since stay archived. Returns
 * the account's id for the first use of the link, else null.
 */
export async function keepAccount(
  { db, clock }: { db: Database; clock: { now(): Date } },
  tokenId: string,
): Promise<string | null> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [accounts] = await d1.batch<{ user_id: string }>([
    d1.prepare(`select user_id from (${live})`).bind(tokenId, now),
    d1
      .prepare(
        `update properties set archived_at = null
        where id in (select each.value from (${live}) as kept, json_each(kept.payload, '$.properties') as each)
          and owner_id = (select id from profiles where user_id = (select user_id from (${live})))
          and archived_at = (select confirmed_at from erasure_requests
            where id = (select request_id from (${live})))`,
      )
      .bind(tokenId, now),
    d1
      .prepare(
        `update users set deactivated_at = null where id = (select user_id from (${live}))
          and deactivated_at = (select confirmed_at from erasure_requests
            where id = (select request_id from (${live})))`,
      )
      .bind(tokenId, now),
    d1
      .prepare(
        `delete from erasure_requests where erased_at is null and id = (select request_id from (${live}))`,
      )
      .bind(tokenId, now),
    d1
      .prepare(`update account_tokens set used_at = ?2 where id = ?1 and exists (${live})`)
      .bind(tokenId, now),
  ]);
  return accounts?.results[0]?.user_id ?? null;
}
