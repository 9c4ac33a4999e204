import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { locationGroups } from '~/db/schema';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addTag, createProperty } from '../../../factories/property';
import { countCalls, noCalls } from '../../../support/server/count-calls.mjs';
import { craftedSearch, hostileSearch } from '../../../support/hostile/searches';
import { seededRandom } from '../../../support/seeded-random';

const maxCalls = 7;
const db = createDatabase(env.DB);

/** Results of a search, and its calls to the database. */
async function search(query: string, wish?: 'rows') {
  const sum = noCalls();
  const counted = createDatabase(countCalls(env.DB, sum, wish) as unknown as D1Database);
  const criteria = parseCriteria(new URLSearchParams(query));
  const begun = Date.now();
  const data = await loadSearch({ db: counted }, criteria, { describe: query.length % 2 === 0 });
  return { ...data, query, sum: { ...sum, ms: Date.now() - begun } };
}

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg' },
    { slug: 'norwood', name: 'Norwood' },
  ]);
  const names = ['Jetty House', 'Garden Beach Hotel', 'Pool House Norwood', 'Streusel Barn', 'Hotel Glenelg'];
  for (const [index, name] of names.entries()) {
    const stay = await createProperty(db, {
      name,
      minPrice: 90 * (index + 1),
      starRating: 3 + (index % 3),
      nearAirport: index % 2 === 0,
      locationSlug: index % 2 ? 'norwood' : 'glenelg',
      placeSlug: 'glenelg',
      propertyType: index % 2 ? 'hotel' : 'villa',
    });
    await addTag(db, stay.id, index % 2 ? 'family' : 'pet-friendly');
  }
});

describe('what a search costs', () => {
  it('is a few calls for eight unknown words with every filter at once', async () => {
    const { results, removals, sum } = await search(craftedSearch);
    expect(results.total).toBe(0);
    expect(removals.length).toBeLessThanOrEqual(4);
    console.log(`crafted search: ${sum.calls} calls, ${sum.statements} statements`);
    expect(sum.calls).toBeLessThanOrEqual(4);
  });

  it(`is at most ${maxCalls} calls whatever is searched for`, async () => {
    const random = seededRandom(7);
    const counted = [];
    for (let times = 0; times < 200; times += 1) counted.push(await search(hostileSearch(random)));
    const worst = [...counted].sort((a, b) => b.sum.calls - a.sum.calls).slice(0, 5);
    for (const { query } of worst) {
      const { sum } = await search(query, 'rows');
      console.log(`${sum.calls} calls, ${sum.statements} statements, ${sum.rows} rows: /search?${query}`);
    }
    expect(worst.map(({ sum }) => sum.calls).filter((calls) => calls > maxCalls)).toEqual([]);
    expect(counted.filter(({ results }) => results.correctedTo).length).toBeGreaterThan(2);
    const offers = counted.filter(({ removals }) => removals.some(({ count }) => count > 0));
    expect(offers.length).toBeGreaterThan(20);
  });

  it('corrects at most three unknown words, and none that is too long for a typing error', async () => {
    expect((await search('q=jety+huose')).results.correctedTo).toBe('jetty house');
    expect((await search('q=poool+huose+norwod')).results.correctedTo).toBe('pool house norwood');
    expect((await search('q=poool+huose+norwod+jety')).results.correctedTo).toBeNull();
    expect((await search(`q=jetty+${'x'.repeat(21)}`)).results.correctedTo).toBeNull();
  });
});

describe('the offers where nothing is found', () => {
  it('are at most four, and each finds as many as it promises', async () => {
    const random = seededRandom(11);
    const empty = [];
    while (empty.length < 60) {
      const found = await search(hostileSearch(random));
      if (found.results.total === 0) empty.push(found);
    }
    let offers = 0;
    for (const { removals, query } of empty) {
      expect(removals.length, query).toBeLessThanOrEqual(4);
      for (const { to, count } of removals) {
        offers += count > 0 ? 1 : 0;
        expect((await search(to.split('?')[1] ?? '')).results.total, `${query} -> ${to}`).toBe(count);
      }
    }
    expect(offers).toBeGreaterThan(10);
  });

  it('leave out one of several kinds of stay, without which there are fewer still', async () => {
    const { removals } = await search('type=hostel&type=motel&tag=never&tag=nowhere');
    expect(removals.map(({ key }) => key).sort()).toEqual(['tag-never', 'tag-nowhere']);
  });

  it('name the word with which the others find nothing', async () => {
    const { removals, results } = await search('q=streusel+garden');
    expect([results.total, results.correctedTo]).toEqual([0, null]);
    expect(removals.map(({ label, count, to }) => [label, count, to])).toEqual([
      ['“streusel”', 1, '/search?q=garden'],
      ['“garden”', 1, '/search?q=streusel'],
    ]);
  });

  it('name all words together where none of them alone is to blame', async () => {
    const { removals, results } = await search('q=jetty+streusel+garden&location=glenelg');
    expect(results.total).toBe(0);
    const [first] = removals;
    expect([first?.label, first?.to]).toEqual(['“jetty streusel garden”', '/search?location=glenelg']);
    expect(first?.count).toBe((await search('location=glenelg')).results.total);
    expect(first?.count).toBeGreaterThan(0);
  });

  it('count what misspelt words find without a filter, as the page without it does', async () => {
    const { removals } = await search('q=streusal&max_price=20');
    expect(removals.map(({ key, count }) => [key, count])).toEqual([
      ['price', 1],
      ['q', 0],
    ]);
  });
});
