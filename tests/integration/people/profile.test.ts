import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import {
  accountTokens,
  auditLog,
  contactMessages,
  erasureRequests,
  factors,
  identities,
  jobs,
  leads,
  newsletterSubscribers,
  passkeys,
  profiles,
  properties,
  recoveryCodes,
  sessions,
  users,
} from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import { cancelEmailChange } from '~/features/people/email-change/cancel-email-change.server';
import { closeAccount } from '~/features/people/closing/close-account.server';
import { collectOwnData } from '~/features/people/own-data/collect-own-data.server';
import { confirmEmailChange } from '~/features/people/email-change/confirm-email-change.server';
import { findEmailChange } from '~/features/people/email-change/find-email-change.server';
import { keepAccount } from '~/features/people/google/keep-account.server';
import { requestEmailChange } from '~/features/people/email-change/request-email-change.server';
import { updateProfile } from '~/features/people/profile/update-profile.server';
import { mailJobSchema } from '~/jobs/mail-job';

import { makeActor, visitor } from '../../factories/actor';
import { composeMail } from '../../../workers/queue/mail/compose-mail.server';
import { addAmenity, addPhoto, addTag, addUnit, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T00:00:00Z');
let now = new Date(start);
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const day = 86_400_000;
const siteOrigin = 'https://site.example';
const deps = { db, jobs: { announce: () => undefined }, clock: { now: () => now } };

beforeEach(async () => {
  now = new Date(start);
  for (const table of [
    jobs,
    erasureRequests,
    sessions,
    accountTokens,
    leads,
    contactMessages,
    newsletterSubscribers,
    factors,
    identities,
    recoveryCodes,
    properties,
    profiles,
    users,
  ])
    await db.delete(table);
});

async function addAccount(email: string, { role = 'owner' as Role, isVerified = true } = {}) {
  const [user] = await db
    .insert(users)
    .values({ email, emailVerifiedAt: isVerified ? now : null, passwordHash: `scrypt$hash-of-${email}` })
    .returning();
  if (!user) throw new Error('The account was not stored.');
  const values = { userId: user.id, email, role, fullName: 'Ada Quandong', phone: '(08) 5550 1234' };
  const [profile] = await db.insert(profiles).values(values).returning();
  return { userId: user.id, profileId: profile?.id ?? '' };
}

const addSession = (userId: string, tokenHash: string) =>
  db.insert(sessions).values({ tokenHash, userId, lastSeenAt: now, expiresAt: new Date(start + 9 * day) });

const account = async (userId: string) => (await db.select().from(users).where(eq(users.id, userId)))[0];

async function newestToken(purpose: 'change-email' | 'keep-account') {
  const all = await db.select().from(accountTokens).where(eq(accountTokens.purpose, purpose));
  const token = all.find(({ usedAt }) => usedAt === null);
  if (!token) throw new Error('There is no link.');
  return token.id;
}

async function mails() {
  const rows = await db.select().from(jobs);
  const facts = { db, clock: deps.clock, siteOrigin, linkSecret: 'a-secret-for-links-of-the-tests-only' };
  return Promise.all(rows.map(({ input }) => composeMail(facts, mailJobSchema.parse(input))));
}

describe('a profile', () => {
  it('is made for an account that has none, and changed for one that has', async () => {
    const { userId } = await addAccount('ada@example.com');
    await db.delete(profiles);
    const owner = makeActor({ userId, email: 'ada@example.com' });
    await updateProfile(deps, owner, { fullName: 'Ada Q', companyName: null, phone: null });
    await updateProfile(deps, owner, { fullName: 'Ada Quandong', companyName: 'Quandong', phone: null });
    expect(await db.select().from(profiles)).toMatchObject([
      { userId, email: 'ada@example.com', fullName: 'Ada Quandong', companyName: 'Quandong', role: 'owner' },
    ]);
  });
});

describe('a change of address', () => {
  const ask = (userId: string, email = 'new@example.com') =>
    requestEmailChange(deps, makeActor({ userId }), email);
  const confirm = async (tokenId: string, sessionKey = '', by?: string) => {
    const [token] = await db.select().from(accountTokens).where(eq(accountTokens.id, tokenId));
    return confirmEmailChange(deps, makeActor({ userId: by ?? token?.userId ?? '', sessionKey }), tokenId);
  };

  it('is confirmed only by its account: a stranger’s account does not get the address of the reader of the mail', async () => {
    const { userId } = await addAccount('mallory@example.com');
    const victim = await addAccount('victim@other.example');
    await ask(userId, 'new@example.com');
    const id = await newestToken('change-email');
    for (const by of ['', victim.userId]) expect(await confirm(id, 'this', by)).toBeNull();
    expect((await account(userId))?.email).toBe('mallory@example.com');
  });

  it('has one winner of fifty at once, ends the other sessions, voids other links and notifies the old address', async () => {
    const { userId } = await addAccount('ada@example.com');
    await addSession(userId, 'this');
    await addSession(userId, 'other');
    const expiresAt = new Date(start + day);
    await db.insert(accountTokens).values({ id: 'reset', userId, purpose: 'reset-password', expiresAt });
    await ask(userId);
    expect(await findEmailChange(deps, userId)).toMatchObject({ email: 'new@example.com' });
    expect((await account(userId))?.email).toBe('ada@example.com');
    expect(await mails()).toMatchObject([
      { to: 'new@example.com', subject: 'Confirm your new email address' },
    ]);

    const id = await newestToken('change-email');
    const won = await Promise.all(Array.from({ length: 50 }, () => confirm(id, 'this')));
    expect(won.filter((winner) => winner === userId)).toHaveLength(1);
    expect(won.filter((winner) => winner === null)).toHaveLength(49);
    expect((await account(userId))?.email).toBe('new@example.com');
    expect((await db.select().from(profiles))[0]?.email).toBe('new@example.com');
    expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual(['this']);
    expect((await db.select().from(accountTokens)).filter(({ usedAt }) => usedAt === null)).toEqual([]);
    expect((await mails()).filter(Boolean)).toMatchObject([
      { to: 'ada@example.com', subject: 'Your email address was changed' },
    ]);
    expect(await findEmailChange(deps, userId)).toBeNull();
  });

  it('looks the same to the requester when the address has an account, which is notified and keeps it', async () => {
    const { userId } = await addAccount('ada@example.com');
    await addAccount('new@example.com');
    await ask(userId);
    expect(await findEmailChange(deps, userId)).toMatchObject({ email: 'new@example.com' });
    expect(await mails()).toMatchObject([
      { to: 'new@example.com', subject: 'This address has an account already' },
    ]);
    expect(await confirm(await newestToken('change-email'))).toBeNull();
    expect((await account(userId))?.email).toBe('ada@example.com');
  });

  it('cannot be confirmed once another account has verified the address', async () => {
    const { userId } = await addAccount('ada@example.com');
    await ask(userId);
    await addAccount('new@example.com');
    expect(await confirm(await newestToken('change-email'))).toBeNull();
    expect((await account(userId))?.email).toBe('ada@example.com');
  });

  it('takes the address from an unverified registration', async () => {
    const { userId } = await addAccount('ada@example.com');
    const typist = await addAccount('new@example.com', { isVerified: false });
    await ask(userId);
    expect(await confirm(await newestToken('change-email'))).toBe(userId);
    expect(await account(typist.userId)).toBeUndefined();
  });

  it('ends after an hour, when it is cancelled, and when another is requested', async () => {
    const { userId } = await addAccount('ada@example.com');
    await ask(userId);
    const first = await newestToken('change-email');
    await ask(userId, 'newer@example.com');
    expect(await confirm(first)).toBeNull();
    const second = await newestToken('change-email');
    await cancelEmailChange(deps, userId);
    expect(await confirm(second)).toBeNull();
    await ask(userId);
    const third = await newestToken('change-email');
    pass(3_600_000);
    expect(await confirm(third)).toBeNull();
    expect((await account(userId))?.email).toBe('ada@example.com');
  });
});

describe('closing an account', () => {
  it('archives its properties, ends its sessions and links, and is undone exactly by the mailed link', async () => {
    const { userId, profileId } = await addAccount('ada@example.com');
    await addSession(userId, 'this');
    const open = await createProperty(db, { ownerId: profileId });
    const archivedBefore = await createProperty(db, {
      ownerId: profileId,
      archivedAt: new Date(start - day),
    });
    const stranger = await createProperty(db);
    await requestEmailChange(deps, makeActor({ userId }), 'new@example.com');
    await db.delete(jobs);

    expect(await closeAccount(deps, makeActor({ userId }))).toBe(true);
    expect(await closeAccount(deps, makeActor({ userId }))).toBe(false);
    const archived = async () =>
      Object.fromEntries(
        (await db.select().from(properties)).map((row) => [row.id, row.archivedAt?.getTime()]),
      );
    expect(await archived()).toEqual({
      [open.id]: start,
      [archivedBefore.id]: start - day,
      [stranger.id]: undefined,
    });
    expect(await db.select().from(sessions)).toEqual([]);
    expect((await account(userId))?.deactivatedAt).toEqual(now);
    await expect(newestToken('change-email')).rejects.toThrow();
    expect(await db.select().from(erasureRequests)).toMatchObject([
      { userId, email: 'ada@example.com', confirmedAt: now, dueAt: new Date(start + 30 * day) },
    ]);
    expect(await mails()).toMatchObject([{ to: 'ada@example.com', subject: 'Your account is closed' }]);

    pass(29 * day);
    const link = await newestToken('keep-account');
    const won = await Promise.all(Array.from({ length: 10 }, () => keepAccount(deps, visitor, link)));
    expect(won.filter(Boolean)).toEqual([userId]);
    expect(await archived()).toEqual({
      [open.id]: undefined,
      [archivedBefore.id]: start - day,
      [stranger.id]: undefined,
    });
    expect((await account(userId))?.deactivatedAt).toBeNull();
    expect(await db.select().from(erasureRequests)).toEqual([]);
  });

  it('cannot be undone after thirty days', async () => {
    const { userId } = await addAccount('ada@example.com');
    await closeAccount(deps, makeActor({ userId }));
    pass(30 * day);
    expect(await keepAccount(deps, visitor, await newestToken('keep-account'))).toBeNull();
  });

  it('is refused only to the last admin', async () => {
    const first = await addAccount('first@example.com', { role: 'admin' });
    const second = await addAccount('second@example.com', { role: 'admin' });
    const closed = await Promise.all([
      closeAccount(deps, makeActor({ userId: first.userId })),
      closeAccount(deps, makeActor({ userId: second.userId })),
    ]);
    expect(closed.filter(Boolean)).toHaveLength(1);
    expect(await db.select().from(erasureRequests)).toHaveLength(1);
    const { userId } = await addAccount('mod@example.com', { role: 'moderator' });
    expect(await closeAccount(deps, makeActor({ userId }))).toBe(true);
  });
});

describe('the download of one’s data', () => {
  it('has all data about its person and nobody else, and no secret', async () => {
    const secret = 'zq-secret-zq';
    const { userId, profileId } = await addAccount('ada@example.com');
    await addSession(userId, `${secret}-session`);
    await db.insert(identities).values({ userId, provider: 'google', subject: `${secret}-subject` });
    await db.insert(factors).values({ userId, factorType: 'totp', encryptedSecret: `${secret}-factor` });
    await db
      .insert(passkeys)
      .values({ id: `${secret}-id`, userId, name: 'Phone', publicKey: `${secret}-key`, transports: [] });
    await db.insert(recoveryCodes).values({ userId, codeHash: `${secret}-code` });
    await db
      .update(users)
      .set({ passwordHash: `${secret}-password` })
      .where(eq(users.id, userId));
    await requestEmailChange(deps, makeActor({ userId }), 'new@example.com');
    await db.insert(auditLog).values([
      { actorId: userId, action: 'sign-in', fromAddress: '198.51.100.1' },
      { actorId: 'an-admin', action: 'role-changed', subject: userId, fromAddress: '198.51.100.2' },
      { actorId: 'somebody', action: 'sign-in', fromAddress: '198.51.100.3' },
    ]);
    const stay = await createProperty(db, { ownerId: profileId, phone: '(08) 5550 9999' });
    const foreign = await createProperty(db, { name: 'Of Somebody Else' });
    const photo = await addPhoto(db, stay.id, { storageKey: `${secret}-photo` });
    await addAmenity(db, stay.id, 'Heated pool');
    await addTag(db, stay.id, 'family');
    await addUnit(db, stay.id, { name: 'Garden Room' });
    const enquiry = { guests: 2, contentKey: `${secret}-key` };
    await db.insert(leads).values([
      { ...enquiry, propertyId: stay.id, name: 'Guest of Ada', email: 'guest@example.com' },
      { ...enquiry, propertyId: foreign.id, name: 'Ada as a Guest', email: 'Ada@example.com' },
      { ...enquiry, propertyId: foreign.id, name: 'Nobody Known', email: 'other@example.com' },
    ]);
    const said = { firstName: 'Ada', lastName: 'Q', subject: 'Trams', message: 'Is there one?' };
    await db
      .insert(contactMessages)
      .values({ ...said, email: 'ada@example.com', contentKey: `${secret}-key` });
    await db.insert(newsletterSubscribers).values({ email: 'ada@example.com', status: 'confirmed' });

    const own = await collectOwnData(deps, { userId, siteOrigin });
    expect(own).toMatchObject({
      account: { userId, email: 'ada@example.com' },
      profile: { fullName: 'Ada Quandong', accountType: 'Property Owner' },
      devices: [{ browser: 'Another browser' }],
      linkedSignIns: [{ provider: 'google' }],
      secondFactors: [
        { type: 'totp' },
        { type: 'passkey', name: 'Phone', isBackedUp: false, lastUsedAt: null },
      ],
      auditEntries: [
        { action: 'role-changed', byYou: false, networkAddress: null },
        { action: 'sign-in', byYou: true, networkAddress: '198.51.100.1' },
        { action: 'email-change-asked', byYou: true, networkAddress: '192.0.2.1' },
      ],
      properties: [
        {
          name: stay.name,
          phone: '(08) 5550 9999',
          amenities: ['Heated pool'],
          tags: ['family'],
          units: [{ name: 'Garden Room' }],
          photos: [{ address: `${siteOrigin}/images/${photo.id}/1280.webp` }],
        },
      ],
      enquiriesReceived: [{ name: 'Guest of Ada' }],
      enquiriesSent: [{ fullName: 'Ada as a Guest', property: 'Of Somebody Else' }],
      contactMessages: [{ subject: 'Trams' }],
      newsletter: { status: 'confirmed' },
    });
    const text = JSON.stringify(own);
    for (const foreignText of [secret, 'Nobody Known', '198.51.100.2', '198.51.100.3'])
      expect(text).not.toContain(foreignText);
    expect(
      names(own).filter((name) => /hash|token|secret|key|code|subject_?id|password/i.test(name)),
    ).toEqual([]);
  });
});

/** Every property name anywhere in a value. */
function names(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  if (Array.isArray(value)) return value.flatMap(names);
  return Object.entries(value).flatMap(([name, inside]) => [name, ...names(inside)]);
}
