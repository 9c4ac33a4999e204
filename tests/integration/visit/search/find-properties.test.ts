import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { locationGroups } from '~/db/schema';
import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';

import { addAmenity, addTag, addUnit, createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);

const search = async (criteria: Partial<Criteria>) =>
  (await loadSearch({ db }, { ...emptyCriteria, ...criteria })).results;
const names = async (criteria: Partial<Criteria>) => (await search(criteria)).stays.map(({ name }) => name);

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg' },
    { slug: 'norwood', name: 'Norwood' },
    { slug: 'adelaide-hills', name: 'Adelaide Hills' },
    { slug: 'hahndorf', name: 'Hahndorf', parentSlug: 'adelaide-hills' },
  ]);
  const jetty = await createProperty(db, {
    name: 'Jetty House',
    guestRating: 8.2,
    minPrice: 180,
    starRating: 4,
    nearAirport: true,
  });
  await addAmenity(db, jetty.id, 'Outdoor pool');
  await addUnit(db, jetty.id, { maxGuests: 2 });
  await addUnit(db, jetty.id, { maxGuests: 6 });
  await createProperty(db, {
    name: 'Bluestone Rooms',
    locationSlug: 'norwood',
    placeSlug: 'norwood',
    address: '3 Wexcombe Street, Norwood SA 5067',
    guestRating: 9.4,
    minPrice: 95,
    starRating: 3,
    propertyType: 'motel',
  });
  const barn = await createProperty(db, {
    name: 'Streusel Barn',
    locationSlug: 'adelaide-hills',
    placeSlug: 'hahndorf',
    address: '9 Linden Lane, Hahndorf SA 5245',
    guestRating: 9.1,
    minPrice: 320,
    starRating: 5,
    propertyType: 'villa',
  });
  await addTag(db, barn.id, 'pet-friendly');
  await createProperty(db, {
    name: 'Featured Inn',
    locationSlug: 'norwood',
    placeSlug: 'norwood',
    address: '4 Wexcombe Street, Norwood SA 5067',
    guestRating: 6.5,
    minPrice: 210,
    isFeatured: true,
  });
  await createProperty(db, {
    name: 'No Price Lodge',
    guestRating: 7,
    minPrice: null,
    propertyType: 'apartment',
    address: '5 Norwood Quay, Glenelg SA 5045',
  });
  await createProperty(db, {
    name: 'Dollar Suites',
    guestRating: null,
    minPrice: 100,
    currency: 'USD',
    shortDescription: 'A jetty is near.',
  });
  for (const hidden of [{ isApproved: false }, { isPublished: false }, { archivedAt: new Date() }]) {
    await createProperty(db, { name: 'Hidden Jetty Palace', guestRating: 10, isFeatured: true, ...hidden });
  }
});

describe('search', () => {
  it('shows approved, published, unarchived stays only, featured first and then by guest rating', async () => {
    expect(await names({})).toEqual([
      'Featured Inn',
      'Bluestone Rooms',
      'Streusel Barn',
      'Jetty House',
      'No Price Lodge',
      'Dollar Suites',
    ]);
  });

  it('sorts by price with stays without a price in Australian dollars last, both ways', async () => {
    expect(await names({ sort: 'price_low' })).toEqual([
      'Bluestone Rooms',
      'Jetty House',
      'Featured Inn',
      'Streusel Barn',
      'No Price Lodge',
      'Dollar Suites',
    ]);
    expect(await names({ sort: 'price_high' })).toEqual([
      'Streusel Barn',
      'Featured Inn',
      'Jetty House',
      'Bluestone Rooms',
      'No Price Lodge',
      'Dollar Suites',
    ]);
  });

  it('sorts by rating and by name', async () => {
    expect((await names({ sort: 'rating' }))[0]).toBe('Bluestone Rooms');
    expect((await names({ sort: 'name' })).slice(0, 2)).toEqual(['Bluestone Rooms', 'Dollar Suites']);
  });

  it.each<[string, Partial<Criteria>, string[]]>([
    ['type', { types: ['villa'] }, ['Streusel Barn']],
    ['several types', { types: ['villa', 'motel'] }, ['Bluestone Rooms', 'Streusel Barn']],
    ['lowest price', { minPrice: 200 }, ['Featured Inn', 'Streusel Barn']],
    ['highest price', { maxPrice: 180 }, ['Bluestone Rooms', 'Jetty House']],
    ['stars at least', { stars: 4 }, ['Streusel Barn', 'Jetty House']],
    ['room for the party', { room: true, guests: 6 }, ['Jetty House']],
    ['room for more than any room takes', { room: true, guests: 7 }, []],
    ['near airport', { nearAirport: true }, ['Jetty House']],
    ['tag', { tags: ['pet-friendly'] }, ['Streusel Barn']],
    ['location slug', { location: 'adelaide-hills' }, ['Streusel Barn']],
    ['place slug', { location: 'hahndorf' }, ['Streusel Barn']],
    ['location name', { location: 'Adelaide Hills' }, ['Streusel Barn']],
    [
      'slug or an address containing the text',
      { location: 'norwood' },
      ['Featured Inn', 'Bluestone Rooms', 'No Price Lodge'],
    ],
    ['a part of an address', { location: 'excombe str' }, ['Featured Inn', 'Bluestone Rooms']],
    ['two letters of an address', { location: 'xc' }, ['Featured Inn', 'Bluestone Rooms']],
    ['location and type', { location: 'norwood', types: ['motel'] }, ['Bluestone Rooms']],
    ['text and price', { q: 'jetty', maxPrice: 200 }, ['Jetty House']],
    ['text and location', { q: 'jetty', location: 'norwood' }, []],
  ])('filters by %s', async (_, criteria, expected) => {
    expect(await names(criteria)).toEqual(expected);
  });

  it('finds words in name, suburb, amenities, tags, type and description, name first', async () => {
    expect(await names({ q: 'jetty' })).toEqual(['Jetty House', 'Dollar Suites']);
    expect(await names({ q: 'hahndorf' })).toEqual(['Streusel Barn']);
    expect(await names({ q: 'pools' })).toEqual(['Jetty House']);
    expect(await names({ q: 'pet friendly' })).toEqual(['Streusel Barn']);
    expect(await names({ q: 'villa' })).toEqual(['Streusel Barn']);
  });

  it('finds any of several texts that "or" joins', async () => {
    expect((await names({ q: 'bluestone or streusel' })).toSorted()).toEqual([
      'Bluestone Rooms',
      'Streusel Barn',
    ]);
    expect(await names({ q: 'streusel barn or zzqx' })).toEqual(['Streusel Barn']);
    expect(await names({ q: 'bluestone or streusel', types: ['villa'] })).toEqual(['Streusel Barn']);
    expect(await names({ q: 'bluestone streusel' })).toEqual([]);
  });

  it('sorts text matches by price when asked', async () => {
    expect(await names({ q: 'norwood', sort: 'price_low' })).toEqual([
      'Bluestone Rooms',
      'Featured Inn',
      'No Price Lodge',
    ]);
  });

  it('corrects a typing error and reports the correction', async () => {
    expect(await search({ q: 'streusal' })).toMatchObject({ total: 1, correctedTo: 'streusel' });
    expect(await search({ q: 'bluestoen rooms' })).toMatchObject({
      total: 1,
      correctedTo: 'bluestone rooms',
    });
    expect(await search({ q: 'hahn' })).toMatchObject({ total: 1, correctedTo: 'hahndorf' });
  });

  it('never replaces a word that some stay has', async () => {
    // 'barn' and 'rooms' are words of two stays that no stay has together.
    expect(await search({ q: 'barn rooms' })).toMatchObject({ total: 0, correctedTo: null });
    expect(await search({ q: 'norwood jetty' })).toMatchObject({ total: 0, correctedTo: null });
    expect(await search({ q: 'streusal jetty' })).toMatchObject({ total: 0, correctedTo: null });
  });

  it('takes a missing space for a typing error', async () => {
    expect(await search({ q: 'jettyhouse' })).toMatchObject({ total: 1, correctedTo: 'jetty house' });
  });

  it('shows the requested page of corrected words in the requested order, or the last', async () => {
    expect(await names({ q: 'norwod', sort: 'price_low', page: 9 })).toEqual([
      'Bluestone Rooms',
      'Featured Inn',
      'No Price Lodge',
    ]);
    expect(await search({ q: 'norwod', page: 9 })).toMatchObject({ page: 1, pageCount: 1, total: 3 });
  });

  it('finds nothing for words that mean nothing here', async () => {
    expect(await search({ q: 'zzqqxxyy' })).toMatchObject({ total: 0, correctedTo: null });
    expect(await search({ q: '!!! ???' })).toMatchObject({ total: 0 });
  });

  it('shows the last page for a page beyond the end', async () => {
    expect(await search({ page: 900 })).toMatchObject({ page: 1, pageCount: 1, total: 6 });
    expect(await search({ page: 900, q: 'norwood' })).toMatchObject({ page: 1, total: 3 });
  });

  it('offers each applied filter with the number of stays found without it', async () => {
    const { removals } = await loadSearch(
      { db },
      { ...emptyCriteria, types: ['hostel'], location: 'norwood', maxPrice: 100 },
    );
    expect(removals.map(({ key, count }) => [key, count])).toEqual([
      ['type-hostel', 1],
      ['location', 0],
      ['price', 0],
    ]);
  });

  it('names the words beyond the maximum', async () => {
    expect((await search({ q: 'one two three four five six seven eight nine ten' })).leftOut).toEqual([
      'nine',
      'ten',
    ]);
  });

  it('forgets a stay as soon as it is hidden and finds it again when it is back', async () => {
    const stay = await createProperty(db, { name: 'Wobbegong Villa' });
    const publish = (value: 0 | 1) =>
      env.DB.prepare('update properties set is_published = ? where id = ?').bind(value, stay.id).run();
    expect((await search({ q: 'wobbegong' })).total).toBe(1);
    await publish(0);
    expect((await search({ q: 'wobbegong' })).total).toBe(0);
    await publish(1);
    expect(await names({ q: 'wobbegong' })).toEqual(['Wobbegong Villa']);
    await publish(0);
  });

  it.each([
    '"',
    "'; drop table properties; --",
    '*',
    'name:jetty',
    '(',
    'NEAR/2',
    '\u0000',
    '%',
    '🏨🏨🏨',
    'a'.repeat(200),
  ])('takes %j as text, in words and as a place', async (text) => {
    await expect(search({ q: text })).resolves.toBeDefined();
    await expect(search({ location: text })).resolves.toBeDefined();
  });
});
