import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { homepageSettings, locationGroups } from '~/db/schema';
import { findHomePage } from '~/features/visit/home/find-home-page.server';

import { addPhoto, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const id: Record<string, number> = {};

async function stay(key: string, values: Parameters<typeof createProperty>[1]) {
  id[key] = (await createProperty(db, { slug: key, name: key, ...values })).id;
}

const names = (stays: readonly { name: string }[] | undefined) => stays?.map(({ name }) => name);

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg', sortOrder: 2 },
    { slug: 'barossa', name: 'Barossa', sortOrder: 1 },
    { slug: 'closed', name: 'Closed', sortOrder: 0, isActive: false },
  ]);
  await stay('chosen', { guestRating: 5 });
  await stay('hidden', { guestRating: 10, isPublished: false });
  await stay('best', { guestRating: 9.5, reviewCount: 3, minPrice: 150 });
  await stay('best-known', { guestRating: 9.5, reviewCount: 80, minPrice: 149.5 });
  await stay('good', { guestRating: 9, minPrice: 400, locationSlug: 'barossa' });
  await stay('fair', { guestRating: 7, minPrice: 140, currency: 'USD' });
  await stay('plain', { guestRating: null, propertyType: 'motel', minPrice: null });
  await addPhoto(db, id['good'] ?? 0);
  await db.insert(homepageSettings).values({
    id: 1,
    heroImageUrl: 'https://elsewhere.test/hero.jpg',
    optionalCtaText: 'Winter',
    optionalCtaUrl: 'javascript:alert(1)',
    featuredPropertiesIds: [id['hidden'] ?? 0, id['chosen'] ?? 0, 99_999],
  });
});

describe('featured stays of the home page', () => {
  it('are the chosen public ones, then the best rated with the most reviews, four in all', async () => {
    const { featured } = await findHomePage({ db }, null);
    expect(names(featured)).toEqual(['chosen', 'best-known', 'best', 'good']);
  });
});

describe('the more options panel', () => {
  const panel = async (tab: 'location' | 'type' | 'price', group: string | null) =>
    (await findHomePage({ db }, { tab, group })).more;

  it('is closed unless it is requested', async () => {
    expect((await findHomePage({ db }, null)).more).toBeNull();
  });

  it('opens the first active location when the group is unknown', async () => {
    const more = await panel('location', 'nowhere');
    expect(more?.groups.map(({ label }) => label)).toEqual(['Barossa', 'Glenelg']);
    expect(more?.group.key).toBe('barossa');
    expect(names(more?.stays)).toEqual(['good']);
  });

  it('lists public stays of a location only, up to eight', async () => {
    for (let index = 0; index < 6; index += 1)
      await stay(`more-${index}`, { guestRating: 1, minPrice: 1500 });
    const more = await panel('location', 'glenelg');
    expect(more?.stays).toHaveLength(8);
    expect(names(more?.stays)).not.toContain('hidden');
  });

  it('lists stays of a type', async () => {
    expect(names((await panel('type', 'motel'))?.stays)).toEqual(['plain']);
  });

  it('has half-open price bands in Australian dollars', async () => {
    expect(names((await panel('price', 'under-150'))?.stays)).toEqual(['best-known']);
    expect(names((await panel('price', '150-250'))?.stays)).toContain('best');
    expect(names((await panel('price', '250-400'))?.stays)).toEqual([]);
    expect(names((await panel('price', 'over-400'))?.stays)).toContain('good');
  });
});

describe('the texts of the home page', () => {
  it('use the defaults for blank settings, and ignore a foreign picture or unsafe link', async () => {
    const home = await findHomePage({ db }, null);
    expect(home.heroTitle).toBe('Find your place in Adelaide');
    expect(home.heroImage?.base).toBe('/media/hero-jetty');
    expect(home.cta).toBeNull();
  });

  it('show no picture of a featured stay again on a category card', async () => {
    const { categories } = await findHomePage({ db }, null);
    expect(categories).toHaveLength(8);
    expect(categories.every(({ photo }) => photo === null)).toBe(true);
  });
});
