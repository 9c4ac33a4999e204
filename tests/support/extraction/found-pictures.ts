import { env } from 'cloudflare:test';
import { asc, eq } from 'drizzle-orm';

import { createDatabase } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import { findStagedPictures } from '~/features/import/pictures/review/find-staged-pictures.server';
import { stagePictures } from '~/features/import/pictures/stage-pictures.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { addPhoto, createProperty } from '../../factories/property';
import { fakeSites } from '../../fakes/site-fetcher';
import { createManager } from '../accounts/managers';
import { encodeAs, fields, withExif } from './pictures';

export const db = createDatabase(env.DB);
export const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
export const base = {
  db,
  clock,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
};

export const root = 'https://quandong.example';
export const names = ['one', 'two', 'three', 'four'];
export const files: Record<string, Uint8Array<ArrayBuffer>> = {};

/** Makes the pictures of the website. */
export async function fillFiles() {
  for (const [at, name] of names.entries()) {
    const picture = await encodeAs(await fields(720, 480, at + 20), 'image/jpeg');
    files[`${root}/${name}.jpg`] = withExif(picture, 1);
  }
}

let count = 0;

/** An owner’s property, and pictures that a job of theirs has found. */
export async function found(photos = 0) {
  count += 1;
  const manager = await createManager(db);
  const property = await createProperty(db, { ownerId: manager.profileId });
  for (let at = 0; at < photos; at += 1) {
    await addPhoto(db, property.id, { sortOrder: at, isHero: at === 0, altText: `old ${at}` });
  }
  const stagedBy = `work:save-${count}`;
  const html = names.map((name) => `<img src="${root}/${name}.jpg" alt="A picture called ${name}">`).join('');
  const pages = [{ url: `${root}/`, html }];
  await stagePictures(
    { ...base, sites: fakeSites(files).sites },
    { jobId: stagedBy, ownerId: manager.userId, pages, propertyName: '', onProgress: async () => {} },
  );
  const staged = await findStagedPictures({ db }, manager, stagedBy);
  const idOf = (name: string) =>
    staged.find(({ sourceUrl }) => sourceUrl === `${root}/${name}.jpg`)?.id ?? 'none';
  const job = (chosen: string[], values: object = {}) => ({
    version: 1 as const,
    propertyId: property.id,
    stagedBy,
    isFirst: photos === 0,
    images: chosen.map((name) => ({ id: idOf(name), altText: `Alt of ${name}` })),
    rightsConfirmedAt: clock.now().getTime(),
    ...values,
  });
  return { manager, property, job, userId: manager.userId, propertyId: property.id };
}

export const onProgress = async () => {};

export const rowsOf = (propertyId: number) =>
  db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(asc(propertyPhotos.sortOrder));

export const altsOf = async (propertyId: number) => (await rowsOf(propertyId)).map(({ altText }) => altText);
