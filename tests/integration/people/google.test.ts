import { env } from 'cloudflare:test';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import {
  accountTokens,
  factors,
  identities,
  jobs,
  passkeys,
  profiles,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { checkPassword } from '~/features/people/password/check-password.server';
import { passwordCosts } from '~/features/people/password/password.server';
import { toGoogleIdentity } from '~/features/people/google/google-identity';
import { linkGoogle } from '~/features/people/google/link-google.server';
import { listIdentities } from '~/features/people/google/list-identities.server';
import { registerAccount } from '~/features/people/registration/register-account.server';
import { requestReset } from '~/features/people/password/request-reset.server';
import { resetPassword } from '~/features/people/password/reset-password.server';
import { signInWithGoogle } from '~/features/people/google/sign-in-with-google.server';
import { unlinkIdentity } from '~/features/people/google/unlink-identity.server';
import { verifyEmail } from '~/features/people/registration/verify-email.server';

import { makeActor, visitor } from '../../factories/actor';

const db = createDatabase(env.DB);
const now = new Date('2026-11-20T00:00:00Z');
const deps = {
  db,
  jobs: { announce: () => undefined },
  clock: { now: () => now },
  pepper: 'pepper-of-the-tests-pepper-of-the-tests',
  passwordCost: passwordCosts.quick,
};
const password = 'three blue wrens';
const claims = { sub: 'g-1', email: 'Ada@Example.com', email_verified: true, name: 'Ada Quandong' };
const google = (more: Partial<typeof claims> = {}) => toGoogleIdentity({ ...claims, ...more });

beforeEach(async () => {
  for (const table of [jobs, sessions, signInGuards, accountTokens, factors, identities, profiles, users]) {
    await db.delete(table);
  }
});

const mails = async () => (await db.select().from(jobs)).map(({ input }) => input as { mail: string });
const from = { kind: 'network', network: 'n' } as const;
const check = (secret: string) => checkPassword(deps, { email: 'ada@example.com', password: secret, from });

async function register(email = 'ada@example.com') {
  const typed = { email, password, confirmPassword: password, fullName: 'Typed Name' };
  await registerAccount(deps, visitor, { ...typed, companyName: 'Typed Company', phone: null });
  const [token] = await db
    .select({ id: accountTokens.id, userId: accountTokens.userId })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(eq(users.email, email), eq(accountTokens.purpose, 'verify-email')));
  if (!token) throw new Error('There is no link.');
  return token;
}

const use = (tokenId: string) =>
  verifyEmail(deps, visitor, {
    tokenId,
    password,
    isNew: false,
    details: { fullName: 'Typed Name', companyName: 'Typed Company', phone: null },
  });

async function registerAndVerify(email?: string) {
  const { id, userId } = await register(email);
  await use(id);
  await db.delete(jobs);
  return userId;
}

async function signIn(more: Partial<typeof claims> = {}) {
  const result = await signInWithGoogle(deps, visitor, google(more));
  if (result.outcome !== 'right') throw new Error(`It is ${result.outcome}.`);
  return result;
}

describe('a new visitor from Google', () => {
  it('gets a verified account with a profile and no password', async () => {
    const { userId, change } = await signIn();
    expect(change).toBe('new');
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ id: userId, email: 'ada@example.com', emailVerifiedAt: now });
    expect(user?.passwordHash).toBeNull();
    expect(await db.select().from(profiles)).toMatchObject([
      { userId, email: 'ada@example.com', fullName: 'Ada Quandong', role: 'owner' },
    ]);
    expect(await db.select().from(identities)).toMatchObject([
      { userId, provider: 'google', subject: 'g-1' },
    ]);
    expect(await mails()).toEqual([]);
  });

  it('is one account, however many callbacks arrive at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => signIn()));
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(1);
    expect(all.filter(({ change }) => change === 'new').length).toBe(1);
    for (const table of [users, profiles, identities]) expect(await db.$count(table)).toBe(1);
  });

  it('keeps a name only if our own form would take it', async () => {
    for (const [sub, name, kept] of [
      ['a', '  Zoë O’Neill-Smith ', 'Zoë O’Neill-Smith'],
      ['b', '<script>alert(1)</script>', null],
      ['c', 'x', null],
      ['d', 'n'.repeat(101), null],
    ] as const) {
      const { userId } = await signIn({ sub, name, email: `${sub}@example.com` });
      const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
      expect(profile?.fullName, name).toBe(kept);
    }
  });
});

describe('an identity that is known', () => {
  it('opens its account, whatever address Google reports later', async () => {
    const { userId } = await signIn();
    const other = await registerAndVerify('bea@example.com');
    const again = await signIn({ email: 'bea@example.com' });
    expect(again).toEqual({ outcome: 'right', userId, change: 'none' });
    expect(userId).not.toBe(other);
    expect((await signIn({ email: 'new@example.com', email_verified: false })).userId).toBe(userId);
    expect(await db.select({ email: users.email }).from(users).where(eq(users.id, userId))).toEqual([
      { email: 'ada@example.com' },
    ]);
  });

  it('opens nothing once the account is deactivated', async () => {
    const { userId } = await signIn();
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, userId));
    expect(await signInWithGoogle(deps, visitor, google())).toEqual({ outcome: 'refused' });
    expect(await signInWithGoogle(deps, visitor, google({ sub: 'g-2' }))).toEqual({ outcome: 'refused' });
    expect(await db.$count(identities)).toBe(1);
  });
});

describe('an unknown identity with the address of an account', () => {
  it('is refused while Google has not verified the address', async () => {
    await registerAndVerify();
    expect(await signInWithGoogle(deps, visitor, google({ email_verified: false }))).toEqual({
      outcome: 'unverified',
    });
    expect(await signInWithGoogle(deps, visitor, google({ email: 'no address' }))).toEqual({
      outcome: 'unverified',
    });
    expect(await db.$count(identities)).toBe(0);
  });

  it('joins a verified account, which keeps its password and is notified', async () => {
    const userId = await registerAndVerify();
    expect(await signIn()).toEqual({ outcome: 'right', userId, change: 'linked' });
    expect(await check(password)).toEqual({ outcome: 'right', userId });
    expect(await mails()).toEqual([{ version: 1, mail: 'identity-linked', userId }]);
    expect((await signIn()).change).toBe('none');
    expect((await mails()).length).toBe(1);
    expect(await db.select({ name: profiles.fullName }).from(profiles)).toEqual([{ name: 'Typed Name' }]);
  });

  it('takes an unverified account over without anything that was planted there', async () => {
    const { id, userId } = await register();
    const planted = { userId, createdAt: now };
    await db.update(users).set({ passwordHash: 'planted' }).where(eq(users.id, userId));
    await db.insert(identities).values({ ...planted, provider: 'google', subject: 'planted' });
    await db
      .insert(factors)
      .values({ ...planted, factorType: 'totp', encryptedSecret: 'planted', verifiedAt: now });
    await db
      .insert(passkeys)
      .values({ ...planted, id: 'planted', name: 'planted', publicKey: 'x', transports: [] });
    await db.insert(sessions).values({
      ...planted,
      tokenHash: 'planted',
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 1000),
    });
    expect(await signIn()).toEqual({ outcome: 'right', userId, change: 'claimed' });
    expect(await db.select().from(users)).toMatchObject([{ passwordHash: null, emailVerifiedAt: now }]);
    expect((await db.select().from(identities)).map(({ subject }) => subject)).toEqual(['g-1']);
    for (const table of [sessions, factors, passkeys]) expect(await db.$count(table)).toBe(0);
    expect(await db.select().from(profiles)).toMatchObject([
      { userId, fullName: 'Ada Quandong', companyName: null, role: 'owner' },
    ]);
    expect(await use(id)).toBe('void');
    expect(await check(password)).toEqual({ outcome: 'wrong' });
    expect(await db.$count(users)).toBe(1);
  });

  it('leaves one verified account when the link in the mail is used at the same time', async () => {
    const { id, userId } = await register();
    await Promise.all([use(id), signIn()]);
    const [user] = await db.select().from(users);
    expect(user).toMatchObject({ id: userId, emailVerifiedAt: now });
    expect(await db.$count(profiles)).toBe(1);
    expect(await listIdentities(deps, userId)).toHaveLength(1);
  });
});

describe('linking and unlinking', () => {
  it('links an identity with another address, once, and never one of another account', async () => {
    const userId = await registerAndVerify();
    const identity = google({ sub: 'work', email: 'ada@work.example' });
    expect(await linkGoogle(deps, makeActor({ userId }), identity)).toBe('linked');
    expect(await linkGoogle(deps, makeActor({ userId }), identity)).toBe('known');
    expect(await mails()).toEqual([{ version: 1, mail: 'identity-linked', userId }]);
    expect(await listIdentities(deps, userId)).toMatchObject([{ email: 'ada@work.example' }]);
    const other = await registerAndVerify('bea@example.com');
    expect(await linkGoogle(deps, makeActor({ userId: other }), identity)).toBe('taken');
    expect(await listIdentities(deps, other)).toEqual([]);
    expect((await signIn({ sub: 'work', email: 'ada@work.example' })).userId).toBe(userId);
    const doubtful = google({ sub: 'x', email_verified: false });
    expect(await linkGoogle(deps, makeActor({ userId }), doubtful)).toBe('unverified');
  });

  it('goes to one account when two link the same identity at once', async () => {
    const people = [await registerAndVerify(), await registerAndVerify('bea@example.com')];
    const identity = google({ sub: 'shared', email: 'shared@example.com' });
    const results = await Promise.all(
      people.map((userId) => linkGoogle(deps, makeActor({ userId }), identity)),
    );
    expect(results.sort()).toEqual(['linked', 'taken']);
    expect(await db.$count(identities)).toBe(1);
  });

  it('never takes the last way in, not even by two at once', async () => {
    const { userId } = await signIn();
    const only = await listIdentities(deps, userId);
    expect(await unlinkIdentity(deps, makeActor({ userId }), only[0]?.id ?? '')).toBe('last');
    for (let round = 0; round < 10; round += 1) {
      await linkGoogle(deps, makeActor({ userId }), google({ sub: `round-${round}` }));
      const both = await listIdentities(deps, userId);
      expect(both).toHaveLength(2);
      const results = await Promise.all(
        both.map(({ id }) => unlinkIdentity(deps, makeActor({ userId }), id)),
      );
      expect(results.sort()).toEqual(['last', 'unlinked']);
      expect(await listIdentities(deps, userId)).toHaveLength(1);
    }
  });

  it('unlinks with a password left, notifies by mail, and only the account’s own', async () => {
    const userId = await registerAndVerify();
    await signIn();
    const [identity] = await listIdentities(deps, userId);
    const identityId = identity?.id ?? '';
    const other = await registerAndVerify('bea@example.com');
    await db.delete(jobs);
    expect(await unlinkIdentity(deps, makeActor({ userId: other }), identityId)).toBe('gone');
    expect(await mails()).toEqual([]);
    expect(await unlinkIdentity(deps, makeActor({ userId }), identityId)).toBe('unlinked');
    expect(await unlinkIdentity(deps, makeActor({ userId }), identityId)).toBe('gone');
    expect(await mails()).toEqual([{ version: 1, mail: 'identity-unlinked', userId }]);
  });

  it('mails an account without a password a link to set one', async () => {
    const { userId } = await signIn();
    await requestReset(deps, { email: 'ada@example.com' });
    const [token] = await db.select().from(accountTokens);
    expect(await resetPassword(deps, visitor, { tokenId: token?.id ?? '', password })).toBe(true);
    expect(await check(password)).toEqual({ outcome: 'right', userId });
    const [identity] = await listIdentities(deps, userId);
    expect(await unlinkIdentity(deps, makeActor({ userId }), identity?.id ?? '')).toBe('unlinked');
  });
});
