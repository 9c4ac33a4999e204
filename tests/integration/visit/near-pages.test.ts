import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { landmarks, properties, propertyLandmarks } from '~/db/schema';
import { selectNearPages } from '~/features/directory/places/near-pages.server';
import { workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import { findNearPage } from '~/features/visit/near/find-near-page.server';
import { findProperty } from '~/features/visit/property-page/reading/find-property.server';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { findSitemap } from '~/features/visit/sitemap/find-sitemap.server';

import { createLandmark } from '../../factories/landmark';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
/** So many blocks south of Victoria Square, each a minute away. */
const south = (minutes: number) => ({ latitude: -34.92862 - minutes * 0.00071, longitude: 138.59996 });
const find = (slug: string, page = 1) => findNearPage({ db }, slug, page);
const nearOf = async (slug: string) => (await findProperty(db, slug))?.near;
const pages = async () => (await selectNearPages(db)).map(({ slug }) => slug);

beforeAll(async () => {
  await createLandmark(db, { slug: 'square', name: 'The Square', description: 'In the middle.' });
  await createLandmark(db, { slug: 'without-text', name: 'Without text' });
  await createLandmark(db, { slug: 'far', name: 'Far', description: 'Alone.', latitude: -34.5 });
  for (const minutes of [7, 1, 3]) {
    await createProperty(db, { slug: `near-${minutes}`, name: `Near ${minutes}`, ...south(minutes) });
  }
  await createProperty(db, { slug: 'near-hidden', isPublished: false, ...south(2) });
  await createProperty(db, { slug: 'near-nothing', latitude: -33, longitude: 138 });
  await createProperty(db, { slug: 'without-coordinates' });
  await workOffMinutes({ db });
});

describe('the page of stays near a landmark', () => {
  it('lists public stays, nearest first, with their minutes', async () => {
    const near = await find('square');
    expect(near).toMatchObject({ name: 'The Square', total: 3, page: 1, pageCount: 1, isCapped: false });
    expect(near?.stays.map(({ slug, near: text }) => [slug, text])).toEqual([
      ['near-1', 'about 1 min walk'],
      ['near-3', 'about 3 min walk'],
      ['near-7', 'about 7 min walk'],
    ]);
  });

  it('leads to the search of the same stays in the same order, which search engines need not follow', async () => {
    const near = await find('square');
    expect(near?.search).toEqual({ to: '/search?near=square&sort=nearest', rel: 'nofollow' });
    const query = new URL(near?.search.to ?? '', 'https://stay.test').searchParams;
    const { results } = await loadSearch({ db }, parseCriteria(query));
    expect(results.stays.map(({ slug }) => slug)).toEqual(near?.stays.map(({ slug }) => slug));
  });

  it('exists only for an active landmark with a text and three public stays', async () => {
    expect(await find('without-text')).toBeNull();
    expect(await find('far')).toBeNull();
    expect(await find('nowhere')).toBeNull();
    expect(await find('x'.repeat(300))).toBeNull();
    expect(await pages()).toEqual(['square']);
    const hide = (isPublished: boolean) =>
      db.update(properties).set({ isPublished }).where(eq(properties.slug, 'near-3'));
    await hide(false);
    expect([await find('square'), await pages(), (await nearOf('near-1'))?.[0]?.path]).toEqual([
      null,
      [],
      null,
    ]);
    await hide(true);
    const use = (isActive: boolean) =>
      db.update(landmarks).set({ isActive }).where(eq(landmarks.slug, 'square'));
    await use(false);
    expect([await find('square'), await pages()]).toEqual([null, []]);
    expect((await nearOf('near-1'))?.map(({ name }) => name)).toEqual(['Without text']);
    await use(true);
    expect(await pages()).toEqual(['square']);
  });

  it('shows its last page for a number that is too high', async () => {
    expect((await find('square', 99))?.page).toBe(1);
    for (let at = 0; at < 24; at += 1) await createProperty(db, { slug: `crowd-${at}`, ...south(9) });
    await workOffMinutes({ db });
    const last = await find('square', 99);
    expect([last?.page, last?.pageCount, last?.total, last?.stays.length]).toEqual([2, 2, 27, 3]);
  });

  it('is in the sitemap', async () => {
    const xml = await findSitemap({ db, siteOrigin: 'https://stay.test' });
    expect(xml).toContain('<loc>https://stay.test/accommodation-near/square</loc>');
    expect(xml).not.toContain('/accommodation-near/far');
    expect(xml).toContain('<loc>https://stay.test/travel-times</loc>');
  });
});

describe('what is near a stay', () => {
  it('is nearest first with a link where there is a page, and nothing where nothing is', async () => {
    expect(await nearOf('near-7')).toEqual([
      { name: 'The Square', text: 'about 7 min walk', path: '/accommodation-near/square' },
      { name: 'Without text', text: 'about 7 min walk', path: null },
    ]);
    expect(await nearOf('near-nothing')).toEqual([]);
    expect(await nearOf('without-coordinates')).toEqual([]);
  });

  it('is at most eight places, of the tram stops the nearest, with the tram where it is quicker', async () => {
    const stop = await createLandmark(db, { kind: 'tram-stop', name: 'Kerb stop', ...south(6) });
    await createLandmark(db, { kind: 'tram-stop', name: 'Other stop', ...south(4) });
    for (let at = 0; at < 9; at += 1) await createLandmark(db, { name: `Tree ${at}`, ...south(12) });
    const museum = await createLandmark(db, { name: 'Museum', kind: 'museum', latitude: -34.99 });
    await workOffMinutes({ db });
    const stay = await findProperty(db, 'near-7');
    await db.insert(propertyLandmarks).values({
      propertyId: stay?.id ?? 0,
      landmarkId: museum.id,
      minutes: 4,
      tramMinutes: 4,
      tramStopId: stop.id,
      tramWalkMinutes: 2,
    });
    const near = (await nearOf('near-7')) ?? [];
    expect(near).toHaveLength(8);
    expect(near.slice(0, 3).map(({ name, text }) => [name, text])).toEqual([
      ['Kerb stop', 'about 1 min walk'],
      ['Museum', 'about 4 min by tram (about 2 min walk to Kerb stop)'],
      ['Tree 0', 'about 5 min walk'],
    ]);
    expect(near.map(({ name }) => name)).not.toContain('Other stop');
  });
});
