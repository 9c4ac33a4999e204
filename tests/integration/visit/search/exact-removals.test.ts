import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addHidden, fillFrame, publish } from '../../../bench/fill-directory';
import { measuredDatabase, nothingMeasured } from '../../../support/database/measured-database';

const db = createDatabase(env.DB);
const size = 4_200;
const wishes = 'type=hotel&stars=5&min_price=985&max_price=999&location=glenelg';

/** Each stay misses one of four wishes: 700 the type, 900 the stars, 1,000 the place, the rest the price. One in 30 is a villa by name. */
beforeAll(async () => {
  await fillFrame(env.DB);
  for (let at = 0; at < size; at += 500) await addHidden(env.DB, at, Math.min(size, at + 500));
  await db.run(sql`update properties set
    name = 'House ' || id || iif(id % 30 = 0, ' Villa', ''),
    property_type = iif(id <= 700, 'motel', 'hotel'),
    star_rating = iif(id > 700 and id <= 1600, 3, 5),
    location_slug = iif(id > 1600 and id <= 2600, 'unley', 'glenelg'),
    min_price = iif(id > 2600, 100, 990), place_slug = null, address = '1 Long Street'`);
  await publish(env.DB, 0, size);
});

async function search(query: string) {
  const sum = nothingMeasured();
  const criteria = parseCriteria(new URLSearchParams(query));
  const data = await loadSearch({ db: createDatabase(measuredDatabase(env.DB, sum)) }, criteria);
  return { ...data, rows: sum.statements.reduce((rows, { rowsRead }) => rows + rowsRead, 0) };
}

/** What a removal promises, and what the search behind it finds. */
async function promises(query: string) {
  const { removals, rows } = await search(query);
  const kept = await Promise.all(
    removals.map(async ({ key, to, count, isCapped }) => {
      const { results } = await search(to.slice(to.indexOf('?') + 1));
      return {
        key,
        promised: { count, isCapped },
        found: { count: results.total, isCapped: results.isCapped },
      };
    }),
  );
  return { rows, kept };
}

it('each of four removals is exact up to a thousand, the largest first, without more rows', async () => {
  const { kept, rows } = await promises(wishes);
  expect(kept.map(({ key }) => key)).toEqual(['price', 'location', 'stars', 'type-hotel']);
  expect(kept.map(({ promised }) => promised.isCapped)).toEqual([true, false, false, false]);
  // Each is more than a share of the rows.
  expect(kept.every(({ promised }) => promised.count > 600)).toBe(true);
  for (const { promised, found } of kept) expect(promised).toEqual(found);
  expect(rows).toBeLessThanOrEqual(5_000);
});

it('each removal is exact beside a word that every stay has', async () => {
  const { kept, rows } = await promises(`${wishes}&q=street`);
  expect(kept.map(({ key }) => key)).toEqual(['price', 'location', 'stars', 'type-hotel']);
  expect(kept.map(({ promised }) => promised.isCapped)).toEqual([true, false, false, false]);
  for (const { promised, found } of kept) expect(promised).toEqual(found);
  expect(rows).toBeLessThanOrEqual(5_000);
});

it.each([
  ['with a word that is left', `${wishes}&q=villa`],
  ['with a word that nothing has beside it', `${wishes}&q=villa&amenity=Bar`],
  ['of several together', `${wishes}&tag=nowhere&near_airport=1`],
  [
    'with a place that is not listed',
    'type=hotel&stars=5&min_price=985&max_price=999&location=long&tag=nowhere',
  ],
])('a removal %s finds what it says', async (_, query) => {
  const { kept } = await promises(query);
  expect(kept.length).toBeGreaterThan(0);
  for (const { key, promised, found } of kept) {
    if (promised.isCapped) expect(found.count, key).toBeGreaterThanOrEqual(promised.count);
    else expect(promised, key).toEqual(found);
  }
});

it.each([
  ['a sentence', ''],
  ['a sentence with a word that every stay has', '&q=street'],
])('the chips of %s say exactly how many stays are found without each', async (_, text) => {
  const { chips } = await search(`said=any&stars=5&type=hotel&min_price=985&max_price=999${text}`);
  const found = await Promise.all(
    chips.map(async ({ to }) => {
      const { results } = await search(to.slice(to.indexOf('?') + 1));
      return `${results.total}${results.isCapped ? '+' : ''}`;
    }),
  );
  expect(chips.map(({ without }) => without)).toEqual(found);
});
