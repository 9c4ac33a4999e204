import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, locationGroups, properties } from '~/db/schema';
import { parseCriteria, searchPath } from '~/features/directory/criteria/criteria';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { describeSaid, readSentence } from '~/features/visit/search/read-sentence.server';

import { addAmenity, addTag, createProperty } from '../../../factories/property';

const db = createDatabase(env.DB);
const today = '2026-11-23';
const criteriaOf = (query: string) => parseCriteria(new URLSearchParams(query));
const load = (path: string) => loadSearch({ db }, criteriaOf(path.split('?')[1] ?? ''));

/** The address that a search redirects to; null when its words are searched for as they are. */
async function lead(query: string) {
  const next = await readSentence({ db }, criteriaOf(query), today);
  return next && decodeURIComponent(searchPath(next)).replaceAll('+', ' ');
}

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg' },
    { slug: 'norwood', name: 'Norwood' },
  ]);
  const stays = [
    ['Jetty Hotel', 'hotel', 'glenelg', 150, 9],
    ['Pier Motel', 'motel', 'glenelg', 99, 8.1],
    ['Parade Cottage', 'villa', 'norwood', 250, 7.9],
    ['Sea View Apartments', 'apartment', 'norwood', 200, null],
  ] as const;
  for (const [name, propertyType, locationSlug, minPrice, guestRating] of stays) {
    const stay = await createProperty(db, {
      name,
      propertyType,
      locationSlug,
      placeSlug: null,
      minPrice,
      guestRating,
    });
    if (locationSlug === 'glenelg') await addAmenity(db, stay.id, 'Pets allowed');
    await addAmenity(db, stay.id, propertyType === 'motel' ? 'Indoor pool' : 'Gym');
    await addTag(db, stay.id, 'quiet');
  }
  await db.insert(amenities).values({ name: 'Outdoor pool' });
});

describe('words that every stay fits', () => {
  it.each(['Adelaide accommodation', 'where to stay in adelaide', 'places to stay, South Australia'])(
    '“%s” shows every stay and says so',
    async (q) => {
      const to = await lead(`q=${q}`);
      expect(to).toBe(`/search?said=${q}`);
      const { results } = await load(to ?? '');
      expect(results.total).toBe(4);
      const said = await describeSaid({ db }, criteriaOf(`said=${q}`), today);
      expect(said?.text).toBe(`Every stay fits “${q}”.`);
    },
  );

  it.each([
    ['book the jetty hotel', ['Jetty Hotel']],
    ['where is pier', ['Pier Motel']],
    ['show me parade prices', ['Parade Cottage']],
    ['somewhere close to sea view', ['Sea View Apartments']],
  ])('do not narrow “%s”', async (q, names) => {
    const { results } = await load(`/search?q=${q}&as=text`);
    expect(results.stays.map(({ name }) => name)).toEqual(names);
  });

  it('are a name where a stay has it', async () => {
    const { id } = await createProperty(db, { name: 'Adelaide Accommodation' });
    expect(await lead('q=adelaide accommodation')).toBeNull();
    await db.delete(properties).where(eq(properties.id, id));
  });
});

describe('a sentence in the search', () => {
  it.each([
    [
      'q=dog friendly hotel in Glenelg under $250 this weekend',
      '/search?location=glenelg&type=hotel&amenity=Pets allowed&max_price=249.99&check_in=2026-11-27&check_out=2026-11-29&said=dog friendly hotel in Glenelg under $250 this weekend',
    ],
    ['q=cottage with pool', '/search?q=cottage&amenity=Outdoor pool|Indoor pool&said=cottage with pool'],
    ['q=under $200&min_price=300&tag=quiet&said=x', '/search?tag=quiet&max_price=199.99&said=under $200'],
    [
      'q=pets&amenity=Gym&location=norwood',
      '/search?location=norwood&amenity=Gym&amenity=Pets allowed&said=pets',
    ],
    ['q=no pets', '/search?said=no pets'],
    ['q=cottage', null],
    ['q=sea view apartments', null],
    ['q=pier motel', null],
    ['q=dog hotel&as=text', null],
    ['location=glenelg', null],
  ])('%s leads to %s', async (query, path) => {
    expect(await lead(query)).toBe(path);
    if (path) expect(await lead(path.split('?')[1] ?? '')).toBeNull();
  });

  it('shows each filter with the number of stays found without it', async () => {
    const said = encodeURIComponent('quiet dog friendly motel in glenelg under $150');
    const next = await readSentence({ db }, criteriaOf(`q=${said}`), today);
    const { results, chips } = await load(searchPath(next ?? criteriaOf('')));
    expect([results.total, chips.length]).toEqual([1, 5]);
    for (const { to, without } of chips) {
      expect(Number(without)).toBe((await load(to)).results.total);
    }
    expect(chips.map(({ label, without }) => `${label} ${without}`)).toContain('Motel 1');
  });

  it('that finds nothing names the part that causes it', async () => {
    const next = await readSentence({ db }, criteriaOf('q=dog friendly motel in glenelg over $100'), today);
    const { results, removals } = await load(searchPath(next ?? criteriaOf('')));
    expect(results.total).toBe(0);
    expect(removals.filter(({ count }) => count > 0).map(({ key, count }) => [key, count])).toEqual([
      ['price', 1],
      ['type-motel', 1],
    ]);
  });

  it('shows what it does not filter, and the link to its words as typed', async () => {
    const criteria = criteriaOf(
      'location=glenelg&type=hotel&tag=quiet&said=hotel in glenelg, no stairs, no pets',
    );
    const said = await describeSaid({ db }, criteria, today);
    expect(said?.unfiltered).toEqual([expect.stringContaining('“no pets”')]);
    expect(criteriaOf(said?.to.split('?')[1] ?? '')).toMatchObject({
      q: criteria.said,
      asText: true,
      location: '',
      types: [],
      tags: ['quiet'],
    });
  });

  it('shows once why it does not filter several words', async () => {
    const criteria = criteriaOf('type=hotel&said=hotel, no pets, without a pool, over $700 a week');
    const said = await describeSaid({ db }, criteria, today);
    expect(said?.unfiltered).toEqual([
      'Not filtered: “no pets”, “without a pool” – we know what stays have, not what they lack.',
      expect.stringContaining('“over $700 a week” – prices are'),
    ]);
  });

  it('shows that terms of booking are the provider’s, and searches for no such text', async () => {
    const criteria = criteriaOf('type=hotel&said=hotel with free cancellation');
    const said = await describeSaid({ db }, criteria, today);
    expect(said?.unfiltered).toEqual([
      'Not filtered: “free cancellation” – the provider says how one books and cancels.',
    ]);
  });

  it('asks for a rating as it is shown', async () => {
    const names = async (query: string) =>
      (await load(`?${query}`)).results.stays.map(({ name }) => name).sort();
    expect(await names('rating=4')).toEqual(['Jetty Hotel', 'Parade Cottage', 'Pier Motel']);
    expect(await names('rating=4.5')).toEqual(['Jetty Hotel']);
    expect(await names('amenity=GYM&location=glenelg|norwood')).toHaveLength(3);
  });
});
