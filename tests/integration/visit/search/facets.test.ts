import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { propertyTypes } from '~/db/vocabulary';
import { areaParam } from '~/features/directory/criteria/area';
import {
  emptyCriteria,
  parseCriteria,
  ratingChoices,
  resultLimit,
  type Criteria,
} from '~/features/directory/criteria/criteria';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { countMatches } from '~/features/directory/search/search-sql';
import type { FacetGroup } from '~/features/visit/search/filters/facet-data';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { formatNumber } from '~/lib/text/numbers';

import {
  addHidden,
  fillFrame,
  fillLandmarks,
  publish,
  syntheticLandmarks,
} from '../../../bench/fill-directory';
import {
  measuredDatabase,
  nothingMeasured,
  type Measured,
} from '../../../support/database/measured-database';
import { seededRandom } from '../../../support/seeded-random';

const db = createDatabase(env.DB);
const random = seededRandom(63);
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
const sometimes = <T>(part: number, value: () => T, otherwise: T): T =>
  random() < part ? value() : otherwise;

/**
 * Places whose names are in addresses elsewhere, rates between dollars, in another currency and free, rooms,
 * unused values.
 */
async function makeAwkward() {
  await db.run(sql`insert or ignore into location_groups (slug, name, parent_slug) values ('glenelg-1', 'Jetty Road', 'glenelg'),
    ('kensington', 'Kensington', null)`);
  await db.run(sql`insert or ignore into amenities (id, name) values (50, 'Helipad')`);
  await db.run(sql`update properties set min_price = min_price + 0.5 where id % 7 = 0`);
  await db.run(sql`update properties set min_price = min_price + 0.99 where id % 11 = 0`);
  await db.run(sql`update properties set currency = 'USD' where id % 31 = 0`);
  await db.run(sql`update properties set min_price = 0 where id % 97 = 0`);
  await db.run(sql`update properties set guest_rating = 7.25 where id % 13 = 0`);
  await db.run(sql`update properties set address = '3 Norwood Quay, Glenelg' where id % 17 = 0`);
  await db.run(sql`insert into units (property_id, name, max_guests)
    select id, 'Room', nullif(id % 9, 0) from properties where id % 2 = 0 and id not in (select property_id from units)`);
  await db.run(sql`delete from property_tags where property_id % 41 = 0`);
  await db.run(sql`update properties set latitude = -34.95 + (id % 97) / 1000.0, longitude = 138.5 + (id % 89) / 1000.0
    where id % 5 <> 0`);
  await db.run(sql`update properties set description = description || iif(id % 10 < 9, ' verandah', '')
    || iif(id % 100 < 61, ' heritage', '') || iif(id % 2 = 0, ' halcyon', '') || iif(id % 10 < 4, ' bbq', iif(id % 10 < 8, ' barbecue', ''))`);
}

/** Texts of which every stay has one, nine of ten, 61 of a hundred, or half. */
const commonTexts: [name: string, Partial<Criteria>][] = [
  ['a word of every stay', { q: 'rooms' }],
  ['a word of nine stays of ten', { q: 'verandah' }],
  ['a word of 61 stays of a hundred', { q: 'heritage' }],
  ['a word of every second stay', { q: 'halcyon' }],
  ['a word of every second stay on a late page', { q: 'halcyon', page: 40 }],
  ['two common words', { q: 'verandah heritage' }],
  ['three common words', { q: 'verandah rooms halcyon' }],
  ['any of two common words', { q: 'halcyon or heritage' }],
  [
    'any of two common words with filters',
    { q: 'halcyon or heritage', types: ['hotel', 'motel'], minPrice: 60 },
  ],
  ['a word that half of the stays say in another way', { q: 'barbeque' }],
  ['a part of every address', { location: 'stree' }],
  ['minutes that every stay is away', { near: 'the-square', minutes: 30, by: 'walk' }],
  ['minutes that every stay is away in any way', { near: 'the-square' }],
  ['a part of the map that has most stays', { area: '-34.96_138.4_-34.85_138.65' }],
  ['a word beside filters', { q: 'heritage', types: ['hotel', 'motel'], minPrice: 60, stars: 3 }],
  ['a word beside amenities', { q: 'halcyon', amenities: ['Bar', 'gym|Garden'], tags: ['family'] }],
  ['a word and a place', { q: 'halcyon', location: 'glenelg' }],
  ['a word of every stay and a part of every address', { q: 'rooms', location: 'street' }],
  ['a sentence with a filter', { q: 'heritage', types: ['hotel'], said: 'heritage hotel' }],
  ['a sentence of a word of every second stay', { q: 'halcyon', nearAirport: true, said: 'halcyon airport' }],
  ['a word that nothing has with a filter', { q: 'heritage', amenities: ['Helipad'] }],
  ['a word of every second stay that nothing has with a filter', { q: 'halcyon', tags: ['nowhere'] }],
];

/** Minutes to a landmark that fewer stays reach than are counted, or none. */
function anyNear(): Pick<Criteria, 'near' | 'minutes' | 'by'> {
  const near = sometimes(0.25, () => pick(syntheticLandmarks), '');
  const [everywhere] = syntheticLandmarks;
  const minutes = near === everywhere ? pick([3, 8]) : sometimes(0.5, () => pick([5, 10, 20]), null);
  return near ? { near, minutes, by: pick(['walk', null]) } : { near, minutes: null, by: null };
}

/** A part of the map of about a quarter of the stays at most. */
function anyArea(): string {
  const [south, west] = [-34.95 + random() * 0.09, 138.5 + random() * 0.05];
  return areaParam({ south, west, north: south + random() * 0.025, east: west + random() * 0.08 });
}

function anyCriteria(): Criteria {
  const price = () => Math.floor(random() * random() * 1000);
  const [low, high] = [price(), price()].sort((a, b) => a - b);
  const listed = ['glenelg', 'norwood|glenelg-1', 'adelaide-cbd', 'Unley'];
  const texts = ['Adelaide CBD', 'combe st', 'barossa-1', 'glenelg|quay'];
  const location = sometimes(0.4, () => pick([...listed, ...texts]), '');
  // With a text as place and a common word, fewer stays of each are looked at.
  const words = [
    'amber cottage',
    'family gym',
    ...(texts.includes(location)
      ? []
      : ['pool', 'garden', 'house', 'wi fi', 'verandah', 'heritage', 'halcyon']),
  ];
  const some = <T>(values: readonly T[]) => [...new Set([pick(values), pick(values)])];
  return {
    ...emptyCriteria,
    q: sometimes(0.3, () => pick(words), ''),
    location,
    types: sometimes(0.3, () => some(propertyTypes), []),
    tags: sometimes(0.2, () => [pick(['family', 'quiet', 'nowhere'])], []),
    amenities: sometimes(0.4, () => some(['Bar', 'Gym', 'gym|Garden', 'Free Wi-Fi', 'Helipad']), []),
    minPrice: sometimes(0.3, () => low || null, null),
    maxPrice: sometimes(0.3, () => (high ?? 0) + pick([0, 0.99]), null),
    stars: sometimes(0.2, () => pick([3, 4, 5]), null),
    rating: sometimes(0.2, () => pick(ratingChoices), null),
    nearAirport: random() < 0.15,
    room: random() < 0.3,
    guests: pick([1, 2, 2, 5, 20]),
    ...anyNear(),
    area: sometimes(0.2, anyArea, ''),
    checkIn: sometimes(0.2, () => '2030-02-04', null),
  };
}

/**
 * The search with one more choice: it replaces the chosen values where one or any of them is enough, and is
 * added where all have to match.
 */
function choose(criteria: Criteria, name: FacetGroup['name'], value: string): Criteria {
  switch (name) {
    case 'place':
      return { ...criteria, location: value };
    case 'type':
      return { ...criteria, types: propertyTypes.filter((type) => type === value) };
    case 'stars':
      return { ...criteria, stars: Number(value) || null };
    case 'rating':
      return { ...criteria, rating: Number(value) || null };
    case 'amenity':
      return { ...criteria, amenities: [...new Set([...criteria.amenities, value])] };
    case 'tag':
      return { ...criteria, tags: [...new Set([...criteria.tags, value])] };
    case 'near_airport':
      return { ...criteria, nearAirport: true };
    case 'room':
      return { ...criteria, room: true };
  }
}

/** The number of results of each search, as it is shown. */
async function findEach(searches: readonly Criteria[]): Promise<number[]> {
  const counts: number[] = [];
  for (let at = 0; at < searches.length; at += 20) {
    const parts = searches.slice(at, at + 20).map((criteria, index) => {
      const words = wordsOf(queryTerms(criteria.q));
      return sql`(${countMatches(criteria, words)}) as ${sql.raw(`count_${index}`)}`;
    });
    const [row = {}] = await db.all<Record<string, number>>(sql`select ${sql.join(parts, sql`, `)}`);
    counts.push(...parts.map((_, index) => row[`count_${index}`] ?? 0));
  }
  return counts;
}

const optionsOf = ({ options, more }: FacetGroup) => [
  ...options,
  ...(more?.parts.flatMap((part) => part.options) ?? []),
];
const shownAs = (count: number) => (count > resultLimit ? '1,000+' : formatNumber(count));

/** The numbers of the facets that were compared, by facet. */
const compared: Record<string, number> = {};

/** All counts of the panel, or two of each facet; all of them are exact. */
async function compare(criteria: Criteria, areAll: boolean) {
  const { facets, results } = await loadSearch({ db }, criteria);
  const name = JSON.stringify(criteria);
  expect(facets.note, name).toBeNull();
  const shown = facets.groups.flatMap((group) =>
    optionsOf(group)
      .filter(({ count }) => count !== '')
      .sort(() => (areAll ? 0 : random() - 0.5))
      .slice(0, areAll ? Infinity : 2)
      .map((option) => ({ ...option, name: group.name })),
  );
  const found = await findEach(shown.map(({ name, value }) => choose(criteria, name, value)));
  expect(
    shown.map(({ name, value, count }) => [name, value, count]),
    name,
  ).toEqual(shown.map(({ name, value }, at) => [name, value, shownAs(found[at] ?? 0)]));
  expect(shown.map(({ isEmpty }) => isEmpty)).toEqual(found.map((count) => count === 0));
  for (const [at, { name }] of shown.entries()) if (found[at]) compared[name] = (compared[name] ?? 0) + 1;
  const total = results.isCapped ? resultLimit + 1 : results.total;
  if (!criteria.q) expect((await findEach([criteria]))[0], name).toBe(total);
}

/** A bar of the histogram is the price filter from its lowest rate to below the next bar's. */
async function compareRates(criteria: Criteria) {
  const { heights, text, barDollars } = (await loadSearch({ db }, criteria)).facets.rates;
  const found = await findEach(
    heights.map((_, bar) => ({
      ...criteria,
      minPrice: bar * barDollars,
      maxPrice: bar === heights.length - 1 ? null : (bar + 1) * barDollars - 0.01,
    })),
  );
  const max = Math.max(...found);
  if (max > resultLimit) return;
  const name = JSON.stringify(criteria);
  expect(
    heights.map((height) => Math.round(height * Math.max(1, max))),
    name,
  ).toEqual(found);
  if (max > 0) expect(text, name).toContain(`: ${max} stay`);
}

const rowsOf = ({ statements }: Measured) => statements.reduce((rows, { rowsRead }) => rows + rowsRead, 0);

const sizes = [300, 5_000];

describe.each(sizes)('the counts of %i stays', (size) => {
  beforeAll(async () => {
    const [row] = await db.all<{ size: number }>(sql`select count(*) as size from properties`);
    const from = row?.size ?? 0;
    if (from === 0) await fillFrame(env.DB);
    for (let at = from; at < size; at += 500) {
      await addHidden(env.DB, at, Math.min(size, at + 500));
      await fillLandmarks(env.DB, at, Math.min(size, at + 500));
    }
    await makeAwkward();
    await publish(env.DB, from, size);
  });

  it('equal what choosing finds, whatever is chosen already', async () => {
    await compare(emptyCriteria, true);
    for (let turn = 0; turn < 200; turn += 1) {
      const criteria = anyCriteria();
      await compare(criteria, turn % 10 === 0);
      if (turn % 4 === 0) await compareRates(criteria);
    }
    for (const facet of ['place', 'type', 'stars', 'rating', 'amenity', 'tag', 'near_airport', 'room'])
      expect(compared[facet], facet).toBeGreaterThan(50);
  });

  it.each(commonTexts)('are exact for %s', async (_, text) => {
    const criteria = { ...emptyCriteria, ...text };
    await compare(criteria, true);
    await compareRates(criteria);
    const sum = nothingMeasured();
    await loadSearch({ db: createDatabase(measuredDatabase(env.DB, sum)) }, criteria);
    expect(rowsOf(sum)).toBeLessThanOrEqual(5_000);
    expect(sum.depth).toBe(2);
  });
});

describe('the counts', () => {
  it('are marked as lower bounds where a text finds more than are counted, and none is marked as empty', async () => {
    // Two texts that about half of the stays have each, beside the last page in an order by value.
    const criteria: Criteria = {
      ...emptyCriteria,
      q: 'halcyon',
      location: '1',
      sort: 'price_high',
      page: 42,
    };
    const { facets } = await loadSearch({ db }, criteria);
    expect(facets.note).toContain('Not every stay was counted');
    const options = facets.groups.find(({ name }) => name === 'type')?.options ?? [];
    const found = await findEach(options.map(({ value }) => choose(criteria, 'type', value)));
    for (const [at, { count, isEmpty }] of options.entries()) {
      expect(count).toMatch(/^[1-9][\d,]*\+$/);
      expect(Number(count.replaceAll(/\D/g, ''))).toBeLessThanOrEqual(found[at] ?? 0);
      expect(isEmpty).toBe(false);
    }
  });

  it('are marked as lower bounds where there are more stays than are counted, and read no more rows', async () => {
    const street = { ...emptyCriteria, location: 'street' };
    const rowsRead = async () => {
      const sum = nothingMeasured();
      await loadSearch({ db: createDatabase(measuredDatabase(env.DB, sum)) }, street);
      return rowsOf(sum);
    };
    const before = await rowsRead();
    expect((await loadSearch({ db }, emptyCriteria)).facets.note).toBeNull();
    await db.run(sql`insert into facet_bits (kind, block, key, bits) values ('all', 1, '', '1')`);
    try {
      expect((await loadSearch({ db }, emptyCriteria)).facets.note).toContain('Not every stay was counted');
      expect(await rowsRead()).toBeLessThanOrEqual(before + 1);
    } finally {
      await db.run(sql`delete from facet_bits where block = 1`);
    }
  });

  it('count the corrected words', async () => {
    const criteria = parseCriteria(new URLSearchParams('q=gardne+amber&as=text'));
    const { facets, results } = await loadSearch({ db }, criteria);
    expect(results.correctedTo).toBe('garden amber');
    const types = facets.groups.find(({ name }) => name === 'type');
    for (const { value, count } of types?.options ?? []) {
      const chosen = await loadSearch({ db }, choose(criteria, 'type', value));
      expect(count, value).toBe(shownAs(chosen.results.total));
    }
  });
});
