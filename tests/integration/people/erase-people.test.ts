import { env } from 'cloudflare:test';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import * as schema from '~/db/schema';
import { closeAccount } from '~/features/people/closing/close-account.server';
import { confirmErasure } from '~/features/people/erasure/confirm-erasure.server';
import { eraseDuePeople } from '~/features/people/erasure/erase-due-people.server';
import { erasurePlan } from '~/features/people/erasure/erasure-plan';
import { requestErasure } from '~/features/people/erasure/request-erasure.server';
import { forgetOldRecords } from '~/features/work/traffic/forget-old-records.server';
import { mailJobSchema } from '~/jobs/mail-job';

import { makeActor, visitor } from '../../factories/actor';
import { composeMail } from '../../../workers/queue/mail/compose-mail.server';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T00:00:00Z');
let now = new Date(start);
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const day = 86_400_000;
const deps = { db, jobs: { announce: () => undefined }, clock: { now: () => now } };

const tables = Object.values(schema).filter((part) => part instanceof SQLiteTable);

const cleared = [
  schema.erasedRows,
  schema.leadEvents,
  schema.jobs,
  schema.outboxMails,
  schema.erasureRequests,
  schema.sessions,
  schema.accountTokens,
  schema.leads,
  schema.contactMessages,
  schema.newsletterSubscribers,
  schema.factors,
  schema.passkeys,
  schema.identities,
  schema.recoveryCodes,
  schema.savedPrompts,
  schema.propertyDrafts,
  schema.properties,
  schema.profiles,
  schema.users,
];
beforeEach(async () => {
  now = new Date(start);
  for (const table of cleared) await db.delete(table);
});

describe('the plan of an erasure', () => {
  it('lists every text column of every table as erased or harmless', () => {
    const silent = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      const steps = erasurePlan.filter((step) => step.table === name);
      if (steps.length > 0 && steps.every(({ remove }) => remove)) return [];
      const covered = new Set(steps.flatMap(({ set = {}, keeps = [] }) => [...Object.keys(set), ...keeps]));
      const texts = columns.filter((column) => column.getSQLType().startsWith('text'));
      return texts.filter((column) => !covered.has(column.name)).map((column) => `${name}.${column.name}`);
    });
    expect(silent).toEqual([]);
  });

  it('names no table and no column that does not exist, and keeps nothing that it erases', () => {
    const known = new Map(
      tables.map((table) => {
        const { name, columns } = getTableConfig(table);
        return [name, new Set(columns.map((column) => column.name))];
      }),
    );
    for (const { table, set = {}, keeps = [] } of erasurePlan) {
      for (const column of [...Object.keys(set), ...keeps])
        expect(known.get(table)?.has(column), `${table}.${column}`).toBe(true);
      expect(keeps.filter((column) => column in set)).toEqual([]);
    }
  });
});

const mark = 'zqmarkqz';
const email = `${mark}@example.com`;

/** Data about one person, in every table that can have it. */
async function addTraces(profileId: string | null) {
  const stay = await createProperty(db, profileId ? { ownerId: profileId, phone: mark, email } : {});
  await db.insert(schema.leads).values([
    {
      id: 'theirs',
      propertyId: stay.id,
      name: mark,
      email: `${mark.toUpperCase()}@example.com`,
      phone: mark,
      message: mark,
      contentKey: mark,
      checkInDate: '2027-01-02',
      checkOutDate: '2027-01-05',
      guests: 3,
      status: 'converted' as const,
    },
    { id: 'other', propertyId: stay.id, name: 'Grace', email: 'grace@example.com', contentKey: 'k' },
  ]);
  await db.insert(schema.leadEvents).values([
    { leadId: 'theirs', kind: 'note', text: `${mark} rang` },
    { leadId: 'other', kind: 'note', text: 'Grace rang' },
  ]);
  const said = { firstName: mark, lastName: mark, subject: mark, message: mark, contentKey: mark };
  await db.insert(schema.contactMessages).values({ id: 'm', email, ...said });
  await db.insert(schema.newsletterSubscribers).values([
    { email, status: 'confirmed' },
    { email: 'grace@example.com', status: 'confirmed' },
  ]);
  const mail = { sender: 's', subject: 's', text: 't', html: 'h' };
  await db.insert(schema.outboxMails).values([
    { ...mail, id: '1', recipient: email },
    { ...mail, id: '2', recipient: 'inbox@example.com', replyTo: `${mark} <${email}>`, text: mark },
    { ...mail, id: '3', recipient: 'grace@example.com' },
  ]);
  const input = { version: 1, mail: 'contact-receipt', contactMessageId: 'm' };
  await db.insert(schema.jobs).values({ id: 'j', kind: 'mail', input, dueAt: now });
  return stay;
}

/** Names of the tables that contain the mark. */
async function marked(): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const rows = JSON.stringify(await db.select().from(table)).toLowerCase();
    if (rows.includes(mark)) found.push(getTableConfig(table).name);
  }
  return found;
}

const lead = async (id: string) => (await db.select().from(schema.leads)).find((row) => row.id === id);

describe('the owner of a closed account', () => {
  async function close() {
    const [user] = await db
      .insert(schema.users)
      .values({ email, emailVerifiedAt: now, passwordHash: mark })
      .returning();
    const userId = user?.id ?? '';
    const [profile] = await db
      .insert(schema.profiles)
      .values({ userId, email, fullName: mark, phone: mark, companyName: mark })
      .returning();
    const stay = await addTraces(profile?.id ?? null);
    await db.insert(schema.identities).values({ userId, provider: 'google', subject: mark, email });
    await db.insert(schema.factors).values({ userId, factorType: 'totp', encryptedSecret: mark });
    await db
      .insert(schema.passkeys)
      .values({ id: mark, userId, name: mark, publicKey: mark, transports: [] });
    await db.insert(schema.recoveryCodes).values({ userId, codeHash: mark });
    await db.insert(schema.savedPrompts).values({ userId, name: mark, prompt: mark });
    await db
      .insert(schema.propertyDrafts)
      .values({ propertyId: stay.id, data: { phone: mark }, baseVersion: 1 });
    await db.insert(schema.jobs).values({ kind: 'mail', input: { of: mark }, ownerId: userId, dueAt: now });
    expect(await closeAccount(deps, makeActor({ userId }))).toBe(true);
    return { userId, stay };
  }

  it('is found nowhere after thirty days, and not touched before', async () => {
    const { userId, stay } = await close();
    pass(30 * day - 1);
    expect(await eraseDuePeople(deps)).toBe(0);
    expect(await marked()).toContain('users');
    pass(1);
    expect(await eraseDuePeople(deps)).toBe(1);
    expect(await marked()).toEqual([]);

    const register = await db.select().from(schema.erasedRows);
    expect(register.map(({ kind, rowId }) => [kind, rowId]).sort()).toEqual([
      ['account', userId],
      ['lead', 'theirs'],
      ['message', 'm'],
      ['subscriber', expect.any(String)],
    ]);
    const [user] = await db.select().from(schema.users);
    expect(user).toMatchObject({ id: userId, email: `erased-${userId}@erased.invalid`, passwordHash: null });
    expect(user?.deactivatedAt).not.toBeNull();
    expect(await lead('theirs')).toMatchObject({
      propertyId: stay.id,
      name: 'Erased',
      email: '',
      phone: null,
      message: null,
      checkInDate: '2027-01-02',
      checkOutDate: '2027-01-05',
      guests: 3,
      status: 'converted',
    });
    expect(await lead('other')).toMatchObject({ name: 'Grace', email: 'grace@example.com' });
    expect((await db.select().from(schema.leadEvents)).map(({ text }) => text)).toEqual([null, 'Grace rang']);
    expect(await db.select().from(schema.properties)).toMatchObject([
      { id: stay.id, name: stay.name, phone: null, email: null },
    ]);
    expect((await db.select().from(schema.outboxMails)).map(({ id }) => id)).toEqual(['3']);
    expect(await db.select().from(schema.erasureRequests)).toMatchObject([{ email: null, erasedAt: now }]);
    await forgetOldRecords(deps);
    expect(await db.select().from(schema.users)).toHaveLength(1);
  });

  it('is erased once, however often the sweep runs, and by many at once', async () => {
    await close();
    pass(30 * day);
    await Promise.all(Array.from({ length: 5 }, () => eraseDuePeople(deps)));
    const [before] = await db.select().from(schema.profiles);
    pass(day);
    expect(await eraseDuePeople(deps)).toBe(0);
    expect(await db.select().from(schema.profiles)).toEqual([before]);
  });
});

describe('a traveller who requests erasure', () => {
  const mailOf = async () => {
    const [job] = (await db.select().from(schema.jobs)).filter(({ id }) => id !== 'j');
    const facts = {
      db,
      clock: deps.clock,
      siteOrigin: 'https://site.example',
      linkSecret: 'secret-of-links',
    };
    return composeMail(facts, mailJobSchema.parse(job?.input));
  };
  const requestId = async () => (await db.select().from(schema.erasureRequests))[0]?.id ?? '';

  it('is erased thirty days after confirming, which one of many at once does', async () => {
    await addTraces(null);
    await db.insert(schema.users).values({ email });
    await requestErasure(deps, { email });
    expect(await mailOf()).toMatchObject({ to: email, subject: 'Erase what we hold about you' });
    now = new Date(start + 3_600_000);
    const id = await requestId();
    const won = await Promise.all(Array.from({ length: 20 }, () => confirmErasure(deps, visitor, id)));
    expect(won.filter(Boolean)).toHaveLength(1);
    pass(30 * day - 1);
    expect(await eraseDuePeople(deps)).toBe(0);
    pass(1);
    expect(await eraseDuePeople(deps)).toBe(1);
    expect(await marked()).toEqual([]);
    expect(await db.select().from(schema.users)).toEqual([]);
    const subscribers = await db.select().from(schema.newsletterSubscribers);
    expect(subscribers.map(({ status }) => status).sort()).toEqual(['confirmed', 'unsubscribed']);
  });

  it('who did not confirm is not erased, the link ends after a day and the request is forgotten', async () => {
    await addTraces(null);
    await requestErasure(deps, { email });
    pass(day);
    expect(await confirmErasure(deps, visitor, await requestId())).toBe(false);
    pass(40 * day);
    expect(await eraseDuePeople(deps)).toBe(0);
    expect((await lead('theirs'))?.name).toBe(mark);
    await forgetOldRecords(deps);
    expect(await db.select().from(schema.erasureRequests)).toEqual([]);
  });

  it('with an account keeps it and learns how to close it', async () => {
    await addTraces(null);
    await db.insert(schema.users).values({ email, emailVerifiedAt: now, passwordHash: 'h' });
    await requestErasure(deps, { email });
    expect((await mailOf())?.text).toContain('https://site.example/dashboard/profile');
    expect(await confirmErasure(deps, visitor, await requestId())).toBe(true);
    pass(30 * day);
    await eraseDuePeople(deps);
    expect(await marked()).toEqual(['users']);
  });
});
