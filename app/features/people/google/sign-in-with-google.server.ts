import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';

import type { GoogleIdentity } from './google-identity';
import { insertGoogleIdentity } from './insert-google-identity';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

export type GoogleSignIn =
  | {
      outcome: 'right';
      userId: string;
      /**
       * What happened to the account: unchanged, linked to this identity, taken over by the address's reader,
       * or new.
       */
      change: 'none' | 'linked' | 'claimed' | 'new';
    }
  /** Google has not verified that the address is this person's. */
  | { outcome: 'unverified' }
  | { outcome: 'refused' };

/** No account has this identity yet. */
const isUnknown = `not exists (select 1 from identities where provider = 'google' and subject = ?1)`;

/** The unverified account of that address: its contents may come from anybody. */
const unverified = `select id from users
  where email = ?2 and email_verified_at is null and deactivated_at is null and ${isUnknown}`;

/**
 * Which account a Google identity opens. The subject decides; only for an unknown subject the address does,
 * and only a verified one: it joins a verified account, takes over an unverified one without anything that a
 * stranger put there, or creates an account. One batch, so that of many callbacks at once the first decides
 * and the others follow.
 */
export async function signInWithGoogle(deps: Dependencies, identity: GoogleIdentity): Promise<GoogleSignIn> {
  if (!identity.isEmailVerified) {
    const userId = await findAccount(deps, identity.subject);
    return userId ? { outcome: 'right', userId, change: 'none' } : { outcome: 'unverified' };
  }
  const jobId = crypto.randomUUID();
  const change = await settle(deps, identity, jobId);
  const userId = await findAccount(deps, identity.subject);
  if (!userId) return { outcome: 'refused' };
  if (change === 'linked') deps.jobs.announce([jobId]);
  return { outcome: 'right', userId, change };
}

async function settle({ db, clock }: Dependencies, identity: GoogleIdentity, jobId: string) {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const newUserId = crypto.randomUUID();
  const { subject, email, name } = identity;
  const bound = (sql: string, ...more: unknown[]) => d1.prepare(sql).bind(subject, email, ...more);
  const results = await d1.batch([
    bound(
      `insert into users (id, email, email_verified_at, created_at) select ?3, ?2, ?4, ?4 where ${isUnknown}
      on conflict (email) do nothing`,
      newUserId,
      now,
    ),
    ...['identities', 'sessions', 'factors', 'recovery_codes'].map((table) =>
      bound(`delete from ${table} where user_id = (${unverified})`),
    ),
    bound(`update account_tokens set used_at = ?3 where used_at is null and user_id = (${unverified})`, now),
    bound(
      `insert into profiles (id, user_id, email, full_name, role, created_at, updated_at)
      select ?3, id, email, ?4, 'owner', ?5, ?5 from users where id = ?6 or id = (${unverified})
      on conflict (user_id) do update set email = excluded.email, full_name = excluded.full_name,
        phone = null, company_name = null, role = 'owner', updated_at = excluded.updated_at`,
      crypto.randomUUID(),
      name,
      now,
      newUserId,
    ),
    bound(
      `insert into jobs (id, kind, input, due_at, created_at, updated_at)
      select ?3, 'mail', json_object('version', 1, 'mail', 'identity-linked', 'userId', id), ?4, ?4, ?4 from users
      where email = ?2 and email_verified_at is not null and deactivated_at is null and id <> ?5 and ${isUnknown}`,
      jobId,
      now,
      newUserId,
    ),
    bound(`update users set email_verified_at = ?3, password_hash = null where id = (${unverified})`, now),
    insertGoogleIdentity(d1, identity, { by: 'email', value: email }, now),
  ]);
  const changes = (at: number) => (results.at(at)?.meta.changes ?? 0) > 0;
  if (changes(0)) return 'new' as const;
  if (changes(-2)) return 'claimed' as const;
  return changes(-1) ? ('linked' as const) : ('none' as const);
}

async function findAccount({ db }: Dependencies, subject: string): Promise<string | null> {
  return db.$client
    .prepare(
      `select users.id from identities join users on users.id = identities.user_id
      where identities.provider = 'google' and identities.subject = ?1 and users.deactivated_at is null`,
    )
    .bind(subject)
    .first<string>('id');
}
