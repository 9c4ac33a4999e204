import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addHidden, fillFrame, publish } from '../../../bench/fill-directory';
import { measuredDatabase, nothingMeasured } from '../../../support/database/measured-database';

const db = createDatabase(env.DB);
const size = 4_600;
/** The stays are in four groups, each of which misses one of these. */
const wishes = 'type=hotel&stars=5&min_price=985&max_price=999&location=glenelg';

/** Every removal finds more than a thousand, and the filters have as many sets as a directory of a million has. */
beforeAll(async () => {
  await fillFrame(env.DB);
  for (let at = 0; at < size; at += 500) await addHidden(env.DB, at, Math.min(size, at + 500));
  await db.run(sql`update properties set
    property_type = iif(id % 4 = 0, 'motel', 'hotel'), star_rating = iif(id % 4 = 1, 3, 5), min_price = iif(id % 4 = 2, 100, 990),
    location_slug = iif(id % 4 = 3, 'unley', 'glenelg'), place_slug = null, address = '1 Long Street',
    description = 'everywhere' || iif(id % 20, ' mostly', '') || iif(id % 10 < 6, ' often', '') || iif(id % 10 < 4, ' seldom', '')`);
  await publish(env.DB, 0, size);
  await db.run(sql`insert into facet_bits (kind, block, key, bits)
    select 'amenity', 0, 1000 + value, '' from json_each(${JSON.stringify([...Array(120).keys()])})`);
  await db.run(sql`insert into facet_bits (kind, block, key, bits)
    select f.kind, b.value, f.key, f.bits from facet_bits f, json_each('[1,2,3,4,5,6,7,8,9]') b where f.block = 0`);
});

async function search(query: string, options = {}) {
  const sum = nothingMeasured();
  const criteria = parseCriteria(new URLSearchParams(query));
  const data = await loadSearch({ db: createDatabase(measuredDatabase(env.DB, sum)) }, criteria, options);
  return { ...data, rows: sum.statements.reduce((rows, { rowsRead }) => rows + rowsRead, 0) };
}

it.each([
  ['that finds nothing, whose filters each hide a thousand', wishes],
  ['of a sentence that finds nothing', `${wishes}&said=any&tag=nowhere&amenity=Bar&near_airport=1`],
  [
    'of a sentence that finds a thousand',
    'said=any&stars=5&type=hotel&min_price=60&max_price=995&location=l',
  ],
  ['that finds nothing, with words', `${wishes}&q=street`],
  ['in the order of a value', 'location=street&stars=5&sort=price_high'],
  ['in the order of names', 'location=street&stars=5&sort=name&page=42'],
  ['by words, on the last page', 'q=hotel&page=42'],
  ['by misspelt words', 'q=hotle+glnelg'],
  ['by misspelt words, by name', 'q=hotle&sort=name'],
  ['by a misspelt word of most stays, by name, on the last page', 'q=oftne&sort=name&page=42'],
  ['by a misspelt word of most stays, on a map in the order of prices', 'q=oftne&view=map&sort=price_low'],
  ['by a misspelt word of most stays, on a map by name', 'q=oftne&view=map&sort=name&page=42'],
  ['by a misspelt word of most stays, by name, on a page in the middle', 'q=oftne&sort=name&page=20'],
  ['by a misspelt word of most stays, by name, on the page after', 'q=oftne&sort=name&page=21'],
  ['by misspelt words of most stays, on the last page', 'q=everywhree+mosltly+ofetn&page=42'],
  ['by misspelt words of most stays, in the order of prices', 'q=everywhree+mosltly+ofetn&sort=price_low'],
  ['by long unknown words', 'q=abcdefghijklmnopqrst+bcdefghijklmnopqrstu+cdefghijklmnopqrstuv&sort=name'],
  ['by a misspelt word of most stays, on a map', 'q=oftne&view=map'],
  ['on a map in the order of prices', 'q=hotel&view=map&sort=price_low'],
])('a search %s reads at most five thousand rows', async (_, query) => {
  expect((await search(query)).rows).toBeLessThanOrEqual(5_000);
});

/** Words of all stays, of 95 in a hundred, of 60, of 40, and of some of them. */
const commonWords = ['everywhere', 'mostly', 'often', 'seldom', 'mostly+often+seldom'];
const besideWords = [
  'page=1',
  'location=street',
  'sort=price_low',
  'sort=name&page=42',
  'view=map&sort=rating',
  'view=map&area=-35_138_-34_139',
  wishes,
  `said=any&${wishes}&tag=nowhere`,
  'said=any&type=hotel&location=street',
];

it.each(commonWords.flatMap((q) => besideWords.map((rest) => `q=${q}&${rest}`)))(
  'a search for %s reads at most five thousand rows',
  async (query) => {
    expect((await search(query)).rows).toBeLessThanOrEqual(5_000);
  },
);

it('a landing page reads at most five thousand rows', async () => {
  expect((await search('q=hotel&location=street', { describe: true })).rows).toBeLessThanOrEqual(5_000);
});

it('a removal says how many stays it finds at least, where there are more than are counted', async () => {
  const { removals } = await search(wishes);
  expect(removals.map(({ key }) => key).toSorted()).toEqual(['location', 'price', 'stars', 'type-hotel']);
  for (const { count, isCapped } of removals) {
    expect(isCapped).toBe(true);
    expect(count % 100).toBe(0);
    expect(count).toBeGreaterThanOrEqual(200);
  }
});

it('stays that meet most wishes are still found where no single removal helps', async () => {
  const { removals, nearest } = await search(`${wishes}&tag=nowhere&near_airport=1`);
  expect(nearest).toHaveLength(6);
  expect(removals.length).toBeGreaterThan(0);
});

it('by name, more than a thousand are those that come first in the directory, and the page says so', async () => {
  const { results, explained } = await search('stars=5&sort=name');
  expect(explained).toContain('The 1,000 stays that are featured or have the highest guest ratings, by name');
  const [first] = results.stays;
  const [expected] = await db.all<{ name: string }>(sql`select name from (
    select name from properties where star_rating = 5 and is_published = 1 order by search_rank limit 1000)
    order by name collate nocase limit 1`);
  expect(first?.name).toBe(expected?.name);
  expect((await search('sort=name')).explained).toContain('By name, A to Z.');
});

it('a map of a misspelt word in an order has the first stays of the directory, and says so', async () => {
  const { map, results } = await search('q=oftne&view=map&sort=name&page=2');
  expect(results.correctedTo).toBe('often');
  expect(map?.notes).toContain(
    'The map has the 100 stays that are featured or have the highest guest ratings.',
  );
  const inOrder = await search('q=often&view=map');
  expect(inOrder.map?.notes).toContain('The map has the first 500 stays.');
});

it('each of many wishes of a sentence is counted', async () => {
  const many = (name: string) => [...Array(12).keys()].map((at) => `${name}=none-${at}`).join('&');
  const query = `${wishes}&said=any&rating=4&near_airport=1&room=1&guests=2&q=street&${many('tag')}&${many('amenity')}`;
  const { chips, removals, rows } = await search(query);
  expect(chips.length).toBeGreaterThan(20);
  expect(chips.filter(({ without }) => without === null)).toEqual([]);
  expect(removals.length).toBeGreaterThan(0);
  expect(rows).toBeLessThanOrEqual(5_000);
});
