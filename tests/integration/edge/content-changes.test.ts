import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import {
  amenities,
  homepageSettings,
  locationGroups,
  locationRelatedGuides,
  mediaImages,
  menuItems,
  menus,
  pages,
  properties,
  propertyAmenities,
  propertyPhotos,
  propertyTags,
  redirects,
  siteSettings,
  units,
} from '~/db/schema';
import { createDatabase } from '~/db/client';
import { listChanges } from '~/features/work/changes/list-changes.server';

import { addAmenity, addPhoto, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);

/** Keys that changed while `act` ran. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const [newest] = await listChanges({ db }, 0, 1);
  await act();
  const rows = await listChanges({ db }, newest?.seq ?? 0, 1_000);
  return rows.map(({ key }) => key).sort();
}

describe('the keys of a change of content', () => {
  it('a public property has its own key and those of lists; a new position adds the keys of their order', async () => {
    const { id } = await createProperty(db, { locationSlug: 'glenelg' });
    const is = eq(properties.id, id);
    const update = (values: Partial<typeof properties.$inferInsert>) =>
      changedBy(() => db.update(properties).set(values).where(is));
    expect(await update({ description: 'New' })).toEqual(['list', `property:${id}`]);
    expect(await update({ minPrice: 90 })).toEqual(['list', `property:${id}`]);
    expect(await update({ isFeatured: true })).toEqual(['list', 'order:glenelg', `property:${id}`, 'ranks']);
    expect(await update({ locationSlug: 'barossa' })).toEqual([
      'list',
      'order:barossa',
      'order:glenelg',
      `property:${id}`,
      'ranks',
    ]);
    expect(await update({ archivedAt: new Date() })).toContain('ranks');
    expect(await update({ name: 'Hidden' })).toEqual([`property:${id}`]);
    expect(await update({ archivedAt: null })).toContain('list');
    expect(await changedBy(() => db.delete(properties).where(is))).toEqual([
      'list',
      'order:barossa',
      `property:${id}`,
      'ranks',
    ]);
  });

  it('a property that waits for approval has no key of a list', async () => {
    const added = await changedBy(() => createProperty(db, { isApproved: false }));
    expect(added).toEqual([expect.stringMatching(/^property:\d+$/)]);
  });

  it('parts of a property have the key of the property', async () => {
    const { id } = await createProperty(db, { locationSlug: 'glenelg' });
    const own = `property:${id}`;
    const photo = await addPhoto(db, id);
    const ofPhoto = eq(propertyPhotos.id, photo.id);
    const ofProperty = eq(propertyTags.propertyId, id);
    expect(await changedBy(() => addPhoto(db, id))).toEqual(['list', own]);
    expect(await changedBy(() => db.update(propertyPhotos).set({ altText: 'b' }).where(ofPhoto))).toEqual([
      'list',
      own,
    ]);
    expect(await changedBy(() => db.delete(propertyPhotos).where(ofPhoto))).toEqual(['list', own]);
    expect(await changedBy(() => db.insert(propertyTags).values({ propertyId: id, tag: 'sea' }))).toEqual([
      'list',
      'order:glenelg',
      own,
    ]);
    expect(await changedBy(() => db.delete(propertyTags).where(ofProperty))).toContain('order:glenelg');
    expect(await changedBy(() => db.insert(units).values({ propertyId: id, name: 'Loft' }))).toEqual([own]);
    expect(await changedBy(() => addAmenity(db, id, 'Sauna'))).toEqual(['list', own, 'terms']);
    const ofAmenity = eq(propertyAmenities.propertyId, id);
    expect(await changedBy(() => db.delete(propertyAmenities).where(ofAmenity))).toEqual(['list', own]);
  });

  it('a redirect has the keys of its old and its new path; its hits have none', async () => {
    const path = eq(redirects.fromPath, '/one');
    const values = { fromPath: '/one', toPath: '/x' };
    expect(await changedBy(() => db.insert(redirects).values(values))).toEqual(['path:/one']);
    expect(await changedBy(() => db.update(redirects).set({ hitCount: 5 }).where(path))).toEqual([]);
    expect(await changedBy(() => db.update(redirects).set({ fromPath: '/two' }).where(path))).toEqual([
      'path:/one',
      'path:/two',
    ]);
    expect(await changedBy(() => db.delete(redirects))).toEqual(['path:/two']);
  });

  it('a page has a key when the public sees it before or after', async () => {
    const draft = { title: 'A', slug: 'a', h1Title: 'A', content: '<p>a</p>' };
    expect(await changedBy(() => db.insert(pages).values(draft))).toEqual([]);
    const publish = (isPublished: boolean) => changedBy(() => db.update(pages).set({ isPublished }));
    expect(await publish(true)).toEqual(['pages']);
    expect(await publish(false)).toEqual(['pages']);
    expect(await publish(false)).toEqual([]);
  });

  const adelaide = { slug: 'testville', name: 'Testville' };
  const picture = {
    storageKey: 'k',
    altText: 'a',
    fileName: 'f',
    width: 1,
    height: 1,
    placeholder: '#000000',
  };
  it.each([
    [
      'a place',
      'terms',
      () => db.insert(locationGroups).values(adelaide),
      () => db.delete(locationGroups).where(eq(locationGroups.slug, 'testville')),
    ],
    [
      'an amenity',
      'terms',
      () => db.insert(amenities).values({ name: 'Tandoor' }),
      () => db.delete(amenities).where(eq(amenities.name, 'Tandoor')),
    ],
    [
      'a menu',
      'frame',
      () => db.insert(menus).values({ id: 77, name: 'M', location: 'header' }),
      () => db.update(menus).set({ isActive: false }),
    ],
    [
      'a link of a menu',
      'frame',
      () => db.insert(menuItems).values({ menuId: 77, title: 'T', url: '/' }),
      () => db.delete(menuItems),
    ],
    [
      'a setting',
      'frame',
      () => db.insert(siteSettings).values({ key: 'k', value: 'v' }),
      () => db.update(siteSettings).set({ value: 'w' }),
    ],
    [
      'the home page',
      'frame',
      () =>
        db
          .insert(homepageSettings)
          .values({ id: 1 })
          .onConflictDoUpdate({ target: homepageSettings.id, set: { heroTitle: 'x' } }),
      () => db.update(homepageSettings).set({ heroTitle: 'y' }),
    ],
    [
      'a picture of the library',
      'media',
      () => db.insert(mediaImages).values(picture),
      () => db.delete(mediaImages),
    ],
  ] as const)('%s is recorded as %s', async (_, key, add, change) => {
    expect(await changedBy(() => add())).toEqual([key]);
    expect(await changedBy(() => change())).toEqual([key]);
  });

  it('guides of a location have the key of pages', async () => {
    const of = (slug: string, pageType: 'location' | 'guide') =>
      db.insert(pages).values({ title: slug, slug, h1Title: slug, content: '', pageType }).returning();
    const [[place], [guide]] = await Promise.all([of('where', 'location'), of('guides/how', 'guide')]);
    const link = { pageId: place?.id ?? 0, guidePageId: guide?.id ?? 0 };
    expect(await changedBy(() => db.insert(locationRelatedGuides).values(link))).toEqual(['pages']);
  });

  it('a change that fails has no key', async () => {
    const { id } = await createProperty(db);
    const failing = () =>
      db
        .batch([
          db.update(properties).set({ name: 'Half' }).where(eq(properties.id, id)),
          db.insert(properties).values({ id, name: '', slug: '', propertyType: 'hotel', address: '' }),
        ])
        .catch(() => null);
    expect(await changedBy(failing)).toEqual([]);
  });
});
