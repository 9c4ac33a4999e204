import { beforeEach, describe, expect, it } from 'vitest';

import {
  accountTokens,
  factors,
  identities,
  jobs,
  profiles,
  recoveryCodes,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { findRegistration } from '~/features/people/registration/find-registration.server';
import { registerAccount } from '~/features/people/registration/register-account.server';
import { requestCode } from '~/features/people/sign-in/request-code.server';
import { requestReset } from '~/features/people/password/request-reset.server';
import { resendVerification } from '~/features/people/registration/resend-verification.server';
import { resetPassword } from '~/features/people/password/reset-password.server';
import { forgetOldRecords } from '~/features/work/traffic/forget-old-records.server';

import { visitor } from '../../factories/actor';
import {
  check,
  db,
  deps,
  newestToken,
  now,
  pass,
  person,
  signUpAndVerify,
  start,
  tokens,
  use,
  startAnew,
} from '../../support/accounts/registered';

const mails = async () => (await db.select().from(jobs).orderBy(jobs.createdAt)).map(({ input }) => input);

beforeEach(startAnew);

describe('a registration', () => {
  it('is an account once its link is used, and not before', async () => {
    await registerAccount(deps, visitor, person);
    expect(await check(person.password)).toEqual({ outcome: 'unverified' });
    expect(await check('something else')).toEqual({ outcome: 'wrong' });
    expect(await db.select().from(profiles)).toEqual([]);
    expect(await use(await newestToken())).toBe('verified');
    expect(await check(person.password)).toMatchObject({ outcome: 'right' });
    expect(await db.select().from(profiles)).toMatchObject([
      { fullName: 'Ada Quandong', email: 'ada@example.com', phone: '(08) 5550 1234', role: 'owner' },
    ]);
  });

  it('of a stranger’s address gains its sender nothing: the used link decides whose password counts', async () => {
    await registerAccount(deps, visitor, person);
    const own = await newestToken();
    pass(1000);
    await registerAccount(deps, visitor, { ...person, password: 'of the stranger', fullName: 'Eve' });
    expect(await use(own)).toBe('verified');
    expect(await check(person.password)).toMatchObject({ outcome: 'right' });
    expect(await check('of the stranger')).toEqual({ outcome: 'wrong' });
    const others = await tokens();
    for (const { id } of others) {
      expect(await use(id, 'of the stranger')).toBe('void');
      expect(await use(id, 'and another one', { isNew: true })).toBe('void');
    }
    expect((await db.select().from(profiles))[0]?.fullName).toBe('Ada Quandong');
  });

  const stranger = { ...person, password: 'of the stranger', fullName: 'Eve', phone: '0400 000 000' };
  const orders = {
    before: [stranger, person],
    after: [person, stranger],
    'before and after': [stranger, person, stranger],
  };

  it.each(Object.entries(orders))(
    'of a stranger’s address, made %s its reader’s own, opens nothing whichever link is used',
    async (_, registrations) => {
      for (let used = 0; used < registrations.length; used += 1) {
        for (const table of [jobs, signInGuards, accountTokens, profiles, users]) await db.delete(table);
        for (const typed of registrations) {
          await registerAccount(deps, visitor, typed);
          pass(1000);
        }
        const id = (await tokens())[used]?.id ?? '';
        // The reader knows the password that they typed themselves, and no other.
        const isOwn = registrations[used] === person;
        expect(await use(id)).toBe(isOwn ? 'verified' : 'wrong');
        if (!isOwn) expect(await use(id, 'chosen by its reader', { isNew: true })).toBe('verified');
        expect(await check('of the stranger')).toEqual({ outcome: 'wrong' });
        const password = isOwn ? person.password : 'chosen by its reader';
        expect(await check(password)).toMatchObject({ outcome: 'right' });
        const stored = JSON.stringify(await db.select().from(profiles));
        expect(stored).not.toMatch(/Eve|0400 000 000/);
      }
    },
  );

  it('lets its password be tried five times, however many at once, and a new one be set after that', async () => {
    await registerAccount(deps, visitor, person);
    const id = await newestToken();
    const tried = await Promise.all(Array.from({ length: 20 }, (_, nth) => use(id, `not this ${nth}`)));
    expect(tried.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(tried.filter((outcome) => outcome === 'spent')).toHaveLength(15);
    expect(await use(id)).toBe('spent');
    expect(await findRegistration(deps, id)).toMatchObject({ email: person.email, isSpent: true });
    expect(await use(id, 'remembered from now on', { isNew: true })).toBe('verified');
    expect(await check('remembered from now on')).toMatchObject({ outcome: 'right' });
    expect(await findRegistration(deps, id)).toBeNull();
  });

  it('removes everything that belonged to the account before its address was verified', async () => {
    await registerAccount(deps, visitor, person);
    const [user] = await db.select().from(users);
    const planted = { userId: user?.id ?? '' };
    await db.insert(identities).values({ ...planted, provider: 'google', subject: 'planted' });
    await db
      .insert(factors)
      .values({ ...planted, factorType: 'totp', encryptedSecret: 'x', verifiedAt: now });
    await db.insert(recoveryCodes).values({ ...planted, codeHash: 'planted' });
    const expiresAt = new Date(start + 86_400_000);
    await db.insert(sessions).values({ ...planted, tokenHash: 'planted', lastSeenAt: now, expiresAt });
    await db.insert(profiles).values({ ...planted, email: person.email, fullName: 'Eve', phone: '0400' });
    expect(await use(await newestToken())).toBe('verified');
    for (const table of [identities, factors, recoveryCodes, sessions])
      expect(await db.$count(table)).toBe(0);
    expect(await db.select().from(profiles)).toMatchObject([
      { fullName: 'Ada Quandong', phone: person.phone },
    ]);
  });

  it('allows no other way to sign in before its address is verified', async () => {
    await registerAccount(deps, visitor, person);
    await requestReset(deps, person);
    const request = { email: person.email, purpose: 'sign-in-code' as const, asker: 'me' };
    await requestCode(deps, request);
    expect((await tokens()).map(({ purpose }) => purpose)).toEqual(['verify-email']);
  });

  it('of an address that has an account changes nothing and writes to it', async () => {
    await signUpAndVerify();
    const [before] = await db.select().from(users);
    await registerAccount(deps, visitor, { ...person, password: 'another password' });
    expect(await db.select().from(users)).toEqual([before]);
    expect((await mails()).at(-1)).toEqual({ version: 1, mail: 'account-known', userId: before?.id });
    expect((await tokens()).filter(({ usedAt }) => usedAt === null)).toEqual([]);
  });

  it('is mailed again on request, under a new link for the same password', async () => {
    await registerAccount(deps, visitor, person);
    pass(60_000);
    await resendVerification(deps, person);
    expect(await tokens()).toHaveLength(2);
    expect(await use(await newestToken())).toBe('verified');
    expect(await check(person.password)).toMatchObject({ outcome: 'right' });
    await resendVerification(deps, person);
    expect((await tokens()).filter(({ usedAt }) => usedAt === null)).toEqual([]);
  });

  it('keeps no password and nothing that opens its link', async () => {
    const { passwordCost: _, ...usual } = deps;
    await registerAccount(usual, visitor, person);
    const stored = JSON.stringify([await tokens(), await db.select().from(users), await mails()]);
    expect(stored).not.toContain(person.password);
    expect(stored).toMatch(/scrypt\$1\$14\$8\$5\$/);
  });

  it('that is never verified is deleted', async () => {
    await registerAccount(deps, visitor, person);
    pass(3 * 86_400_000);
    await forgetOldRecords(deps);
    expect(await db.select().from(users)).toHaveLength(1);
    pass(5 * 86_400_000);
    await forgetOldRecords(deps);
    expect(await db.select().from(users)).toEqual([]);
  });
});

describe('a link', () => {
  it('used fifty times at once has one winner', { timeout: 30_000 }, async () => {
    await registerAccount(deps, visitor, person);
    const id = await newestToken();
    const won = await Promise.all(Array.from({ length: 50 }, () => use(id)));
    expect(won.filter((outcome) => outcome === 'verified')).toHaveLength(1);

    await requestReset(deps, person);
    const reset = await newestToken();
    const set = await Promise.all(
      Array.from({ length: 5 }, (_, nth) =>
        resetPassword(deps, visitor, { tokenId: reset, password: `new one ${nth}` }),
      ),
    );
    expect(set.filter(Boolean)).toHaveLength(1);
    expect(await check(`new one ${set.indexOf(true)}`)).toMatchObject({ outcome: 'right' });
  });

  it('ends: a verification after a day, a reset after an hour, and neither does the other’s work', async () => {
    await registerAccount(deps, visitor, person);
    const verification = await newestToken();
    expect(await resetPassword(deps, visitor, { tokenId: verification, password: 'a new one' })).toBe(false);
    pass(24 * 3_600_000);
    expect(await use(verification)).toBe('void');
    expect(await use(verification, 'a new one', { isNew: true })).toBe('void');
    await signUpAndVerify();
    await requestReset(deps, person);
    const reset = await newestToken();
    expect(await use(reset, 'a new one', { isNew: true })).toBe('void');
    pass(3_600_000);
    expect(await resetPassword(deps, visitor, { tokenId: reset, password: 'a new one' })).toBe(false);
  });
});

describe('a reset', () => {
  it(
    'sets the password, ends all sessions and any lock-out, voids other links and notifies the person',
    { timeout: 30_000 },
    async () => {
      await signUpAndVerify();
      for (let guess = 0; guess < 6; guess += 1) await check('wrong guess');
      expect(await check(person.password)).toMatchObject({ outcome: 'wait' });
      const [user] = await db.select().from(users);
      await db.insert(sessions).values({
        tokenHash: 'h',
        userId: user?.id ?? '',
        lastSeenAt: now,
        expiresAt: new Date(start + 86_400_000),
      });
      await requestReset(deps, person);
      const older = await newestToken();
      pass(1000);
      await requestReset(deps, person);
      expect(
        await resetPassword(deps, visitor, { tokenId: await newestToken(), password: 'quite another' }),
      ).toBe(true);
      expect(await resetPassword(deps, visitor, { tokenId: older, password: 'and a third' })).toBe(false);
      expect(await check('quite another')).toMatchObject({ outcome: 'right' });
      expect(await check(person.password)).toEqual({ outcome: 'wrong' });
      expect(await db.select().from(sessions)).toEqual([]);
      expect((await mails()).at(-1)).toMatchObject({ mail: 'password-changed', userId: user?.id });
    },
  );

  it('for an address without an account does the same work and has no effect', async () => {
    await requestReset(deps, { email: 'nobody@example.com' });
    expect(await tokens()).toEqual([]);
    expect(await mails()).toHaveLength(1);
  });
});
