import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { erasureRequests, jobs, profiles, sessions, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import type { AccountChange } from '~/features/people/access/account-change';
import { changeAccount } from '~/features/people/access/change-account.server';
import { closeAccount } from '~/features/people/closing/close-account.server';
import { listAccounts } from '~/features/people/access/list-accounts.server';

import { makeActor } from '../../factories/actor';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-11-21T00:00:00Z') };
const announced: string[] = [];
const deps = { db, clock, jobs: { announce: (ids: readonly string[]) => void announced.push(...ids) } };

async function addAccount(id: string, role: Role) {
  await db.insert(users).values({ id, email: `${id}@example.com`, emailVerifiedAt: clock.now() });
  await db.insert(profiles).values({ userId: id, email: `${id}@example.com`, role, fullName: `The ${id}` });
  await db.insert(sessions).values({
    tokenHash: id,
    userId: id,
    lastSeenAt: clock.now(),
    expiresAt: new Date('2027-01-01'),
  });
}

const change = (actorId: string, input: AccountChange) =>
  changeAccount(deps, makeActor({ userId: actorId, network: 'test' }), input);
const roleOf = async (id: string) =>
  (await db.select({ role: profiles.role }).from(profiles).where(eq(profiles.userId, id)))[0]?.role;
const signedIn = async () =>
  (await db.select({ id: sessions.userId }).from(sessions)).map(({ id }) => id).sort();

beforeEach(async () => {
  announced.length = 0;
  for (const table of [jobs, erasureRequests, sessions, profiles, users]) await db.delete(table);
  await addAccount('ada', 'admin');
  await addAccount('ben', 'owner');
});

describe('an admin who changes an account', () => {
  it('gives a role, which ends the person’s sessions and mails them', async () => {
    expect(await change('ada', { intent: 'role', userId: 'ben', role: 'moderator' })).toBe(true);
    expect(await roleOf('ben')).toBe('moderator');
    expect(await signedIn()).toEqual(['ada']);
    expect(announced).toHaveLength(1);
  });

  it('makes each change once', async () => {
    await change('ada', { intent: 'deactivate', userId: 'ben' });
    expect(await change('ada', { intent: 'deactivate', userId: 'ben' })).toBe(false);
    expect(announced).toHaveLength(1);
    expect(await change('ada', { intent: 'reactivate', userId: 'ben' })).toBe(true);
  });

  it('keeps the owner of a closed account from being erased', async () => {
    await closeAccount(deps, makeActor({ userId: 'ben' }));
    expect(await db.select().from(erasureRequests)).toHaveLength(1);
    await change('ada', { intent: 'role', userId: 'ben', role: 'moderator' });
    expect(await db.select().from(erasureRequests)).toHaveLength(1);
    expect(await change('ada', { intent: 'reactivate', userId: 'ben' })).toBe(true);
    expect(await db.select().from(erasureRequests)).toEqual([]);
  });

  it('cannot change their own account', async () => {
    await addAccount('cleo', 'admin');
    expect(await change('ada', { intent: 'role', userId: 'ada', role: 'owner' })).toBe(false);
    expect(await change('ada', { intent: 'deactivate', userId: 'ada' })).toBe(false);
    expect(await roleOf('ada')).toBe('admin');
    expect(await signedIn()).toContain('ada');
  });

  it('leaves one admin when two demote each other at once', async () => {
    await addAccount('cleo', 'admin');
    const done = await Promise.all([
      change('ada', { intent: 'role', userId: 'cleo', role: 'owner' }),
      change('cleo', { intent: 'role', userId: 'ada', role: 'owner' }),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect([await roleOf('ada'), await roleOf('cleo')].filter((role) => role === 'admin')).toHaveLength(1);
  });

  it('does not count a deactivated admin as one who remains', async () => {
    await addAccount('cleo', 'admin');
    await addAccount('dora', 'admin');
    await change('ada', { intent: 'deactivate', userId: 'cleo' });
    await change('dora', { intent: 'role', userId: 'ada', role: 'owner' });
    expect(await change('cleo', { intent: 'role', userId: 'dora', role: 'owner' })).toBe(false);
  });
});

describe('the list of accounts', () => {
  it('shows everybody once over its pages, newest first', async () => {
    for (let index = 0; index < 40; index += 1) await addAccount(`owner-${index}`, 'owner');
    const first = await listAccounts(deps, { words: '', before: null });
    const second = await listAccounts(deps, { words: '', before: first.next });
    expect(first.accounts).toHaveLength(25);
    expect(first.accounts[0]?.email).toBe('owner-39@example.com');
    expect(second.next).toBeNull();
    expect(new Set([...first.accounts, ...second.accounts].map(({ id }) => id)).size).toBe(42);
  });

  it('finds by the beginning of an address and by a part of the name, and nothing by wildcards', async () => {
    const found = async (words: string) =>
      (await listAccounts(deps, { words, before: null })).accounts.map(({ id }) => id);
    expect(await found('BEN@')).toEqual(['ben']);
    expect(await found('the ada')).toEqual(['ada']);
    expect(await found('%%')).toEqual([]);
  });
});
