import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { profiles, properties, propertyDrafts } from '~/db/schema';
import {
  listingPath,
  listingSorts,
  parseListingQuery,
  type ListingQuery,
} from '~/features/manage/listings/listing-query';
import {
  listingPageSize,
  listListings,
  selectListings,
} from '~/features/manage/listings/list-listings.server';
import { listingFilters } from '~/features/manage/listings/listing-states';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

import { createManager } from '../../factories/account';
import { measuredDatabase, nothingMeasured } from '../../support/database/measured-database';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const plain: ListingQuery = { status: 'all', q: '', sort: 'newest', after: null, before: null };
const queryOf = (query: Partial<ListingQuery>) => ({ ...plain, ...query });
const names = async (manager: Manager, query: Partial<ListingQuery> = {}) =>
  (await listListings({ db }, manager, queryOf(query))).listings.map(({ name }) => name);

let admin: Manager;
let owner: Manager;
let other: Manager;

beforeAll(async () => {
  admin = await createManager(db, 'admin');
  owner = await createManager(db, 'owner', 'Ollie Quandóng');
  other = await createManager(db);
  // Ten thousand, a tenth in each rarer state, all of one owner but ten.
  await env.DB.prepare(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 10000)
    insert into properties (name, slug, property_type, location_slug, address, owner_id, is_approved, is_published, rejected_at,
      rejection_reason, archived_at, created_at, updated_at)
    select 'House ' || (i * 7919 % 10000), 'bulk-' || i, 'hotel', 'area-' || (i * 31 % 20), 'Somewhere', ?1, i % 10 > 2, i % 10 > 3,
      case when i % 10 = 2 then 1 end, case when i % 10 = 2 then 'Because of the roof' end,
      case when i % 10 = 9 then 1 end, 1700000000000 + i / 3, 1700000000000 + i * 31 % 10000
    from n`,
  )
    .bind(owner.profileId)
    .run();
  for (let number = 1; number <= 10; number += 1) {
    const name = number === 3 ? 'Alcove' : `Nook ${number}`;
    await createProperty(db, { ownerId: other.profileId, name, slug: `nook-${number}` });
  }
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n (i) as (select 0 union all select i + 1 from n where i < 19)
      insert into location_groups (slug, name) select 'area-' || i, 'Area ' || i from n`,
    ),
    env.DB.prepare(
      `insert into property_photos (property_id, storage_key, is_hero, sort_order, width, height, placeholder)
      select p.id, 'x', n.value = 2, n.value, 1280, 853, '#888888' from properties p, json_each('[0,1,2,3]') n`,
    ),
  ]);
});

/** Total cost of a page, and the plan of its main statement. */
async function costOf(manager: Manager, query: ListingQuery) {
  const { sql, params } = new SQLiteAsyncDialect().sqlToQuery(selectListings(manager, query));
  const { results: plan } = await env.DB.prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  const sum = nothingMeasured();
  await listListings({ db: createDatabase(measuredDatabase(env.DB, sum)) }, manager, query);
  const { results } = await env.DB.prepare(sql)
    .bind(...params)
    .all();
  const read = sum.statements.reduce((rows, { rowsRead }) => rows + rowsRead, 0);
  return { plan: plan.map(({ detail }) => detail).join('\n'), read, rows: results.length };
}

const everyList = listingFilters.flatMap((status) => listingSorts.map((sort) => [status, sort] as const));

describe('the list of properties among ten thousand', () => {
  it.each(everyList)('of %s by %s reads at most five times its page, on its index', async (status, sort) => {
    for (const manager of [admin, owner]) {
      let query = queryOf({ status, sort });
      for (let page = 0; page < 3; page += 1) {
        const { plan, read, rows } = await costOf(manager, query);
        expect(plan).toMatch(
          query.after || status !== 'all' ? /SEARCH .* INDEX dashboard_/ : /INDEX dashboard_/,
        );
        expect(plan).not.toMatch(/TEMP B-TREE FOR ORDER BY|SCAN properties(?! USING)/);
        expect(rows).toBe(listingPageSize + 1);
        expect(read).toBeLessThanOrEqual(5 * listingPageSize);
        const { next } = await listListings({ db }, manager, query);
        query = queryOf({ status, sort, after: next });
      }
      const deep = { value: sort === 'name' ? 'House 8' : 1_700_000_002_000, id: 5_000 };
      const { read, rows } = await costOf(manager, queryOf({ status, sort, after: deep }));
      expect(rows).toBe(listingPageSize + 1);
      expect(read).toBeLessThanOrEqual(5 * listingPageSize);
    }
  });

  it.each(listingFilters)('of a common word in %s reads no more', async (status) => {
    for (const manager of [admin, owner]) {
      const { next } = await listListings({ db }, manager, queryOf({ status, q: 'house' }));
      for (const after of [null, next]) {
        const { plan, read, rows } = await costOf(manager, queryOf({ status, q: 'house', after }));
        expect(plan).toContain('VIRTUAL TABLE INDEX');
        expect(rows).toBe(listingPageSize);
        expect(read).toBeLessThanOrEqual(5 * listingPageSize);
      }
    }
  });

  it('of ready drafts reads only these, with the draft that waits longest', async () => {
    const [nook] = await db.select().from(properties).where(eq(properties.slug, 'nook-5'));
    const draft = (id: string, status: 'ready' | 'draft', at: number) =>
      db.insert(propertyDrafts).values({
        id,
        status,
        propertyId: nook?.id ?? 0,
        data: {},
        baseVersion: 1,
        createdAt: new Date(at),
        updatedAt: new Date(at),
      });
    await Promise.all([draft('second', 'ready', 20), draft('first', 'ready', 10), draft('open', 'draft', 5)]);
    for (const manager of [admin, other]) {
      for (const q of ['', 'nook']) {
        const { read } = await costOf(manager, queryOf({ status: 'changes', q }));
        expect(read).toBeLessThan(60);
        const { listings } = await listListings({ db }, manager, queryOf({ status: 'changes', q }));
        expect(listings.map(({ name, draftId }) => [name, draftId])).toEqual([['Nook 5', 'first']]);
      }
    }
    expect(await names(owner, { status: 'changes' })).toEqual([]);
    await db.delete(propertyDrafts);
  });

  it('of a rare word and of an owner with few properties reads only these', async () => {
    expect((await costOf(other, queryOf({ q: 'house' }))).rows).toBe(0);
    const { read, rows } = await costOf(other, plain);
    expect(rows).toBe(10);
    expect(read).toBeLessThanOrEqual(5 * listingPageSize);
  });
});

describe('the pages of a list', () => {
  it.each(listingSorts)('by %s hold every property once, forth and back', async (sort) => {
    const query = queryOf({ status: 'rejected', sort });
    const seen: number[] = [];
    let page = await listListings({ db }, owner, query);
    const marks = [page.previous];
    for (;;) {
      seen.push(...page.listings.map(({ id }) => id));
      if (!page.next) break;
      page = await listListings({ db }, owner, { ...query, after: page.next });
      marks.push(page.previous);
    }
    expect(seen).toHaveLength(1000);
    expect(new Set(seen).size).toBe(1000);
    expect(marks[0]).toBeNull();
    const back = await listListings({ db }, owner, { ...query, before: page.previous });
    expect(back.listings.map(({ id }) => id)).toEqual(seen.slice(-50, -25));
    const first = await listListings({ db }, owner, { ...query, before: marks[1] ?? null });
    expect(first.listings.map(({ id }) => id)).toEqual(seen.slice(0, 25));
    expect(first.previous).toBeNull();
  });

  it('are the first one for a mark that is past the end or makes no sense', async () => {
    const first = await names(other);
    expect(await names(other, { after: { value: 0, id: 1 } })).toEqual(first);
    for (const search of [
      'after=x',
      'after=%00',
      'before=W10',
      'sort=up&status=%F0',
      `after=${'A'.repeat(5000)}`,
    ]) {
      expect(await names(other, parseListingQuery(new URLSearchParams(search)))).toEqual(first);
    }
  });

  it('have addresses that contain the whole query and are read back', () => {
    const query = queryOf({ status: 'approved', q: 'a & b', sort: 'name', after: { value: 'Zoë’s', id: 7 } });
    const { search } = new URL(listingPath(query), 'http://x');
    expect(parseListingQuery(new URLSearchParams(search))).toEqual(query);
    expect(listingPath(plain)).toBe('/dashboard/properties');
  });
});

describe('the listed properties', () => {
  it('are all for staff and an owner’s own, archived ones only on request', async () => {
    expect(await names(other)).toHaveLength(10);
    const [row] = await db.select().from(properties).where(eq(properties.slug, 'nook-3'));
    await db.update(properties).set({ archivedAt: new Date() }).where(eq(properties.slug, 'nook-3'));
    expect(await names(other)).not.toContain('Alcove');
    expect(await names(other, { status: 'archived' })).toEqual(['Alcove']);
    expect(await names(admin, { q: 'alcove' })).toEqual([]);
    expect(await names(admin, { q: 'alcove', status: 'archived' })).toEqual(['Alcove']);
    await db
      .update(properties)
      .set({ archivedAt: null })
      .where(eq(properties.id, row?.id ?? 0));
    expect(await names(other)).toContain('Alcove');
  });

  it('are found by the beginnings of words, and for staff by their owner', async () => {
    expect(await names(other, { q: 'noo 10' })).toEqual(['Nook 10']);
    expect(await names(owner, { q: 'nook' })).toEqual([]);
    expect(await names(admin, { q: 'quandong' })).toHaveLength(24);
    expect(await names(owner, { q: 'quandong' })).toEqual([]);
    await db.update(profiles).set({ fullName: 'Zelda Wattle' }).where(eq(profiles.id, other.profileId));
    expect(await names(admin, { q: 'zeld' })).toHaveLength(10);
    await db.update(properties).set({ name: 'Cranny' }).where(eq(properties.slug, 'nook-9'));
    expect(await names(other, { q: 'cranny' })).toEqual(['Cranny']);
    for (const q of ['"', "' OR 1=1", 'name:*', '(', 'NEAR(', 'a"b*', '𝒳', 'x'.repeat(100)]) {
      await expect(names(other, { q })).resolves.toBeInstanceOf(Array);
    }
  });
});
