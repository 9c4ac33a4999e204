import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { properties } from '~/db/schema';
import { areaOf, areaParam, type Area } from '~/features/directory/criteria/area';
import { emptyCriteria, sorts, type Criteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { createProperty } from '../../../factories/property';
import { seededRandom } from '../../../support/seeded-random';

const db = createDatabase(env.DB);
const random = seededRandom(30);
const between = (low: number, high: number) => low + random() * (high - low);
const criteriaOf = (criteria: Partial<Criteria>): Criteria => ({
  ...emptyCriteria,
  view: 'map',
  ...criteria,
});
const search = (criteria: Partial<Criteria>) => loadSearch({ db }, criteriaOf(criteria));
const area = (south: number, west: number, north: number, east: number) =>
  areaParam({ south, west, north, east });

type Spot = { latitude: number; longitude: number };
const spots = new Map<number, Spot>();

beforeAll(async () => {
  for (let at = 0; at < 60; at += 1) {
    const spot = { latitude: between(-35.2, -34.7), longitude: between(138.4, 138.8) };
    const { id } = await createProperty(db, { name: `Zephyr ${at}`, guestRating: (at * 7) % 10, ...spot });
    spots.set(id, spot);
  }
  await createProperty(db, { name: 'Nowhere Inn', latitude: null, longitude: null });
  await createProperty(db, { name: 'Hidden House', latitude: -34.9, longitude: 138.6, isPublished: false });
});

describe('a search within an area', () => {
  it('finds the stays whose position lies in it, whatever the area', async () => {
    for (let at = 0; at < 60; at += 1) {
      const [south, west] = [between(-35.25, -34.75), between(138.35, 138.75)];
      const wanted = area(south, west, south + between(0.001, 0.4), west + between(0.001, 0.4));
      const within = areaOf(wanted) as Area;
      const expected = [...spots].filter(
        ([, { latitude, longitude }]) =>
          latitude >= within.south &&
          latitude < within.north &&
          longitude >= within.west &&
          longitude < within.east,
      );
      const { results, map } = await search({ area: wanted, sort: sorts[at % sorts.length] });
      expect(results.total).toBe(expected.length);
      expect(map?.pins.map(({ id }) => id).sort()).toEqual(expected.map(([id]) => id).sort());
    }
  });

  it('follows a stay that moves, one that gets a position and one that is published', async () => {
    const within = area(-34.503, 138.999, -34.5, 139.002);
    const found = async () => (await search({ area: within })).results.stays.map(({ name }) => name);
    const { id } = await createProperty(db, { name: 'Moving House', latitude: null, longitude: null });
    expect(await found()).toEqual([]);
    await db.update(properties).set({ latitude: -34.5015, longitude: 139.0005 }).where(eq(properties.id, id));
    expect(await found()).toEqual(['Moving House']);
    await db
      .update(properties)
      .set({ isPublished: false, latitude: -34.502, guestRating: 9 })
      .where(eq(properties.id, id));
    expect(await found()).toEqual([]);
    await db
      .update(properties)
      .set({ isPublished: true, latitude: -34.501, guestRating: 3 })
      .where(eq(properties.id, id));
    expect(await found()).toEqual(['Moving House']);
    await db.update(properties).set({ latitude: -34.6 }).where(eq(properties.id, id));
    expect(await found()).toEqual([]);
  });

  it('is offered for removal where nothing is found', async () => {
    const { removals, chips } = await search({ area: area(-36, 139, -35.9, 139.1) });
    expect(chips.map(({ label, to }) => [label, to])).toEqual([['Area on the map', '/search?view=map']]);
    expect(removals.map(({ key }) => key)).toEqual(['area']);
  });
});

describe('the map of a search', () => {
  it('has the same stays as the list, in its order, and says how many have no position', async () => {
    const { results, map } = await search({ q: 'zephyr', sort: 'rating' });
    const listed = await Promise.all([1, 2, 3].map((page) => search({ q: 'zephyr', sort: 'rating', page })));
    const ids = listed.slice(0, results.pageCount).flatMap((one) => one.results.stays.map(({ id }) => id));
    expect(map?.pins.map(({ id }) => id)).toEqual(ids);
    expect(map?.notes).toBe('');
    const all = await search({});
    expect(all.map?.notes).toBe('1 stay is in the list only: the position is not known.');
    expect(all.map?.pins.map(({ name }) => name)).not.toContain('Hidden House');
  });

  it('leads from a number to the stay with that number in the list', async () => {
    const { results, map } = await search({ guests: 3 });
    const links = [...(map?.html ?? '').matchAll(/<a href="([^"]*)" aria-label="(\d+)\. ([^",]*)/g)];
    expect(links.length).toBeGreaterThan(20);
    for (const [, href, number, name] of links) {
      const stay = results.stays[Number(number) - 1];
      expect([href, name]).toEqual([`/property/${stay?.slug}?guests=3`, stay?.name]);
    }
  });

  it('has the stays that were meant when a word was mistyped', async () => {
    const { results, map } = await search({ q: 'zephir' });
    expect(results.correctedTo).toBe('zephyr');
    expect(map?.pins.length).toBe(results.total);
  });

  it('is not made for a list or a grid', async () => {
    expect((await search({ view: 'grid' })).map).toBeNull();
  });
});
