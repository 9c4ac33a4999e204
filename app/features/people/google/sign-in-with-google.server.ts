import { forgetUnverified } from '~/features/people/sign-in/forget-unverified';
import { and, eq, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, identities, profiles, users } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { LoggedActor } from '~/lib/actor';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

import type { GoogleIdentity } from './google-identity';
import { insertGoogleIdentity, isOpenAccount } from './insert-google-identity';

type Change = 'linked' | 'claimed' | 'new';

export type GoogleSignIn =
  | {
      outcome: 'right';
      userId: string;
      /** The result for the account: unchanged, linked to this identity, taken over by the address's reader, or new. */
      change: Change | 'none';
    }
  /** Google has not verified that the address is this person's. */
  | { outcome: 'unverified' }
  | { outcome: 'refused' };

/** Condition: nobody has come with this identity yet. */
const isUnknown = (db: Database, subject: string) =>
  notExists(
    db
      .select({ id: identities.id })
      .from(identities)
      .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject))),
  );

/** Query for the unverified account of that address: its data may come from anybody. */
const unverifiedAccount = (db: Database, { email, subject }: GoogleIdentity) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        isNull(users.emailVerifiedAt),
        isNull(users.deactivatedAt),
        isUnknown(db, subject),
      ),
    );

/**
 * Finds the account that a Google identity opens. The subject decides. Only for an unknown subject the address
 * decides, and only a verified one: the identity joins a verified account, takes over an unverified one without
 * anything that a stranger put there, or creates an account. This is one batch, so that of many callbacks at once the
 * first decides and the others follow.
 */
export async function signInWithGoogle(
  deps: DbClockJobs,
  actor: LoggedActor,
  identity: GoogleIdentity,
): Promise<GoogleSignIn> {
  if (!identity.isEmailVerified) {
    const userId = await findAccount(deps, identity.subject);
    return userId ? { outcome: 'right', userId, change: 'none' } : { outcome: 'unverified' };
  }
  const jobId = crypto.randomUUID();
  const change = await settle(deps, actor, identity, jobId);
  const userId = await findAccount(deps, identity.subject);
  if (!userId) return { outcome: 'refused' };
  if (change === 'linked') deps.jobs.announce([jobId]);
  return { outcome: 'right', userId, change };
}

async function settle(
  { db, clock }: DbClockJobs,
  { network }: LoggedActor,
  identity: GoogleIdentity,
  jobId: string,
) {
  const now = clock.now();
  const userId = crypto.randomUUID();
  const { email, subject, name } = identity;
  const account = { id: userId, email, emailVerifiedAt: now, createdAt: now };
  const unknown = isUnknown(db, subject);
  const unverified = unverifiedAccount(db, identity);
  const entry = entryOf(db, { email, network, now });
  const mail = { version: 1, mail: 'identity-linked', userId: users.id } as const;
  const joined = and(eq(users.email, email), isOpenAccount, ne(users.id, userId));
  const { started, claimed, linked } = await runBatch(db, {
    started: insertRow(db, users, account, sql`where ${unknown}`).onConflictDoNothing({
      target: users.email,
    }),
    signUpEntry: entry('sign-up', 'new'),
    newEntry: entry('identity-linked', 'new'),
    ...forgetUnverified(db, unverified),
    links: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(and(isNull(accountTokens.usedAt), eq(accountTokens.userId, unverified))),
    profile: insertProfile(db, { name, now, which: or(eq(users.id, userId), eq(users.id, unverified)) }),
    mail: queueMail(db, mail, { id: jobId, now, from: sql`${users}`, onlyIf: and(joined, unknown) }),
    linkedEntry: entry('identity-linked', 'linked'),
    claimed: db
      .update(users)
      .set({ emailVerifiedAt: now, passwordHash: null })
      .where(eq(users.id, unverified)),
    claimedEntry: entry('identity-linked', 'claimed'),
    linked: insertGoogleIdentity(db, identity, { which: eq(users.email, email), now }),
  });
  if (started.meta.changes > 0) return 'new' as const;
  if (claimed.meta.changes > 0) return 'claimed' as const;
  return linked.meta.changes > 0 ? ('linked' as const) : ('none' as const);
}

/** Entry of the account of that address, about what the statement before it has changed. */
const entryOf =
  (db: Database, { email, network, now }: { email: string; network: string; now: Date }) =>
  (action: 'sign-up' | 'identity-linked', change: Change) => {
    const userId = db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const detail = { provider: 'google', change };
    return auditStatement(db, { actor: { userId, network }, action, detail }, { guard: changed, now });
  };

type NewProfile = { name: string | null; now: Date; which: SQL | undefined };

/** A profile for each of these accounts, in place of the data of an unverified one. */
function insertProfile(db: Database, { name, now, which }: NewProfile) {
  return insertRow(
    db,
    profiles,
    {
      id: crypto.randomUUID(),
      userId: users.id,
      email: users.email,
      fullName: name,
      role: 'owner',
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${users} where ${which}`,
  ).onConflictDoUpdate({
    target: profiles.userId,
    set: {
      email: sql`excluded.email`,
      fullName: name,
      phone: null,
      companyName: null,
      role: 'owner',
      updatedAt: now,
    },
  });
}

async function findAccount({ db }: DbClockJobs, subject: string): Promise<string | null> {
  const [account] = await db
    .select({ id: users.id })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(eq(identities.provider, 'google'), eq(identities.subject, subject), isNull(users.deactivatedAt)),
    )
    .limit(1);
  return account?.id ?? null;
}
