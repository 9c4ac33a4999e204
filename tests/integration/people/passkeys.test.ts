import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import {
  auditLog,
  factors,
  identities,
  jobs,
  passkeys,
  recoveryCodes,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { unlinkIdentity } from '~/features/people/google/unlink-identity.server';
import { addPasskey } from '~/features/people/passkeys/add-passkey.server';
import { checkPasskey, findPasskey } from '~/features/people/passkeys/check-passkey.server';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { removePasskey } from '~/features/people/passkeys/remove-passkey.server';
import { renamePasskey } from '~/features/people/passkeys/rename-passkey.server';
import { findFactor } from '~/features/people/second-factor/find-factor.server';

import { makeActor, visitor } from '../../factories/actor';
import { newSoftwarePasskey } from '../../support/accounts/software-passkey';
import { fifty } from '../../support/fifty';

const db = createDatabase(env.DB);
let now = new Date('2026-11-20T00:00:10Z');
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const deps = {
  db,
  jobs: { announce: () => undefined },
  clock: { now: () => now },
  pepper: 'pepper-of-the-tests-pepper-of-the-tests',
};
const site = passkeySite('https://stay.example');
const challenge = 'challenge-of-the-test';
const ada = makeActor({ userId: 'ada', sessionKey: 'this' });
const eve = makeActor({ userId: 'eve', sessionKey: 'of-eve' });
const mails = async () => (await db.select().from(jobs)).map(({ input }) => (input as { mail: string }).mail);

beforeEach(async () => {
  now = new Date('2026-11-20T00:00:10Z');
  for (const table of [jobs, sessions, signInGuards, recoveryCodes, factors, passkeys, identities, users]) {
    await db.delete(table);
  }
  for (const id of ['ada', 'eve']) {
    const account = { id, email: `${id}@example.com`, emailVerifiedAt: now, passwordHash: 'scrypt$x' };
    await db.insert(users).values(account);
  }
});

type Key = Awaited<ReturnType<typeof newSoftwarePasskey>>;

async function add(actor = ada, name = 'Phone') {
  const key = await newSoftwarePasskey(site);
  const done = await addPasskey(deps, actor, {
    name,
    site,
    challenge,
    response: await key.register(challenge),
  });
  return { key, done };
}

async function use(key: Key, deviation: Parameters<Key['use']>[1] = {}, network = 'n') {
  const passkey = await findPasskey(deps, key.id);
  if (!passkey) return { outcome: 'gone' };
  const response = await key.use(challenge, deviation);
  const from = { kind: 'network', network } as const;
  return checkPasskey(deps, visitor, { passkey, response, challenge, site, from });
}

describe('a new passkey', () => {
  it('is a second factor: the first gives recovery codes and ends other sessions, more only add themselves', async () => {
    const expiresAt = new Date(now.getTime() + 86_400_000);
    for (const [tokenHash, userId] of [
      ['this', 'ada'],
      ['other', 'ada'],
      ['of-eve', 'eve'],
    ] as const) {
      await db.insert(sessions).values({ tokenHash, userId, lastSeenAt: now, expiresAt });
    }
    const { done } = await add();
    expect(done).toMatchObject({ outcome: 'on', codes: { length: 10 } });
    expect(await findFactor(deps, 'ada')).toEqual({ since: now, codesLeft: 10 });
    const left = (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash);
    expect(left.sort()).toEqual(['of-eve', 'this']);
    expect((await add(ada, 'Laptop')).done).toEqual({ outcome: 'added' });
    expect(await db.$count(recoveryCodes)).toBe(10);
    expect(await mails()).toEqual(['passkey-added', 'passkey-added']);
    expect((await db.select().from(passkeys)).map(({ name }) => name).sort()).toEqual(['Laptop', 'Phone']);
  });

  it('is refused from another site, for another challenge, and from a device that did not check who holds it', async () => {
    const key = await newSoftwarePasskey(site);
    const input = { name: 'Phone', site, challenge };
    const wrong = [
      await key.register(challenge, { origin: 'https://stay.example.evil.example' }),
      await key.register(challenge, { rpId: 'evil.example' }),
      await key.register('another-challenge'),
      await key.register(challenge, { isVerified: false }),
    ];
    for (const response of wrong) {
      expect(await addPasskey(deps, ada, { ...input, response })).toEqual({ outcome: 'wrong' });
    }
    expect(await db.$count(passkeys)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('belongs to one account, and of fifty who add the same one at once one does', async () => {
    const key = await newSoftwarePasskey(site);
    const response = await key.register(challenge);
    const input = { name: 'Phone', site, challenge, response };
    const answers = await fifty((index) => addPasskey(deps, index % 2 ? ada : eve, input));
    expect(answers.filter(({ outcome }) => outcome === 'on')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'known')).toHaveLength(49);
    expect(await db.$count(recoveryCodes)).toBe(10);
  });

  it('is one of at most ten', async () => {
    for (let count = 0; count < 10; count += 1) await add();
    expect((await add()).done).toEqual({ outcome: 'full' });
    expect(await db.$count(passkeys)).toBe(10);
  });
});

describe('a passkey', () => {
  it('opens its account, and remembers when', async () => {
    const { key } = await add();
    pass(1000);
    expect(await use(key, { userHandle: 'ada' })).toEqual({ outcome: 'right' });
    expect(await db.select().from(passkeys)).toMatchObject([{ lastUsedAt: now }]);
    expect((await findPasskey(deps, key.id))?.userId).toBe('ada');
  });

  it('opens nothing from another site, for another person, without its owner’s check or with a foreign key', async () => {
    const { key } = await add();
    const { key: other } = await add(eve);
    expect(await use(key, { origin: 'https://evil.example' }, 'a')).toEqual({ outcome: 'wrong' });
    expect(await use(key, { rpId: 'evil.example' }, 'b')).toEqual({ outcome: 'wrong' });
    expect(await use(key, { isVerified: false }, 'c')).toEqual({ outcome: 'wrong' });
    expect(await use(key, { userHandle: 'eve' }, 'd')).toEqual({ outcome: 'wrong' });
    expect(await use({ ...other, id: key.id }, {}, 'e')).toEqual({ outcome: 'wrong' });
  });

  it('with a counter is refused when the counter has not risen, also among fifty at once, and that is logged', async () => {
    const { key } = await add();
    expect(await use(key, { counter: 7 })).toEqual({ outcome: 'right' });
    const last = (await db.select().from(auditLog)).length;
    expect(await use(key, { counter: 6 })).toEqual({ outcome: 'copied' });
    expect(await use(key, { counter: 0 })).toEqual({ outcome: 'copied' });
    expect((await db.select().from(auditLog)).slice(last)).toMatchObject([
      { action: 'passkey-refused', subject: 'ada' },
      { action: 'passkey-refused', subject: 'ada' },
    ]);
    const answers = await fifty((index) => use(key, { counter: 8 }, String(index)));
    expect(answers.filter(({ outcome }) => outcome === 'right')).toHaveLength(1);
  });

  it('makes only one network wait after wrong tries', async () => {
    const { key } = await add();
    const outcomes = [];
    for (let turn = 0; turn < 8; turn += 1) {
      outcomes.push((await use(key, { isVerified: false })).outcome);
    }
    expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'wrong'));
    expect(outcomes.at(-1)).toBe('wait');
    expect(await use(key)).toMatchObject({ outcome: 'wait' });
    expect(await use(key, {}, 'another')).toEqual({ outcome: 'right' });
  });

  it.each([
    ['closed', { deactivatedAt: new Date(1) }],
    ['not verified', { emailVerifiedAt: null }],
  ])('of an account that is %s opens nothing', async (_, state) => {
    const { key } = await add();
    await db.update(users).set(state).where(eq(users.id, 'ada'));
    expect(await findPasskey(deps, key.id)).toBeNull();
  });

  it('gets another name from its owner and from nobody else', async () => {
    const { key } = await add();
    expect(await renamePasskey(deps, eve, { id: key.id, name: 'Hers' })).toBe(false);
    expect(await renamePasskey(deps, ada, { id: key.id, name: 'Old phone' })).toBe(true);
    expect(await db.select().from(passkeys)).toMatchObject([{ name: 'Old phone' }]);
  });
});

describe('removing a passkey', () => {
  const remove = (id: string, mustKeepOne = false, actor = ada) =>
    removePasskey(deps, actor, { id, mustKeepOne });

  it('ends it, and with the last second factor the recovery codes', async () => {
    const [{ key: first }, { key: second }] = [await add(), await add()];
    expect(await remove(first.id, false, eve)).toBe('gone');
    expect(await remove(first.id, true)).toBe('removed');
    expect(await db.$count(recoveryCodes)).toBe(10);
    expect(await remove(second.id, true)).toBe('owed');
    expect(await remove(second.id)).toBe('removed');
    expect(await remove(second.id)).toBe('gone');
    expect(await db.$count(recoveryCodes)).toBe(0);
    expect(await mails()).toEqual(['passkey-added', 'passkey-added', 'passkey-removed', 'passkey-removed']);
  });

  it('is refused for the only way to sign in, and a passkey never lets the last other way go', async () => {
    const { key } = await add();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, 'ada'));
    expect(await remove(key.id)).toBe('last');
    const linked = { id: 'google-1', userId: 'ada', provider: 'google', subject: 'g' };
    await db.insert(identities).values(linked);
    expect(await unlinkIdentity(deps, ada, 'google-1')).toBe('last');
    expect(await remove(key.id)).toBe('removed');
  });

  it('leaves staff one of two that are removed at once', async () => {
    const [{ key: first }, { key: second }] = [await add(), await add()];
    const outcomes = await Promise.all([remove(first.id, true), remove(second.id, true)]);
    expect(outcomes.sort()).toEqual(['owed', 'removed']);
  });
});
