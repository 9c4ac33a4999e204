import type { Database } from '~/db/client';
import type { Profile } from '~/features/people/password/account-form';
import { hashPassword, verifyPassword } from '~/features/people/password/password.server';

import { findRegistration, openRegistration, triesPerRegistration } from './find-registration.server';

type Dependencies = { db: Database; clock: { now(): Date }; pepper: string };

type Asked = {
  tokenId: string;
  /** The details that the reader of the mail enters, whatever was typed at sign-up. */
  details: Profile;
  /** The registration's password again, or a new one. */
  password: string;
  isNew: boolean;
};

/**
 * 'spent': too many wrong passwords, so that only a new one works. 'void': the link is used, expired or
 * replaced.
 */
export type Verification = 'verified' | 'wrong' | 'spent' | 'void';

/**
 * Turns the registration behind a link into an account that can sign in. The reader of the mail enters the
 * password of that registration or sets a new one, so that nobody else's password, name or session gets into
 * the account. 'verified' for the first use of the link; every other link of that address is void from then
 * on.
 */
export async function verifyEmail(deps: Dependencies, asked: Asked): Promise<Verification> {
  const { tokenId, password, isNew, details } = asked;
  if (isNew && !(await findRegistration(deps, tokenId))) return 'void';
  const checked = isNew
    ? { passwordHash: await hashPassword(deps.pepper, password) }
    : await repeatPassword(deps, tokenId, password);
  if ('outcome' in checked) return checked.outcome;
  return openAccount(deps, { tokenId, details, ...checked });
}

/** A try is counted before it is checked, so that parallel guesses cannot pass together. */
async function repeatPassword(
  deps: Dependencies,
  tokenId: string,
  password: string,
): Promise<{ passwordHash: string } | { outcome: Verification }> {
  const passwordHash = await deps.db.$client
    .prepare(
      `update account_tokens set tries = tries + 1
      where tries < ${triesPerRegistration} and id = (select id from (${openRegistration}))
      returning json_extract(payload, '$.passwordHash') as hash`,
    )
    .bind(tokenId, deps.clock.now().getTime())
    .first<string>('hash');
  if (passwordHash) {
    const { isRight } = await verifyPassword(deps.pepper, password, passwordHash);
    return isRight ? { passwordHash } : { outcome: 'wrong' };
  }
  return { outcome: (await findRegistration(deps, tokenId)) ? 'spent' : 'void' };
}

type Opened = { tokenId: string; details: Profile; passwordHash: string };

/**
 * One batch, so that nothing is half done. Anything that belonged to the unverified account may come from
 * anybody.
 */
async function openAccount({ db, clock }: Dependencies, { tokenId, details, passwordHash }: Opened) {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const results = await d1.batch([
    ...['identities', 'sessions', 'factors', 'recovery_codes'].map((table) =>
      d1
        .prepare(`delete from ${table} where user_id = (select user_id from (${openRegistration}))`)
        .bind(tokenId, now),
    ),
    d1
      .prepare(
        `insert into profiles (id, user_id, email, full_name, company_name, phone, role, created_at, updated_at)
        select ?3, user_id, email, ?4, ?5, ?6, 'owner', ?2, ?2 from (${openRegistration}) where true
        on conflict (user_id) do update set full_name = excluded.full_name,
          company_name = excluded.company_name, phone = excluded.phone, updated_at = excluded.updated_at`,
      )
      .bind(tokenId, now, crypto.randomUUID(), details.fullName, details.companyName, details.phone),
    d1
      .prepare(
        `update users set email_verified_at = ?2, password_hash = ?3
        where id = (select user_id from (${openRegistration}))`,
      )
      .bind(tokenId, now, passwordHash),
    d1
      .prepare(
        `update account_tokens set used_at = ?2 where purpose = 'verify-email' and used_at is null
          and user_id = (select user_id from account_tokens where id = ?1 and purpose = 'verify-email'
            and used_at is null and expires_at > ?2)`,
      )
      .bind(tokenId, now),
  ]);
  return (results.at(-2)?.meta.changes ?? 0) > 0 ? ('verified' as const) : ('void' as const);
}
