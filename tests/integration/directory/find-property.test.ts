import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { locationGroups, pages } from '~/db/schema';
import {
  findProperty,
  findPropertyAndRelated,
} from '~/features/visit/property-page/reading/find-property.server';
import { listRelatedProperties } from '~/features/visit/property-page/reading/list-related-properties.server';

import { addAmenity, addPhoto, addTag, addUnit, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);

const hiddenStates = [
  { isApproved: false },
  { isPublished: false },
  { archivedAt: new Date() },
  { isApproved: false, isPublished: false },
];

beforeAll(async () => {
  await db.insert(locationGroups).values([
    { slug: 'glenelg', name: 'Glenelg' },
    { slug: 'adelaide-hills', name: 'Adelaide Hills' },
    { slug: 'hahndorf', name: 'Hahndorf', parentSlug: 'adelaide-hills' },
  ]);
  await db.insert(pages).values([
    {
      title: 'Glenelg',
      slug: 'glenelg',
      h1Title: 'Glenelg',
      content: '<p>Sea.</p>',
      pageType: 'location',
      isPublished: true,
    },
    {
      title: 'Hills',
      slug: 'adelaide-hills',
      h1Title: 'Hills',
      content: '<p>Hills.</p>',
      pageType: 'location',
    },
  ]);
});

describe('property page', () => {
  it('finds a public property by slug with photos, amenities, tags and units', async () => {
    const { id, slug } = await createProperty(db, { placeSlug: 'hahndorf', locationSlug: 'adelaide-hills' });
    await addPhoto(db, id, { altText: 'Second', sortOrder: 2 });
    await addPhoto(db, id, { altText: 'First', sortOrder: 1 });
    await addPhoto(db, id, { altText: 'Hero', sortOrder: 9, isHero: true });
    await addAmenity(db, id, 'Free parking', 'parking');
    await addTag(db, id, 'quiet');
    await addUnit(db, id, { name: 'Loft', sortOrder: 2 });
    await addUnit(db, id, { name: 'Queen Room', sortOrder: 1, bedConfiguration: '1 queen bed' });
    const property = await findProperty(db, slug);
    expect(property).toMatchObject({
      id,
      locationName: 'Adelaide Hills',
      suburb: 'Hahndorf',
      hasLocationPage: false,
      amenities: [{ name: 'Free parking', category: 'parking', icon: null }],
      tags: ['quiet'],
    });
    expect(property?.photos.map(({ alt }) => alt)).toEqual(['Hero', 'First', 'Second']);
    expect(property?.units.map(({ name }) => name)).toEqual(['Queen Room', 'Loft']);
  });

  it('says whether its location has a published page', async () => {
    const { slug } = await createProperty(db);
    expect(await findProperty(db, slug)).toMatchObject({ hasLocationPage: true, suburb: 'Glenelg' });
  });

  it('shows only properties that are approved, published and not archived', async () => {
    for (const state of hiddenStates) {
      const { slug } = await createProperty(db, state);
      expect(await findProperty(db, slug)).toBeNull();
    }
  });

  it('finds nothing for an unknown, blank, foreign or endless slug', async () => {
    for (const slug of ['no-such-house', '', "' or 1=1 --", '%', 'a'.repeat(100_000)]) {
      expect(await findProperty(db, slug)).toBeNull();
    }
  });
});

describe('related properties', () => {
  const house = (tags: string[], values: Parameters<typeof createProperty>[1] = {}) =>
    createProperty(db, { locationSlug: 'related', ...values }).then(async (property) => {
      for (const tag of tags) await addTag(db, property.id, tag);
      return property;
    });
  /** Beside the property in one call, and alone, as for a preview. */
  const related = async (property: { id: number; slug: string; locationSlug: string | null }) => {
    const found = await findPropertyAndRelated(db, property.slug);
    const alone = await listRelatedProperties(db, property);
    expect(found?.related).toEqual(alone);
    expect(found?.property).toEqual(await findProperty(db, property.slug));
    return alone.map(({ id }) => id);
  };

  it('are up to three of the same location that share a tag, most shared tags first, then the default order', async () => {
    const here = await house(['beach', 'family', 'quiet']);
    const low = await house(['beach'], { guestRating: 6 });
    const high = await house(['family'], { guestRating: 9 });
    const both = await house(['beach', 'quiet'], { guestRating: 5 });
    await house(['quiet'], { guestRating: 1 });
    await house(['golf'], { guestRating: 10, isFeatured: true });
    await house(['beach', 'family', 'quiet'], { locationSlug: 'elsewhere' });
    for (const state of hiddenStates) await house(['beach', 'family', 'quiet'], state);
    expect(await related(here)).toEqual([both.id, high.id, low.id]);
  });

  it('may be fewer or none', async () => {
    expect(await related(await house(['only-mine']))).toEqual([]);
    expect(await related(await house([]))).toEqual([]);
    expect(await related(await house(['beach'], { locationSlug: null }))).toEqual([]);
  });
});
