import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { locationGroups } from '~/db/schema';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { findPathPreset } from '~/features/directory/criteria/path-presets';
import { findHomePage } from '~/features/visit/home/find-home-page.server';
import { loadLanding } from '~/features/visit/search/load-landing.server';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addTag, createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);

async function landing(address: string) {
  const [path = '', query = ''] = address.split('?');
  const preset = findPathPreset(path);
  if (!preset) throw new Error(`${path} is no landing page`);
  const given = {
    preset,
    path,
    query: new URLSearchParams(query),
    origin: 'https://stay.test',
    today: '2026-11-23',
  };
  const data = await loadLanding({ db }, given);
  return { ...data, names: data.results.stays.map(({ name }) => name).sort() };
}

const searched = async (query: string) =>
  (await loadSearch({ db }, parseCriteria(new URLSearchParams(query)))).results.stays
    .map(({ name }) => name)
    .sort();

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg' },
    { slug: 'norwood', name: 'Norwood' },
  ]);
  const stays = [
    ['Jetty Hotel', 'hotel', 'glenelg', 149.5],
    ['Pier Motel', 'motel', 'glenelg', 149.99],
    ['Parade Hotel', 'hotel', 'norwood', 150],
    ['Plane Tree Villa', 'villa', 'norwood', 249.5],
    ['Fig Villa', 'villa', 'norwood', 249.99],
    ['Vine Villa', 'villa', 'barossa', 250],
    ['Quarry House', 'villa', null, 400],
  ] as const;
  for (const [name, propertyType, locationSlug, minPrice] of stays) {
    const address = `4 Linden Lane, ${locationSlug ?? 'Nowhere'} SA 5000`;
    const stay = await createProperty(db, {
      name,
      propertyType,
      locationSlug,
      placeSlug: null,
      minPrice,
      address,
    });
    if (propertyType === 'villa') await addTag(db, stay.id, 'family');
  }
});

describe('a landing page', () => {
  it.each([
    ['/adelaide-hotels?location=glenelg', 'type=hotel&location=glenelg'],
    ['/adelaide-hotels?max_price=149', 'type=hotel&max_price=149'],
    ['/adelaide-hotels?q=parade', 'type=hotel&q=parade'],
    ['/adelaide-hotels?q=parad', 'type=hotel&q=parade'],
    ['/accommodation/norwood?type=villa&sort=price_high', 'location=norwood&type=villa'],
    ['/family-accommodation-adelaide?max_price=249.99', 'tag=family&max_price=249.99'],
    ['/budget-accommodation-adelaide?type=motel', 'max_price=150&type=motel'],
    ['/cheap-hotels-adelaide?max_price=400', 'max_price=150'],
    ['/luxury-accommodation-adelaide?min_price=100', 'min_price=300'],
  ])('%s shows what a search for %s shows', async (address, query) => {
    const { names, isIndexed } = await landing(address);
    expect(names).toEqual(await searched(query));
    expect(names.length + Number(address.includes('max_price=149'))).toBeGreaterThan(0);
    expect(isIndexed).toBe(false);
  });

  it.each([
    '/adelaide-hotels?type=motel',
    '/accommodation/glenelg?location=norwood',
    '/budget-accommodation-adelaide?min_price=200',
    '/luxury-accommodation-adelaide?max_price=100',
    '/luxury-accommodation-adelaide?max_price=100&sort=price_low',
  ])('%s contradicts itself and shows nothing', async (address) => {
    expect((await landing(address)).names).toEqual([]);
  });

  it.each(['lane', 'sa', '5000', 'linden', '中文', 'nowhere', "';--", 'x%20y'])(
    'of the unknown place %s is empty, although addresses contain it',
    async (place) => {
      const { names, isKnown, results } = await landing(`/accommodation/${encodeURI(place)}`);
      expect([names, isKnown, results.total]).toEqual([[], false, 0]);
    },
  );

  it('of an unknown place counts beside its filters what they find in the search', async () => {
    const { facets } = await landing('/accommodation/lane');
    const kinds = facets.groups.find(({ name }) => name === 'type')?.options ?? [];
    expect(kinds.filter(({ isEmpty }) => !isEmpty).map(({ value, count }) => [value, count])).toEqual([
      ['hotel', '2'],
      ['motel', '1'],
      ['villa', '4'],
    ]);
    for (const { value, count } of kinds)
      expect([value, String((await searched(`location=lane&type=${value}`)).length)]).toEqual([value, count]);
  });

  it('of a place that has stays and no page of its own is known', async () => {
    expect(await landing('/accommodation/barossa')).toMatchObject({ isKnown: true, names: ['Vine Villa'] });
    expect(await landing('/accommodation/glenelg?q=zzqxwvy')).toMatchObject({ isKnown: true, names: [] });
  });

  it('of Adelaide is the whole directory', async () => {
    for (const path of ['/accommodation-adelaide', '/accommodation/adelaide'])
      expect((await landing(path)).names).toEqual(await searched(''));
  });
});

describe('the groups of the home page', () => {
  it.each([
    { tab: 'price' as const, group: 'under-150', expected: ['Jetty Hotel', 'Pier Motel'] },
    { tab: 'price' as const, group: '150-250', expected: ['Fig Villa', 'Parade Hotel', 'Plane Tree Villa'] },
    { tab: 'price' as const, group: '250-400', expected: ['Vine Villa'] },
    { tab: 'price' as const, group: 'over-400', expected: ['Quarry House'] },
    { tab: 'type' as const, group: 'hotel', expected: ['Jetty Hotel', 'Parade Hotel'] },
    {
      tab: 'location' as const,
      group: 'norwood',
      expected: ['Fig Villa', 'Parade Hotel', 'Plane Tree Villa'],
    },
  ])(
    '$tab $group lists the stays that its link leads to, and says how many',
    async ({ expected, ...own }) => {
      const { more } = await findHomePage({ db }, own);
      expect(more?.stays.map(({ name }) => name).sort()).toEqual(expected);
      expect(more?.total).toBe(expected.length);
      expect(await searched(more?.allPath.split('?')[1] ?? '')).toEqual(expected);
    },
  );
});
