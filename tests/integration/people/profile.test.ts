import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { accountTokens, erasureRequests, jobs, profiles, properties, sessions } from '~/db/schema';
import { cancelEmailChange } from '~/features/people/email-change/cancel-email-change.server';
import { closeAccount } from '~/features/people/closing/close-account.server';
import { confirmEmailChange } from '~/features/people/email-change/confirm-email-change.server';
import { findEmailChange } from '~/features/people/email-change/find-email-change.server';
import { keepAccount } from '~/features/people/google/keep-account.server';
import { requestEmailChange } from '~/features/people/email-change/request-email-change.server';
import { updateProfile } from '~/features/people/profile/update-profile.server';
import { mailJobSchema } from '~/jobs/mail-job';

import { makeActor, visitor } from '../../factories/actor';
import { composeMail } from '../../../workers/queue/mail/compose-mail.server';
import { createProperty } from '../../factories/property';
import {
  account,
  addAccount,
  addSession,
  day,
  db,
  deps,
  now,
  pass,
  siteOrigin,
  start,
  startAnew,
} from '../../support/accounts/profile-world';

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

beforeEach(startAnew);

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
