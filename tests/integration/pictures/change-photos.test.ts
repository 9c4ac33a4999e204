import { env } from 'cloudflare:test';
import { asc, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { properties, propertyPhotos } from '~/db/schema';
import { deletePhoto } from '~/features/directory/photos/delete-photo.server';
import { describePhotos } from '~/features/directory/photos/describe-photos.server';
import { findPhotoOfProperty } from '~/features/directory/photos/find-photo-of-property.server';
import { findPropertyPhotos } from '~/features/directory/photos/find-property-photos.server';
import { orderPhotos } from '~/features/directory/photos/order-photos.server';
import { answerChange } from '~/routes/dashboard.edit-property.$id_.photos/answer-change.server';
import { createServices } from '~/platform/services';
import { createR2PhotoStore } from '~/platform/storage/photo-store';

import { addPhoto, createProperty } from '../../factories/property';
import { measuredDatabase, nothingMeasured } from '../../support/database/measured-database';
import { createManager } from '../../support/accounts/managers';

const db = createDatabase(env.DB);
const photos = createR2PhotoStore(env.MEDIA);
const now = new Date('2026-05-01T10:00:00Z');
const deps = { db, photos, clock: { now: () => now } };

/** A hidden property of an owner with this many photos, the first being the hero. */
async function propertyWith(count: number) {
  const manager = await createManager(db);
  const { id: propertyId } = await createProperty(db, { ownerId: manager.profileId, isPublished: false });
  const ids = [];
  for (let at = 0; at < count; at += 1) {
    ids.push((await addPhoto(db, propertyId, { sortOrder: at, isHero: at === 0 })).id);
  }
  return { place: { manager, propertyId }, ids };
}

/** In the order of the pages. */
const rowsOf = (propertyId: number) =>
  db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(desc(propertyPhotos.isHero), asc(propertyPhotos.sortOrder), asc(propertyPhotos.id));

async function expectOrder(propertyId: number, ids: number[]) {
  const rows = await rowsOf(propertyId);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.map(({ sortOrder }) => sortOrder)).toEqual(ids.map((_, at) => at));
  expect(rows.map(({ isHero }) => isHero)).toEqual(ids.map((_, at) => at === 0));
}

describe('the order of photos', () => {
  it('is set as wished, and the first is the hero', async () => {
    const { place, ids } = await propertyWith(4);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    expect(await orderPhotos(deps, place, [c, a, d, b])).toBe(true);
    await expectOrder(place.propertyId, [c, a, d, b]);
    const [row] = await db.select().from(properties).where(eq(properties.id, place.propertyId));
    expect(row).toMatchObject({ updatedAt: now, version: 1 });
  });

  it('puts unnamed photos last, and ignores ids that are foreign, missing or repeated', async () => {
    const { place, ids } = await propertyWith(3);
    const other = await propertyWith(2);
    const [a = 0, b = 0, c = 0] = ids;
    await orderPhotos(deps, place, [c, c, other.ids[1] ?? 0, 999_999, c]);
    await expectOrder(place.propertyId, [c, a, b]);
    await expectOrder(other.place.propertyId, other.ids);
  });

  it('has one hero and no gaps however many set it at once', async () => {
    const { place, ids } = await propertyWith(5);
    const wishes = ids.map((id) => [id, ...ids.filter((other) => other !== id)]);
    await Promise.all([
      ...wishes.map((wish) => orderPhotos(deps, place, wish)),
      deletePhoto(deps, place, ids[2] ?? 0),
    ]);
    const rows = await rowsOf(place.propertyId);
    expect(rows).toHaveLength(4);
    expect(rows.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2, 3]);
    expect(rows.filter(({ isHero }) => isHero)).toHaveLength(1);
  });

  it('of old photos without a hero or with two is put right by the next change', async () => {
    const { place, ids } = await propertyWith(3);
    await db.update(propertyPhotos).set({ isHero: true, sortOrder: 7 });
    await orderPhotos(deps, place, []);
    await expectOrder(place.propertyId, ids);
    await db.update(propertyPhotos).set({ isHero: false });
    await orderPhotos(deps, place, []);
    await expectOrder(place.propertyId, ids);
  });
});

describe('deleting a photo', () => {
  it('makes the next one the hero and removes its files', async () => {
    const { place, ids } = await propertyWith(2);
    const storageKey = `photos/${place.propertyId}/abc`;
    const { id } = await addPhoto(db, place.propertyId, { storageKey, sortOrder: 5 });
    for (const width of [320, 640]) await photos.put(storageKey, width, new Uint8Array([1]));
    await orderPhotos(deps, place, [id]);
    expect(await deletePhoto(deps, place, id)).toBe(true);
    await expectOrder(place.propertyId, ids);
    expect((await env.MEDIA.list({ prefix: `${storageKey}/` })).objects).toEqual([]);
    expect(await deletePhoto(deps, place, id)).toBe(false);
  });

  it('leaves the files of the demo data, which others may show', async () => {
    const { place } = await propertyWith(0);
    await env.MEDIA.put('demo/shared/320.webp', 'x');
    const { id } = await addPhoto(db, place.propertyId, { storageKey: 'demo/shared' });
    expect(await deletePhoto(deps, place, id)).toBe(true);
    expect(await env.MEDIA.head('demo/shared/320.webp')).not.toBeNull();
  });

  it('is done when the store fails: the sweep removes the files', async () => {
    const { place } = await propertyWith(0);
    const { id } = await addPhoto(db, place.propertyId, { storageKey: 'photos/1/left' });
    const broken = { ...photos, remove: () => Promise.reject(new Error('out of order')) };
    expect(await deletePhoto({ ...deps, photos: broken }, place, id)).toBe(true);
    expect(await rowsOf(place.propertyId)).toEqual([]);
  });
});

describe('the alt texts of a page', () => {
  it('are one write, however many of them were changed', async () => {
    const { place, ids } = await propertyWith(12);
    const form = new FormData();
    for (const id of ids) {
      form.append('photo', String(id));
      form.append('altText', id === ids[0] ? 'As it was' : `Room ${id}`);
      form.append('storedText', 'As it was');
    }
    const sum = nothingMeasured();
    const services = createServices(env, { waitUntil: () => undefined });
    const measured = { ...services, db: createDatabase(measuredDatabase(env.DB, sum)) };
    const { manager, propertyId } = place;
    const answer = await answerChange({
      services: measured,
      viewer: manager,
      propertyId,
      form,
      saving: null,
    });
    expect(answer).toBe('photo-described');
    expect(sum.calls).toBe(1);
    const rows = await rowsOf(propertyId);
    expect(rows.slice(1).map(({ altText }) => altText)).toEqual(ids.slice(1).map((id) => `Room ${id}`));
    expect(rows[0]?.altText).not.toBe('As it was');
  });
});

describe('another owner’s photos', () => {
  it('are not there: not to see, order, describe or delete', async () => {
    const { place, ids } = await propertyWith(3);
    const [photoId = 0] = ids;
    const foreign = { ...place, manager: await createManager(db) };
    const astray = { ...place, propertyId: (await propertyWith(1)).place.propertyId };
    for (const wrong of [foreign, astray]) {
      expect(await findPhotoOfProperty(db, wrong, { photoId, file: '320.webp' })).toBeNull();
      expect(await orderPhotos(deps, wrong, [...ids].reverse())).toBe(false);
      expect(await describePhotos(deps, wrong, [{ photoId, altText: 'taken over' }])).toBe(false);
      expect(await deletePhoto(deps, wrong, photoId)).toBe(false);
    }
    expect(await findPropertyPhotos(db, foreign)).toBeNull();
    expect(await findPropertyPhotos(db, { ...place, propertyId: 999_999 })).toBeNull();
    await expectOrder(place.propertyId, ids);
    expect((await rowsOf(place.propertyId)).map(({ altText }) => altText)).not.toContain('taken over');
  });

  it('are there for admins and moderators, hidden or not', async () => {
    const { place, ids } = await propertyWith(2);
    const [photoId = 0] = ids;
    for (const role of ['admin', 'moderator'] as const) {
      const staff = { ...place, manager: await createManager(db, role) };
      expect((await findPropertyPhotos(db, staff))?.photos.map(({ id }) => id)).toEqual(ids);
      expect(await findPhotoOfProperty(db, staff, { photoId, file: '320.webp' })).toMatchObject({
        width: 320,
      });
      expect(await findPhotoOfProperty(db, staff, { photoId, file: '321.webp' })).toBeNull();
      expect(await describePhotos(deps, staff, [{ photoId, altText: `As ${role}` }])).toBe(true);
    }
    const found = await findPropertyPhotos(db, place);
    expect(found?.photos[0]?.picture).toMatchObject({
      alt: 'As moderator',
      base: `/dashboard/edit-property/${place.propertyId}/photos/${photoId}`,
    });
  });
});
