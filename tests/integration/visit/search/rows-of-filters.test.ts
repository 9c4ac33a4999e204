import { env } from 'cloudflare:test';
import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase, type Database } from '~/db/client';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { findHomePage } from '~/features/visit/home/find-home-page.server';
import { loadLanding } from '~/features/visit/search/load-landing.server';
import { loadSearch } from '~/features/visit/search/load-search.server';
import type { Remember } from '~/lib/memory/remember';
import { formatMoney } from '~/lib/text/money';
import { formatNumber } from '~/lib/text/numbers';

import { addHidden, fillFrame, publish } from '../../../bench/fill-directory';
import { measuredDatabase, nothingMeasured } from '../../../support/database/measured-database';

const db = createDatabase(env.DB);
const size = 2_500;
const isPublic = sql`is_approved = 1 and is_published = 1 and archived_at is null`;

/** Half of the stays are hotels in Glenelg with four stars near the airport; few are hostels. */
beforeAll(async () => {
  await fillFrame(env.DB);
  for (let at = 0; at < size; at += 500) await addHidden(env.DB, at, at + 500);
  await db.run(sql`update properties set property_type = iif(id % 2, 'hotel', iif(id % 40, 'motel', 'hostel')),
    location_slug = iif(id % 2, 'glenelg', 'unley'), place_slug = iif(id % 3, null, 'henley-beach'),
    star_rating = iif(id % 2, 4, 2), near_airport = id % 2, address = '1 Long Street', min_price = min_price + iif(id % 5, 0, 0.25)`);
  await publish(env.DB, 0, size);
});

async function measured<T>(read: (db: Database) => Promise<T>) {
  const sum = nothingMeasured();
  const data = await read(createDatabase(measuredDatabase(env.DB, sum)));
  const rows = sum.statements.reduce((all, { rowsRead }) => all + rowsRead, 0);
  return { data, rows, depth: sum.depth, calls: sum.calls };
}

/** An isolate that remembers everything. */
function createMemory(): Remember {
  const values = new Map<string, unknown>();
  return async <Value>(name: string, _: readonly string[], make: () => Promise<Value>) => {
    if (!values.has(name)) values.set(name, await make());
    return values.get(name) as Value;
  };
}

const criteriaOf = (query: string) => parseCriteria(new URLSearchParams(query));
const search = (query: string) => measured((each) => loadSearch({ db: each }, criteriaOf(query)));

function landing(path: string, query = '') {
  const preset = findPathPreset(path);
  if (!preset) throw new Error(path);
  const given = {
    preset,
    path,
    query: new URLSearchParams(query),
    origin: 'https://stay.test',
    today: '2026-10-31',
  };
  return measured((each) => loadLanding({ db: each }, given));
}

async function idsOf(where: SQL, order = sql`search_rank`): Promise<number[]> {
  const rows = await db.all<{ id: number }>(
    sql`select id from properties where ${isPublic} and ${where} order by ${order}`,
  );
  return rows.map(({ id }) => id);
}

const byPrice = sql`price_aud is null, price_aud, search_rank`;
const hotels = sql`property_type = 'hotel'`;

describe('a search that finds more than a thousand by its filters', () => {
  it.each<[string, SQL, SQL?]>([
    ['location=glenelg', sql`location_slug = 'glenelg'`],
    ['type=hotel&page=3', hotels],
    ['stars=4&near_airport=1', sql`star_rating >= 4 and near_airport = 1`],
    ['location=glenelg&sort=price_low', sql`location_slug = 'glenelg'`, byPrice],
    [
      'type=hotel&type=motel&min_price=1&sort=price_low',
      sql`property_type <> 'hostel' and price_aud >= 1`,
      byPrice,
    ],
  ])('reads its page and no other stays: %s', async (query, where, order) => {
    const { data, rows, depth } = await search(query);
    const ids = await idsOf(where, order);
    const first = (data.results.page - 1) * 24;
    expect(ids.length).toBeGreaterThan(1_000);
    expect([data.results.total, data.results.isCapped]).toEqual([1_000, true]);
    expect(data.results.stays.map(({ id }) => id)).toEqual(ids.slice(first, first + 24));
    expect(rows).toBeLessThan(500);
    expect(depth).toBe(2);
  });
});

describe('a search that finds fewer', () => {
  it.each<[string, SQL, SQL?]>([
    ['type=hostel', sql`property_type = 'hostel'`],
    ['type=hostel&sort=price_low', sql`property_type = 'hostel'`, byPrice],
    ['type=hotel&max_price=60&page=9', sql`property_type = 'hotel' and price_aud <= 60`],
    ['type=hotel&location=unley', sql`false`],
    ['location=long&type=hostel', sql`property_type = 'hostel'`],
    ['tag=nowhere', sql`false`],
    [
      'tag=family&stars=4',
      sql`id in (select property_id from property_tags where tag = 'family') and star_rating >= 4`,
    ],
  ])('has its number and its stays: %s', async (query, where, order) => {
    const { data, depth } = await search(query);
    const ids = await idsOf(where, order);
    const first = (data.results.page - 1) * 24;
    expect([data.results.total, data.results.isCapped]).toEqual([ids.length, false]);
    expect(data.results.pageCount).toBe(Math.ceil(ids.length / 24));
    expect(data.results.stays.map(({ id }) => id)).toEqual(ids.slice(first, first + 24));
    expect(depth).toBeLessThanOrEqual(2);
  });

  it('is one call in an isolate that has the sets', async () => {
    const remember = createMemory();
    await loadSearch({ db, remember }, criteriaOf('type=hotel'));
    const { data, calls, rows } = await measured((each) =>
      loadSearch({ db: each, remember }, criteriaOf('type=hostel')),
    );
    expect(data.results.total).toBe((await idsOf(sql`property_type = 'hostel'`)).length);
    expect(calls).toBe(1);
    expect(rows).toBeLessThan(150);
  });
});

describe('what is offered where filters find nothing, and beside a sentence', () => {
  it('is counted without reading stays', async () => {
    const { data, rows } = await search(
      'said=any&type=hotel&stars=4&near_airport=1&location=glenelg&min_price=1',
    );
    expect(data.chips.map(({ without }) => without)).toEqual(Array(5).fill('1000+'));
    expect(rows).toBeLessThan(500);
  });

  it('has the stays of a common word although the landmark has none', async () => {
    const { data, rows } = await search('q=rooms&near=the-zoo&minutes=13&sort=nearest');
    expect(data.removals.map(({ key, count, isCapped }) => [key, count, isCapped])).toContainEqual([
      'near',
      1_000,
      true,
    ]);
    expect(rows).toBeLessThan(500);
  });
});

describe('a landing page of more than a thousand stays', () => {
  it.each(['', 'sort=price_low', 'sort=rating'])(
    'describes all of them and reads none: %s',
    async (query) => {
      const { data, rows } = await landing('/adelaide-hotels', query);
      const [facts] = await db.all<{ low: number; high: number; reviews: number }>(
        sql`select min(price_aud) as low, max(price_aud) as high, sum(review_count) as reviews from properties
        where ${isPublic} and ${hotels}`,
      );
      const text = data.facts.join(' ');
      expect(text).toContain('this page lists more than 1,000');
      expect(text).toContain(
        `from ${formatMoney(facts?.low ?? 0, 'AUD')} to ${formatMoney(facts?.high ?? 0, 'AUD')} a night`,
      );
      expect(text).toContain(`rest on ${formatNumber(facts?.reviews ?? 0)} guest reviews`);
      expect(text).toContain('Most are in glenelg and henley-beach');
      expect(rows).toBeLessThan(500);
    },
  );

  it('names the cents of the lowest and the highest rate', async () => {
    await db.run(sql`update properties set min_price = 11.25 where id = 1`);
    await db.run(sql`update properties set min_price = 11.75, review_count = 7 where id = 3`);
    await db.run(sql`update properties set min_price = 4711.99 where id = 5`);
    const { data } = await landing('/adelaide-hotels');
    expect(data.facts.join(' ')).toContain('from A$11.25 to A$4,711.99 a night');
  });
});

describe('the panel of the home page', () => {
  it.each([
    ['type', 'hotel', hotels],
    ['price', 'under-150', sql`price_aud < 150`],
  ] as const)('has the number of a group by %s without reading its stays', async (tab, group, where) => {
    const { data, rows } = await measured((each) => findHomePage({ db: each }, { tab, group }));
    expect(data.more?.total).toBe(Math.min(1_001, (await idsOf(where)).length));
    expect(rows).toBeLessThan(500);
  });
});

describe('a directory of more stays than a set has', () => {
  beforeAll(async () => {
    await addHidden(env.DB, 49_152, 49_752);
    await db.run(
      sql`update properties set property_type = 'motel', min_price = 100, near_airport = 0, star_rating = 1 where id > 49152`,
    );
    await publish(env.DB, 49_152, 49_752);
  });

  it.each<[string, SQL]>([
    ['type=motel&max_price=300', sql`property_type = 'motel' and price_aud <= 300`],
    [
      'type=motel&min_price=100&max_price=120',
      sql`property_type = 'motel' and price_aud between 100 and 120`,
    ],
  ])('counts the others by their sets as well, and waits twice: %s', async (query, where) => {
    const { data, rows, depth } = await search(query);
    const ids = await idsOf(where);
    expect(data.results.total).toBe(Math.min(1_000, ids.length));
    expect(data.results.isCapped).toBe(ids.length > 1_000);
    expect(data.results.stays.map(({ id }) => id)).toEqual(ids.slice(0, 24));
    expect(rows).toBeLessThan(500);
    expect(depth).toBe(2);
  });

  it('is waited for twice by an isolate that has the sets', async () => {
    const remember = createMemory();
    await loadSearch({ db, remember }, criteriaOf('type=hotel'));
    for (const query of [
      'type=motel&max_price=300',
      'type=hotel&location=unley',
      'type=hotel&max_price=41',
    ]) {
      const { data, depth } = await measured((each) => loadSearch({ db: each, remember }, criteriaOf(query)));
      expect(depth, query).toBeLessThanOrEqual(2);
      expect(data.results.stays.length, query).toBe(Math.min(24, data.results.total));
    }
  });

  it.each<[string, SQL]>([
    ['type=hotel', hotels],
    ['type=hostel', sql`property_type = 'hostel'`],
    ['type=hotel&max_price=60', sql`property_type = 'hotel' and price_aud <= 60`],
    ['type=hotel&location=unley', sql`false`],
    ['location=long', sql`address like '%long%'`],
  ])('has the numbers of what it cannot tell from the text index: %s', async (query, where) => {
    const { data } = await search(query);
    const ids = await idsOf(where);
    expect(data.results.total).toBe(Math.min(1_000, ids.length));
    expect(data.results.stays.map(({ id }) => id)).toEqual(ids.slice(0, 24));
  });

  it('waits twice where few are found', async () => {
    expect((await search('type=hotel&location=unley')).depth).toBeLessThanOrEqual(2);
  });

  it('has the number of each group of home', async () => {
    const hostels = await idsOf(sql`property_type = 'hostel'`);
    const { more } = await findHomePage({ db }, { tab: 'type', group: 'hostel' });
    expect(more?.total).toBe(hostels.length);
  });
});
