import type { Database } from '~/db/client';

const live = `select * from account_tokens
  where id = ?1 and purpose = 'verify-email' and used_at is null and expires_at > ?2`;

/**
 * Turns the registration that a link stands for into an account that can be signed in to. True for the one who used the
 * link first; every other link of that address is void from then on. One batch, so that nothing is half done.
 */
export async function verifyEmail(
  { db, clock }: { db: Database; clock: { now(): Date } },
  tokenId: string,
): Promise<boolean> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const [, , used] = await d1.batch([
    d1
      .prepare(
        `update users set email_verified_at = ?2, password_hash = json_extract(token.payload, '$.passwordHash')
        from (${live}) as token where users.id = token.user_id and users.email_verified_at is null`,
      )
      .bind(tokenId, now),
    d1
      .prepare(
        `insert into profiles (id, user_id, email, full_name, company_name, phone, role, created_at, updated_at)
        select ?3, token.user_id, users.email, json_extract(token.payload, '$.fullName'),
          json_extract(token.payload, '$.companyName'), json_extract(token.payload, '$.phone'), 'owner', ?2, ?2
        from (${live}) as token join users on users.id = token.user_id where true
        on conflict (user_id) do nothing`,
      )
      .bind(tokenId, now, crypto.randomUUID()),
    d1
      .prepare(
        `update account_tokens set used_at = ?2 where purpose = 'verify-email' and used_at is null
          and user_id = (select user_id from (${live}))`,
      )
      .bind(tokenId, now),
  ]);
  return (used?.meta.changes ?? 0) > 0;
}
