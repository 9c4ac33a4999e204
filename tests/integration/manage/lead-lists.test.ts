import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { leadDays, leads, profiles, properties, users } from '~/db/schema';
import { countLeads } from '~/features/manage/leads/lists/count-leads.server';
import { exportLeads } from '~/features/manage/leads/lists/export-leads.server';
import { noLeadFilters, type LeadCursor, type LeadFilters } from '~/features/manage/leads/lists/lead-filters';
import { listLeadWeeks } from '~/features/manage/leads/lists/list-lead-weeks.server';
import { listLeads } from '~/features/manage/leads/lists/list-leads.server';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { adelaideDate } from '~/lib/time/dates';

import { createLead, createManager } from '../../factories/lead';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const noon = new Date('2026-11-20T01:30:00Z');
const services = { db, clock: { now: () => noon } };
const ago = (hours: number) => new Date(noon.getTime() - hours * 3_600_000);

let owner: Manager;
let stranger: Manager;
let admin: Manager;

beforeEach(async () => {
  for (const table of [leads, leadDays, properties, profiles, users]) await db.delete(table);
  owner = await createManager(db, 'owner');
  stranger = await createManager(db, 'owner');
  admin = await createManager(db, 'admin');
});

const ownProperty = (manager: Manager) => createProperty(db, { ownerId: manager.profileId });
const listed = async (manager: Manager, filters: Partial<LeadFilters> = {}, cursor: LeadCursor = null) =>
  (await listLeads(services, manager, { ...noLeadFilters, ...filters }, cursor)).leads.map(({ id }) => id);

/** The counters must equal a full count. */
async function expectCountersRight() {
  const counted = await db.all(sql`
    select scope, day, count(*) as received, sum(status = 'new') as unanswered from (
      select 'all' as scope, received_on as day, status from leads
      union all select owner_id, received_on, status from leads where owner_id is not null)
    group by scope, day order by scope, day`);
  const kept = await db.all(
    sql`select scope, day, received, unanswered from lead_days where received <> 0 or unanswered <> 0 order by scope, day`,
  );
  expect(kept).toEqual(counted);
}

describe('a list of leads', () => {
  it('shows owners what came for their properties, staff everything, the newest first', async () => {
    const [own, foreign] = [await ownProperty(owner), await ownProperty(stranger)];
    const first = await createLead(db, { propertyId: own.id, createdAt: ago(3) });
    const general = await createLead(db, { createdAt: ago(2) });
    const other = await createLead(db, { propertyId: foreign.id, createdAt: ago(1) });
    const second = await createLead(db, { propertyId: own.id, createdAt: ago(1) });
    expect(await listed(owner)).toEqual([second, first]);
    expect(await listed(stranger)).toEqual([other]);
    expect(await listed(admin)).toEqual([second, other, general, first]);
    expect(await listed(owner, { property: foreign.id })).toEqual([]);
    expect(await listed(owner, { property: 'none' })).toEqual([]);
    expect(await listed(admin, { property: 'none' })).toEqual([general]);
    expect(await listed(owner, { q: 'maeve', property: foreign.id })).toEqual([]);
  });

  it('is narrowed by status, property and period together', async () => {
    const [one, two] = [await ownProperty(owner), await ownProperty(owner)];
    const wanted = await createLead(db, { propertyId: one.id, status: 'closed', createdAt: ago(2) });
    await createLead(db, { propertyId: one.id, status: 'new', createdAt: ago(2) });
    await createLead(db, { propertyId: two.id, status: 'closed', createdAt: ago(2) });
    await createLead(db, { propertyId: one.id, status: 'closed', createdAt: ago(24 * 8) });
    for (const manager of [owner, admin]) {
      expect(await listed(manager, { status: 'closed', property: one.id, period: '7-days' })).toEqual([
        wanted,
      ]);
    }
  });

  it('begins and ends its periods at midnight in Adelaide', async () => {
    const before = await createLead(db, { createdAt: new Date('2026-10-31T13:29:59Z') });
    const after = await createLead(db, { createdAt: new Date('2026-10-31T13:30:00Z') });
    expect(await listed(admin, { period: 'this-month' })).toEqual([after]);
    expect(await listed(admin, { period: 'last-month' })).toEqual([before]);
  });

  it('finds the beginnings of names, parts of addresses and numbers however they are spaced', async () => {
    const id = await createLead(db, {
      name: 'Zoë O’Brien-Smith',
      email: 'zoe.obs@harbour.example.com',
      phone: '+61 (8) 5550 1234',
    });
    await createLead(db, { name: 'Ana Li', email: 'ana@example.com', phone: '0412 000 111' });
    for (const q of [
      'zoe',
      'ZOË smi',
      'harbour',
      'zoe.obs@harbour.example.com',
      '5550',
      '61 8 5550',
      '6185550 1234',
    ]) {
      expect(await listed(admin, { q }), q).toEqual([id]);
    }
    for (const q of ['" OR 1=1 --', 'scope:new', 'snew', '***', 'NEAR(zoe', 'zoe NOT ana', "'", '%', 'oe']) {
      expect(await listed(admin, { q }), q).toEqual([]);
    }
  });

  it('loses and repeats nothing over three pages while new leads come in, there and back', async () => {
    const { id: propertyId } = await ownProperty(owner);
    const ids: string[] = [];
    for (let n = 0; n < 70; n += 1)
      ids.unshift(await createLead(db, { propertyId, createdAt: ago(100 - n) }));
    for (const some of [{}, { q: 'maeve' }]) {
      const filters = { ...noLeadFilters, ...some };
      const one = await listLeads(services, owner, filters);
      await createLead(db, { propertyId, createdAt: ago(0.5) });
      const two = await listLeads(services, owner, filters, one.older);
      await createLead(db, { propertyId, createdAt: ago(0.4) });
      const three = await listLeads(services, owner, filters, two.older);
      const seen = [one, two, three].flatMap((page) => page.leads.map(({ id }) => id));
      expect(seen.filter((id) => ids.includes(id))).toEqual(ids);
      expect(new Set(seen).size).toBe(seen.length);
      expect([one.newer, three.older]).toEqual([null, null]);
      const back = await listLeads(services, owner, filters, three.newer);
      expect(back.leads.map(({ id }) => id)).toEqual(two.leads.map(({ id }) => id));
    }
  });

  it('keeps leads of one and the same millisecond apart', async () => {
    const made: string[] = [];
    for (let n = 0; n < 60; n += 1) made.unshift(await createLead(db, { createdAt: noon }));
    const one = await listLeads(services, admin, noLeadFilters);
    const two = await listLeads(services, admin, noLeadFilters, one.older);
    const three = await listLeads(services, admin, noLeadFilters, two.older);
    expect([one, two, three].flatMap((page) => page.leads.map(({ id }) => id))).toEqual(made);
  });

  it('shows the first page for a position that does not exist', async () => {
    const id = await createLead(db);
    for (const cursor of [{ older: 1 }, { newer: 1 }, { newer: Number.MAX_SAFE_INTEGER - 1 }]) {
      expect(await listed(admin, {}, cursor)).toEqual([id]);
    }
  });
});

describe('the derived data of leads', () => {
  it('follows a change of owner, status and name, and a removal', async () => {
    const { id: propertyId } = await ownProperty(owner);
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push(await createLead(db, { propertyId, createdAt: ago(n * 30) }));
    await createLead(db);
    await expectCountersRight();
    expect(await countLeads(services, owner)).toEqual({ received: 4, unanswered: 4 });

    await db
      .update(leads)
      .set({ status: 'closed' })
      .where(eq(leads.id, ids[0] ?? ''));
    await expectCountersRight();
    expect(await listed(owner, { q: 'maeve', status: 'closed' })).toEqual([ids[0]]);

    await db.update(properties).set({ ownerId: stranger.profileId }).where(eq(properties.id, propertyId));
    await expectCountersRight();
    expect(await listed(owner)).toEqual([]);
    expect(await listed(owner, { q: 'maeve' })).toEqual([]);
    expect(await listed(stranger, { q: 'maeve' })).toHaveLength(4);
    expect(await countLeads(services, stranger)).toEqual({ received: 4, unanswered: 3 });

    await db
      .update(leads)
      .set({ name: 'Erased', email: '', phone: null })
      .where(eq(leads.id, ids[1] ?? ''));
    expect(await listed(stranger, { q: 'maeve' })).toHaveLength(3);
    expect(await listed(stranger, { q: 'erased' })).toEqual([ids[1]]);

    await db.delete(leads).where(eq(leads.id, ids[1] ?? ''));
    await expectCountersRight();
    expect(await listed(stranger, { q: 'erased' })).toEqual([]);

    await db.delete(users).where(eq(users.id, stranger.userId));
    await expectCountersRight();
    expect(await listed(admin)).toHaveLength(4);
    await db.delete(properties).where(eq(properties.id, propertyId));
    await expectCountersRight();
    expect(await listed(admin, { property: 'none' })).toHaveLength(4);
    expect(await listed(admin, { q: 'maeve', property: 'none' })).toHaveLength(4);
  });

  it('has the date that Adelaide had, summer and winter', async () => {
    for (let year = 2023; year < 2026; year += 1) {
      for (const day of ['01-01', '04-01', '04-02', '04-06', '07-01', '10-01', '10-04', '10-05', '12-31']) {
        for (const time of ['13:29:59', '13:30:00', '14:29:59', '14:30:00', '16:29:59', '16:30:00']) {
          const createdAt = new Date(`${year}-${day}T${time}Z`);
          const id = await createLead(db, { createdAt });
          const [row] = await db.select({ on: leads.receivedOn }).from(leads).where(eq(leads.id, id));
          expect(row?.on, createdAt.toISOString()).toBe(adelaideDate(createdAt));
        }
      }
    }
  });

  it('adds up to weeks that begin on Monday', async () => {
    for (const at of [
      '2026-11-15T13:00:00Z',
      '2026-11-15T14:00:00Z',
      '2026-11-20T01:00:00Z',
      '2026-08-01T00:00:00Z',
    ]) {
      await createLead(db, { createdAt: new Date(at) });
    }
    const weeks = await listLeadWeeks(services, admin);
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: '2026-11-09', received: 1 },
      { monday: '2026-11-16', received: 2 },
    ]);
    expect(weeks[0]?.monday).toBe('2026-08-31');
    expect(await listLeadWeeks(services, owner)).toEqual(weeks.map((week) => ({ ...week, received: 0 })));
  });
});

describe('the export', () => {
  it('holds what the filters show, more than a page of it, and no formula', async () => {
    const { id: propertyId } = await ownProperty(owner);
    for (let n = 0; n < 30; n += 1) await createLead(db, { propertyId, createdAt: ago(10 + n) });
    await createLead(db, { propertyId, status: 'closed' });
    await createLead(db);
    await createLead(db, {
      propertyId,
      name: '=HYPERLINK("http://evil.example")',
      email: '@sum.example',
      phone: '+61 8 5550 1234',
      message: '\t-1+1, "quoted"\nsecond line',
      createdAt: noon,
    });
    let text = '';
    for await (const piece of exportLeads(services, owner, { ...noLeadFilters, status: 'new' }))
      text += piece;
    expect(text.startsWith('\uFEFF"Received","Name","Email",')).toBe(true);
    expect(text).toContain('"Source","Message"');
    expect(text.match(/"Website"/g)).toHaveLength(31);
    expect(text.match(/Maeve Ng/g)).toHaveLength(30);
    const hostile = text.split('\r\n')[1] ?? '';
    for (const cell of [
      `"'=HYPERLINK(""http://evil.example"")"`,
      `,"'@sum.example",`,
      `,"'+61 8 5550 1234",`,
      `"'\t-1+1, ""quoted""\nsecond line"`,
    ]) {
      expect(hostile).toContain(cell);
    }
  });

  it('has the words for how far a lead is', async () => {
    const keeper = await createManager(db, 'owner');
    const { id: propertyId } = await ownProperty(keeper);
    for (const status of ['qualified', 'converted'] as const) await createLead(db, { propertyId, status });
    let text = '';
    for await (const piece of exportLeads(services, keeper, noLeadFilters)) text += piece;
    for (const word of ['Qualified', 'Converted']) expect(text).toContain(`"${word}"`);
  });
});
