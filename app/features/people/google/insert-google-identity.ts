import type { GoogleIdentity } from './google-identity';

/** Statement that links an identity to an open, verified account, unless it belongs to one already. */
export function insertGoogleIdentity(
  d1: D1Database,
  { subject, email }: GoogleIdentity,
  account: { by: 'id' | 'email'; value: string },
  now: number,
) {
  return d1
    .prepare(
      `insert into identities (id, user_id, provider, subject, email, created_at)
      select ?1, id, 'google', ?2, ?3, ?4 from users
      where ${account.by} = ?5 and email_verified_at is not null and deactivated_at is null
      on conflict (provider, subject) do nothing`,
    )
    .bind(crypto.randomUUID(), subject, email, now, account.value);
}
