import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { numbered, runBatch } from '~/db/run-batch';
import { accountTokens, menus, users } from '~/db/schema';

const db = createDatabase(env.DB);
const now = new Date('2026-11-21T02:00:00Z');

const rename = (location: 'header' | 'footer-guides', name: string) =>
  db.update(menus).set({ name }).where(eq(menus.location, location));

describe('a batch of named statements', () => {
  it('gives each result under its name, of drizzle’s own statements and of SQL with and without values', async () => {
    const results = await runBatch(db, {
      made: db.insert(menus).values({ name: 'Top', location: 'header' }).returning({ name: menus.name }),
      left: null,
      neither: false,
      renamed: rename('header', 'Up'),
      nothing: rename('footer-guides', 'Guides'),
      announced: db.run(sql`update ${menus} set version = version + ${1} where ${eq(menus.name, 'Up')}`),
      found: db.all<{ name: string; version: number }>(sql`select name, version from menus`),
      first: db.get<{ version: number }>(sql`select version from ${menus} where ${menus.name} = ${'Up'}`),
      rows: db.select({ isActive: menus.isActive }).from(menus),
    });
    expect(results).toMatchObject({
      made: [{ name: 'Top' }],
      left: null,
      neither: null,
      // The menu, and what the trigger writes about its change.
      renamed: { meta: { changes: 2 } },
      nothing: { meta: { changes: 0 } },
      announced: { meta: { changes: 2 } },
      found: [{ name: 'Up', version: 2 }],
      first: { version: 2 },
      rows: [{ isActive: true }],
    });
    const version: number = results.first.version;
    const names: string[] = results.made.map(({ name }) => name);
    expect([version, names]).toEqual([2, ['Top']]);
  });

  it('runs in the order written, as one call, all or nothing', async () => {
    let calls = 0;
    const counted = createDatabase(
      new Proxy(env.DB, {
        get(target, name) {
          if (name === 'batch') calls += 1;
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    );
    const names = ['A', 'B', 'C'].map((name) => rename('header', name));
    await runBatch(counted, { ...numbered('name', names), after: db.select().from(menus) });
    expect(calls).toBe(1);
    expect(await db.select({ name: menus.name }).from(menus)).toEqual([{ name: 'C' }]);
    const broken = runBatch(db, {
      first: rename('header', 'D'),
      then: db.run(sql`update ${menus} set name = null`),
    });
    await expect(broken).rejects.toThrow(/NOT NULL/);
    expect(await db.select({ name: menus.name }).from(menus)).toEqual([{ name: 'C' }]);
  });

  it('sends nothing when every statement is left out', async () => {
    expect(await runBatch(db, { left: null, neither: false })).toEqual({ left: null, neither: null });
  });
});

describe('a row that is selected', () => {
  it('goes into the columns it names, with values as they are kept and the schema’s defaults', async () => {
    await db.insert(users).values({ id: 'ada', email: 'ada@example.com', createdAt: now });
    const { made, none } = await runBatch(db, {
      made: insertRow(
        db,
        accountTokens,
        {
          payload: { asker: 'x' },
          expiresAt: now,
          purpose: 'proof-code',
          id: 'token',
          userId: users.id,
          usedAt: null,
        },
        sql`from ${users} where ${eq(users.email, 'ada@example.com')}`,
      ).returning({ id: accountTokens.id }),
      none: insertRow(
        db,
        accountTokens,
        { id: 'other', userId: users.id, purpose: 'proof-code', expiresAt: now },
        sql`from ${users} where false`,
      ),
    });
    expect(made).toEqual([{ id: 'token' }]);
    expect(none.meta.changes).toBe(0);
    expect(await db.select().from(accountTokens)).toMatchObject([
      { id: 'token', userId: 'ada', payload: { asker: 'x' }, expiresAt: now, usedAt: null, tries: 0 },
    ]);
  });
});
