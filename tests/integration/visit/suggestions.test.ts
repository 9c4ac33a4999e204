import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { landmarks, locationGroups } from '~/db/schema';
import { workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { listNames, listNamesWithin } from '~/features/visit/suggest/list-names.server';
import { listSuggestions } from '~/features/visit/suggest/list-suggestions.server';
import { matchSuggestions } from '~/features/visit/suggest/match-suggestions';
import { createSuggestionSource } from '~/features/visit/suggest/suggestion-source';

import { addAmenity, addTag, createProperty } from '../../factories/property';
import { countCalls, noCalls } from '../../support/server/count-calls.mjs';

const db = createDatabase(env.DB);

const namesBy = async (begins: string) =>
  (await listNames({ db }, begins)).suggestions.map(({ name }) => name);
async function suggested() {
  const { suggestions } = await listSuggestions({ db });
  return suggestions.map(({ kind, name, hint, to }) => [kind, name, hint, to]);
}

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'coast', name: 'Coast' },
    { slug: 'glenelg', name: 'Glenelg', parentSlug: 'coast' },
    { slug: 'nowhere', name: 'Nowhere' },
  ]);
  await db.insert(landmarks).values([
    {
      slug: 'the-pier',
      name: 'The Pier',
      kind: 'jetty',
      latitude: -34.98,
      longitude: 138.51,
      description: 'A pier.',
    },
    { slug: 'quandong', name: 'Quandong Row', kind: 'square', latitude: -20, longitude: 130 },
    { slug: 'far', name: 'Far Lookout', kind: 'lookout', latitude: -20, longitude: 131 },
    { slug: 'shut', name: 'Shut Quandong', kind: 'park', latitude: -20, longitude: 132, isActive: false },
  ]);
  for (const name of ['Pier House', 'Old Pier Hotel', "O'Pier Rooms"]) {
    const stay = await createProperty(db, {
      name,
      propertyType: 'hotel',
      latitude: -34.98,
      longitude: 138.512,
    });
    await addAmenity(db, stay.id, 'Free Wi-Fi');
    await addTag(db, stay.id, 'family');
  }
  const hidden = await createProperty(db, { name: 'Piers Apart', propertyType: 'villa', isPublished: false });
  await addAmenity(db, hidden.id, 'Helipad');
  await workOffMinutes({ db });
});

describe('what a search box suggests', () => {
  it('is each place, landmark, kind and feature that leads to a stay, at its own address', async () => {
    expect(await suggested()).toEqual([
      ['place', 'Glenelg', 'Place in Coast', '/glenelg-beach-accommodation'],
      ['kind', 'Hotel', 'Kind of stay', '/adelaide-hotels'],
      ['feature', 'Free Wi-Fi', 'Feature', '/search?amenity=Free+Wi-Fi'],
      ['feature', 'Family', 'Feature', '/family-accommodation-adelaide'],
      ['landmark', 'Quandong Row', 'Square', '/search?q=Quandong+Row&as=text'],
      ['landmark', 'The Pier', 'Jetty', '/accommodation-near/the-pier'],
    ]);
  });

  it('goes by other names too', async () => {
    const { suggestions } = await listSuggestions({ db });
    expect(suggestions.find(({ name }) => name === 'Free Wi-Fi')?.also).toContain('wlan');
    expect(suggestions.find(({ name }) => name === 'Glenelg')?.also).toContain('the bay');
  });

  it('is a few calls to the database', async () => {
    const sum = noCalls();
    await listSuggestions({ db: createDatabase(countCalls(env.DB, sum) as unknown as D1Database) });
    expect(sum.calls).toBeLessThanOrEqual(4);
  });
});

describe('names of stays by their first letters', () => {
  it('are those of public stays with a word that begins so', async () => {
    expect((await namesBy('pi')).sort()).toEqual(['Old Pier Hotel', 'Pier House']);
    expect(await namesBy('pier')).toHaveLength(2);
    expect(await namesBy('ho')).toHaveLength(2);
    expect(await namesBy('xy')).toEqual([]);
  });

  it('show the area, and lead to the stay', async () => {
    const { suggestions } = await listNames({ db }, 'ol');
    expect(suggestions).toMatchObject([{ kind: 'stay', name: 'Old Pier Hotel', hint: 'Stay in Glenelg' }]);
    expect(suggestions[0]?.to).toMatch(/^\/property\/quandong-house-\d+$/);
  });

  it('are bounded, and report when there are more', async () => {
    expect((await listNames({ db }, 'pi')).isMore).toBe(false);
    for (let times = 0; times < 45; times += 1) await createProperty(db, { name: `Gum House ${times}` });
    const { suggestions, isMore } = await listNames({ db }, 'gu');
    expect([suggestions.length, isMore]).toEqual([40, true]);
  });

  it('are found by indexes', async () => {
    const sum = noCalls();
    await listNames({ db: createDatabase(countCalls(env.DB, sum, 'rows') as unknown as D1Database) }, 'gu');
    expect(sum.calls).toBe(1);
    expect(sum.rows).toBeLessThan(400);
  });
});

describe('names of stays by letters within them', () => {
  const withinNames = async (within: string) =>
    (await listNamesWithin({ db }, within)).suggestions.map(({ name }) => name);

  it('are those of public stays that have them in a row', async () => {
    await createProperty(db, { name: 'Quilton Rooms' });
    await createProperty(db, { name: 'Lt On Hidden Quiltons', isPublished: false });
    expect(await withinNames('lto')).toEqual(['Quilton Rooms']);
    expect(await withinNames('ilto')).toEqual(['Quilton Rooms']);
    expect(await withinNames('ltx')).toEqual([]);
  });

  it('are bounded and found by an index', async () => {
    for (let times = 0; times < 90; times += 1) await createProperty(db, { name: `Saltbush Row ${times}` });
    const sum = noCalls();
    const counted = createDatabase(countCalls(env.DB, sum, 'rows') as unknown as D1Database);
    const { suggestions } = await listNamesWithin({ db: counted }, 'ltb');
    expect([suggestions.length, sum.calls]).toEqual([80, 1]);
    expect(sum.rows).toBeLessThan(400);
  });

  it.each(['xuilton', 'uqilton', 'qiulton', 'uilton', 'quuilton', 'qilton'])(
    'are requested for %s, and its typing error is forgiven',
    async (typed) => {
      const source = createSuggestionSource(async (address) => {
        const params = new URL(address, 'http://stay').searchParams;
        const [begins, within] = [params.get('begins'), params.get('within')];
        if (begins !== null) return listNames({ db }, begins);
        return within === null ? listSuggestions({ db }) : listNamesWithin({ db }, within);
      });
      // Everything, then by the first letters, then by letters within.
      for (let arrived = 0; arrived < 3; arrived += 1) {
        await new Promise<void>((resolve) => source.want(typed, resolve));
      }
      expect(matchSuggestions(typed, source.known()).map(({ name }) => name)).toContain('Quilton Rooms');
    },
  );
});
