import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { locationGroups } from '~/db/schema';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addAmenity, addTag, createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);

async function nearestTo(query: string) {
  const { nearest, results } = await loadSearch({ db }, parseCriteria(new URLSearchParams(query)));
  expect(results.total).toBe(0);
  return nearest.map(({ name, misses }) => `${name}: ${misses}`);
}

async function offersOf(query: string) {
  const { removals } = await loadSearch({ db }, parseCriteria(new URLSearchParams(query)));
  return removals.map(({ label, count, to }) => `${label}: ${count} ${to}`);
}

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg' },
    { slug: 'norwood', name: 'Norwood' },
  ]);
  const at = (place: string) => ({
    locationSlug: place,
    placeSlug: place,
    address: `4 Linden Lane, ${place}`,
  });
  const hotel = { propertyType: 'hotel', starRating: 4, guestRating: 8.2 } as const;
  const jetty = await createProperty(db, { name: 'Jetty Hotel', ...at('glenelg'), ...hotel, minPrice: 270 });
  await addAmenity(db, jetty.id, 'Pool');
  await createProperty(db, { name: 'Dune Hotel', ...at('glenelg'), ...hotel, minPrice: 190 });
  const parade = await createProperty(db, {
    name: 'Parade Hotel',
    ...at('norwood'),
    ...hotel,
    minPrice: 180,
  });
  await addAmenity(db, parade.id, 'Pool');
  const villa = await createProperty(db, {
    name: 'Salt Villa',
    ...at('glenelg'),
    propertyType: 'villa',
    starRating: null,
    guestRating: null,
    minPrice: 240,
    nearAirport: true,
  });
  await addAmenity(db, villa.id, 'Pool');
  await addTag(db, villa.id, 'family');
  const hidden = await createProperty(db, {
    name: 'Shut Hotel',
    ...at('glenelg'),
    ...hotel,
    isPublished: false,
  });
  await addAmenity(db, hidden.id, 'Pool');
});

describe('where nothing is found, the nearest matches', () => {
  it('show the one wish that each does not meet, the price a little beyond the bound first', async () => {
    expect(await nearestTo('location=glenelg&type=hotel&amenity=Pool&max_price=249.99')).toEqual([
      'Jetty Hotel: A$20 more a night',
      'Dune Hotel: No pool listed',
      'Salt Villa: Villa, not hotel',
      'Parade Hotel: In Norwood, not Glenelg',
    ]);
  });

  it('name a rating, stars, a tag and the airport that are missing', async () => {
    expect(await nearestTo('type=villa&rating=4')).toEqual([
      'Salt Villa: No guest rating',
      'Jetty Hotel: Hotel, not villa',
      'Dune Hotel: Hotel, not villa',
      'Parade Hotel: Hotel, not villa',
    ]);
    expect(await nearestTo('tag=family&stars=3')).toContain('Jetty Hotel: Not listed as family');
    expect(await nearestTo('tag=family&stars=3')).toContain('Salt Villa: No stars listed');
    expect(await nearestTo('location=norwood&near_airport=1')).toEqual([
      'Parade Hotel: Not near the airport',
      'Salt Villa: In Glenelg, not Norwood',
    ]);
  });

  it('name the word that they do not have, as it was typed', async () => {
    expect(await nearestTo('q=jetty+villa')).toEqual([
      'Salt Villa: Nothing about “jetty”',
      'Jetty Hotel: Nothing about “villa”',
    ]);
  });

  it('say how much less than the lowest price they cost', async () => {
    expect(await nearestTo('type=villa&min_price=300')).toContain('Salt Villa: A$60 less a night');
  });

  it('miss two wishes where nothing misses only one of four', async () => {
    expect(await nearestTo('location=norwood&type=villa&amenity=Pool&stars=5')).toEqual([
      'Parade Hotel: 4 stars · Hotel, not villa',
      'Salt Villa: No stars listed · In Glenelg, not Norwood',
    ]);
  });

  it('are those that meet most of many wishes, and the smallest set of wishes to remove is offered with its count', async () => {
    expect(await nearestTo('type=villa&amenity=Pool&amenity=Pets+allowed&max_price=250')).toContain(
      'Salt Villa: Not listed: pets allowed',
    );
    const query = 'location=norwood&type=villa&amenity=Pool&amenity=Sauna&stars=5&rating=4.5&near_airport=1';
    const nearest = await nearestTo(query);
    expect(nearest[0]).toBe(
      'Salt Villa: No guest rating · No stars listed · No sauna listed · In Glenelg, not Norwood',
    );
    expect(nearest[1]).toMatch(/^Parade Hotel: .* · Not near the airport · Hotel, not villa$/);
    expect(await offersOf(query)).toEqual([
      'Rated 4.5+, 5 stars, Sauna and Norwood: 1 /search?type=villa&amenity=Pool&near_airport=1',
    ]);
    expect(await offersOf(`${query}&q=salt`)).toEqual([
      'Rated 4.5+, 5 stars, Sauna and Norwood: 1 /search?q=salt&type=villa&amenity=Pool&near_airport=1',
    ]);
    expect(await offersOf(`${query}&q=parade`)).toContain(
      'Rated 4.5+, 5 stars, Sauna, Norwood and “parade”: 1 /search?type=villa&amenity=Pool&near_airport=1',
    );
  });

  it('come with two removals together only where no single one finds anything', async () => {
    expect(await offersOf('location=norwood&type=villa&amenity=Pool&stars=5')).toEqual([
      '5 stars and Villa: 1 /search?location=norwood&amenity=Pool',
      '5 stars and Norwood: 1 /search?type=villa&amenity=Pool',
    ]);
    expect(await offersOf('location=glenelg&type=hotel&amenity=Pool&max_price=249.99')).toContain(
      'Hotel: 1 /search?location=glenelg&amenity=Pool&max_price=249.99',
    );
  });

  it('are none for one wish alone, for a text without words, and for a page that has stays', async () => {
    expect(await nearestTo('tag=nowhere')).toEqual([]);
    expect(await nearestTo('q=%21%21&type=hotel&stars=4')).toEqual([]);
    const found = await loadSearch({ db }, parseCriteria(new URLSearchParams('type=hotel')));
    expect([found.results.total, found.nearest]).toEqual([3, []]);
  });

  it('are at most six', async () => {
    for (let times = 0; times < 9; times += 1) await createProperty(db, { propertyType: 'motel' });
    expect(await nearestTo('type=motel&stars=5')).toHaveLength(6);
  });
});
