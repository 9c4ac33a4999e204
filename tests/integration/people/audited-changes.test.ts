import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  accountTokens,
  auditLog,
  erasureRequests,
  factors,
  identities,
  jobs,
  passkeys,
  profiles,
  properties,
  recoveryCodes,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { signInWithGoogle } from '~/features/people/google/sign-in-with-google.server';

import { visitor } from '../../factories/actor';
import { cases } from '../../support/accounts/audited/cases';
import { db, deps, google, now } from '../../support/accounts/audited/world';

const tables = [
  jobs,
  erasureRequests,
  sessions,
  signInGuards,
  accountTokens,
  recoveryCodes,
  factors,
  passkeys,
  identities,
  properties,
  profiles,
  users,
];

const refuseEntries = () =>
  env.DB.prepare(
    `create trigger refuse_entries before insert on audit_log begin select raise(abort, 'no log'); end`,
  ).run();

const takeEntries = () => env.DB.prepare('drop trigger if exists refuse_entries').run();

beforeEach(async () => {
  for (const table of tables) await db.delete(table);
  for (const id of ['ada', 'ben']) {
    const email = `${id}@example.com`;
    await db.insert(users).values({ id, email, emailVerifiedAt: now, passwordHash: 'scrypt$old' });
    await db.insert(profiles).values({ id: `p-${id}`, userId: id, email, role: 'admin' });
  }
});

afterEach(takeEntries);

/** Every row of the tables that the changes affect. */
const stored = async () =>
  JSON.stringify(await Promise.all(tables.map(async (table) => db.select().from(table))));

const newestEntry = async () => Math.max(0, ...(await db.select().from(auditLog)).map(({ id }) => id));

const entriesAfter = async (last: number) =>
  (await db.select().from(auditLog).orderBy(auditLog.id))
    .filter(({ id }) => id > last)
    .map(({ action, actorId, subject, detail }) => {
      const { change } = { ...(detail as { change?: string } | null) };
      return [action, actorId, subject, ...(change ? [change] : [])];
    });

describe('a change with an entry in the log', () => {
  it.each(cases)('$name: both are made', async ({ prepare, entries, isOnce }) => {
    const change = await prepare();
    const last = await newestEntry();
    await change();
    expect(await entriesAfter(last)).toEqual(entries);
    if (!isOnce) return;
    await change();
    expect(await entriesAfter(last)).toEqual(entries);
  });

  it.each(cases)('$name: neither is made when the entry cannot be written', async ({ prepare }) => {
    const change = await prepare();
    const before = await stored();
    await refuseEntries();
    await expect(change()).rejects.toThrow();
    expect(await stored()).toBe(before);
    await takeEntries();
    await change();
    expect(await stored()).not.toBe(before);
  });

  it('is a sign-up and a link for a new account of Google, and neither without its entries', async () => {
    const unknown = { ...google, email: 'new@example.com' };
    const before = await stored();
    await refuseEntries();
    await expect(signInWithGoogle(deps, visitor, unknown)).rejects.toThrow();
    expect(await stored()).toBe(before);
    await takeEntries();
    const last = await newestEntry();
    const made = await signInWithGoogle(deps, visitor, unknown);
    const userId = made.outcome === 'right' ? made.userId : '';
    expect(await entriesAfter(last)).toEqual([
      ['sign-up', userId, userId, 'new'],
      ['identity-linked', userId, userId, 'new'],
    ]);
    await signInWithGoogle(deps, visitor, unknown);
    expect(await entriesAfter(last)).toHaveLength(2);
  });
});
