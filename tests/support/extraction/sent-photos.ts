import { env } from 'cloudflare:test';
import { asc, eq } from 'drizzle-orm';

import { createDatabase } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { createProperty } from '../../factories/property';
import { createManager } from '../accounts/managers';

export const db = createDatabase(env.DB);
export const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
export const deps = {
  db,
  clock,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
};

export async function ownProperty() {
  const manager = await createManager(db);
  const property = await createProperty(db, { ownerId: manager.profileId });
  return { manager, propertyId: property.id };
}

export const rowsOf = (propertyId: number) =>
  db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(asc(propertyPhotos.sortOrder));

export const namesOf = async (propertyId: number) =>
  (await env.MEDIA.list({ prefix: `photos/${propertyId}/` })).objects.map(({ key }) => key);
