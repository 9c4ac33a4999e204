import { env } from 'cloudflare:test';
import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { mediaImages, pictureSavings, propertyPhotos } from '~/db/schema';
import { addMediaPicture } from '~/features/pictures/library/add-media-picture.server';
import { sweepMedia } from '~/features/pictures/library/sweep-media.server';
import { savingLeaseMs } from '~/features/pictures/rules/picture-limits';
import { savePhoto } from '~/features/directory/photos/save-photo.server';
import { sweepPhotos } from '~/features/directory/photos/sweep-photos.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';
import { createSweepCursor } from '~/platform/storage/sweep-cursor';

import { createProperty } from '../../factories/property';
import { createManager } from '../../support/accounts/managers';
import { mortalClient, mortalLife } from '../../support/database/mortal-database';
import { encodeAs, fields, withExif } from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const start = Date.now();
const clock = { now: () => new Date(start) };
const well = {
  db,
  clock,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
};
const tomorrow = {
  ...well,
  clock: { now: () => new Date(start + 25 * 3_600_000) },
  photoSweep: createSweepCursor(env.EDGE, 'killed-photos'),
  mediaSweep: createSweepCursor(env.EDGE, 'killed-media'),
};

/** A worker that dies at its `step`-th outside call. */
function mortal(step: number) {
  const life = mortalLife(step);
  const { live } = life;
  const { photos, pictures } = well;
  const deps = {
    db: mortalClient(env.DB, life),
    clock,
    photos: {
      ...photos,
      put: (...file: Parameters<typeof photos.put>) => live(() => photos.put(...file)),
      remove: (names: readonly string[]) => live(() => photos.remove(names)),
    },
    pictures: {
      encode: (...order: Parameters<typeof pictures.encode>) => live(() => pictures.encode(...order)),
    },
  };
  return { deps, isDead: life.isDead };
}

let file: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  // Rotated and mirrored, with three widths of a photo and two of the library once it is upright.
  file = withExif(await encodeAs(await fields(480, 650, 77), 'image/jpeg'), 5);
});

const namesIn = async (prefix: string) => (await env.MEDIA.list({ prefix })).objects.map(({ key }) => key);
const widthsOfPhoto = [320, 416, 640];
const widthsOfLibrary = [320, 480, 640];
const filesOf = (row: { storageKey: string } | undefined, widths: readonly number[]) =>
  row ? widths.map((width) => `${row.storageKey}/${width}.webp`) : [];

describe('a worker that is killed over any of its calls', () => {
  it('leaves a photo whole or not at all, nothing for good in the store, and the same file can be sent again', async () => {
    let step = 1;
    for (let died = true; died; step += 1) {
      const manager = await createManager(db);
      const { id: propertyId } = await createProperty(db, { ownerId: manager.profileId });
      const place = { manager, propertyId };
      const rows = () => db.select().from(propertyPhotos).where(eq(propertyPhotos.propertyId, propertyId));
      const worker = mortal(step);
      await savePhoto(worker.deps, place, file).catch(() => null);
      died = worker.isDead();
      const [row] = await rows();
      const names = await namesIn(`photos/${propertyId}/`);
      expect(names, `killed after ${step}`).toEqual(expect.arrayContaining(filesOf(row, widthsOfPhoto)));
      await sweepPhotos(tomorrow);
      expect((await namesIn(`photos/${propertyId}/`)).sort()).toEqual(filesOf(row, widthsOfPhoto).sort());
      expect(await savePhoto(well, place, file)).toMatchObject({ problem: null });
      expect(await rows()).toMatchObject([{ width: 640, height: 473, isHero: true }]);
    }
    expect(step).toBeGreaterThan(9);
  });

  it('leaves a picture of the library the same', async () => {
    const actor = await createManager(db, 'moderator');
    const added = { actor, altText: 'A jetty', fileName: 'jetty.jpg' };
    const rows = () => db.select().from(mediaImages).where(like(mediaImages.storageKey, 'pages/%'));
    let step = 1;
    for (let died = true; died; step += 1) {
      await db.delete(mediaImages);
      await sweepMedia(tomorrow);
      const worker = mortal(step);
      await addMediaPicture(worker.deps, added, file).catch(() => null);
      died = worker.isDead();
      const [row] = await rows();
      expect(await namesIn('pages/')).toEqual(expect.arrayContaining(filesOf(row, widthsOfLibrary)));
      await sweepMedia(tomorrow);
      expect((await namesIn('pages/')).sort()).toEqual(filesOf(row, widthsOfLibrary).sort());
      expect(await addMediaPicture(well, added, file)).toMatchObject({ problem: null });
      expect(await rows()).toHaveLength(1);
    }
    expect(step).toBeGreaterThan(9);
  });

  it('uses the day’s budget for at most five minutes', async () => {
    const manager = await createManager(db);
    const { id: propertyId } = await createProperty(db, { ownerId: manager.profileId });
    for (let turn = 0; turn < 6; turn += 1) {
      await savePhoto(mortal(4).deps, { manager, propertyId }, file).catch(() => null);
    }
    expect(await db.$count(pictureSavings, eq(pictureSavings.userId, manager.userId))).toBe(6);
    const again = (at: number) =>
      savePhoto({ ...well, clock: { now: () => new Date(at) } }, { manager, propertyId }, file);
    expect(await again(start + 1_000)).toEqual({ problem: 'busy' });
    expect(await again(start + savingLeaseMs)).toMatchObject({ problem: null });
  });
});
