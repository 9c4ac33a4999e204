import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { accountTokens, profiles, users } from '~/db/schema';
import type { Profile } from '~/features/people/password/account-form';
import { hashPassword, verifyPassword, type PasswordKey } from '~/features/people/password/password.server';
import { tokenOwner } from '~/features/people/sign-in/find-token-owner.server';
import { forgetUnverified } from '~/features/people/sign-in/forget-unverified';
import { liveToken } from '~/features/people/sign-in/live-token';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { LoggedActor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';

import { findRegistration, openRegistration, triesPerRegistration } from './find-registration.server';

type Dependencies = { db: Database; clock: Clock } & PasswordKey;

type Input = {
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
export async function verifyEmail(
  deps: Dependencies,
  actor: LoggedActor,
  input: Input,
): Promise<Verification> {
  const { tokenId, password, isNew, details } = input;
  if (isNew && !(await findRegistration(deps, tokenId))) return 'void';
  const checked = isNew
    ? { passwordHash: await hashPassword(deps, password) }
    : await repeatPassword(deps, tokenId, password);
  if ('outcome' in checked) return checked.outcome;
  return openAccount(deps, actor, { tokenId, details, ...checked });
}

/** A try is counted before it is checked, so that parallel guesses cannot pass together. */
async function repeatPassword(
  deps: Dependencies,
  tokenId: string,
  password: string,
): Promise<{ passwordHash: string } | { outcome: Verification }> {
  const { db, clock } = deps;
  const open = openRegistration(db, tokenId, clock.now());
  const [tried] = await db
    .update(accountTokens)
    .set({ tries: sql`${accountTokens.tries} + 1` })
    .where(
      and(
        lt(accountTokens.tries, triesPerRegistration),
        eq(accountTokens.id, db.select({ id: open.id }).from(open)),
      ),
    )
    .returning({ passwordHash: sql<string>`json_extract(${accountTokens.payload}, '$.passwordHash')` });
  if (tried) {
    const { isRight } = await verifyPassword(deps, password, tried.passwordHash);
    return isRight ? tried : { outcome: 'wrong' };
  }
  return { outcome: (await findRegistration(deps, tokenId)) ? 'spent' : 'void' };
}

/** Query for the account of an open link. */
const ownerOf = (db: Database, tokenId: string, now: Date) =>
  db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(liveToken(tokenId, 'verify-email', now));

type Opened = { tokenId: string; details: Profile; passwordHash: string };

/**
 * One batch, so that nothing is half done. Anything that belonged to the unverified account may come from
 * anybody.
 */
async function openAccount(
  { db, clock }: Dependencies,
  actor: LoggedActor,
  { tokenId, details, passwordHash }: Opened,
) {
  const now = clock.now();
  const open = openRegistration(db, tokenId, now);
  const theirs = db.select({ userId: open.userId }).from(open);
  const owner = ownerOf(db, tokenId, now);
  const { account } = await runBatch(db, {
    ...forgetUnverified(db, theirs),
    profile: insertProfile(db, open, details, now),
    account: db.update(users).set({ emailVerifiedAt: now, passwordHash }).where(eq(users.id, theirs)),
    entry: auditStatement(
      db,
      { actor, action: 'email-verified', subject: tokenOwner(db, tokenId) },
      { guard: changed, now },
    ),
    links: db
      .update(accountTokens)
      .set({ usedAt: now })
      .where(
        and(
          eq(accountTokens.purpose, 'verify-email'),
          isNull(accountTokens.usedAt),
          eq(accountTokens.userId, owner),
        ),
      ),
  });
  return account.meta.changes > 0 ? ('verified' as const) : ('void' as const);
}

function insertProfile(
  db: Database,
  open: ReturnType<typeof openRegistration>,
  { fullName, companyName, phone }: Profile,
  now: Date,
) {
  return insertRow(
    db,
    profiles,
    {
      id: crypto.randomUUID(),
      userId: open.userId,
      email: open.email,
      fullName,
      companyName,
      phone,
      role: 'owner',
      createdAt: now,
      updatedAt: now,
    },
    sql`from ${open} where true`,
  ).onConflictDoUpdate({
    target: profiles.userId,
    set: { fullName, companyName, phone, updatedAt: now },
  });
}
