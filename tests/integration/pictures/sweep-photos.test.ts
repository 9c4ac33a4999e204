import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { sweepPhotos } from '~/features/directory/photos/sweep-photos.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createSweepCursor } from '~/platform/storage/sweep-cursor';

import { addPhoto, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const day = 86_400_000;
const photos = createR2PhotoStore(env.MEDIA);
const photoSweep = createSweepCursor(env.EDGE, 'photos');
const later = { now: () => new Date(Date.now() + day + 60_000) };
const deps = { db, photos, photoSweep, clock: later };

const names = async () => (await env.MEDIA.list()).objects.map(({ key }) => key);

beforeEach(async () => {
  await env.MEDIA.delete(await names());
});

describe('the sweep of photos', () => {
  it('removes the files that no photo names and leaves all others', async () => {
    const property = await createProperty(db);
    const other = await createProperty(db);
    const kept = `photos/${property.id}/kept`;
    await addPhoto(db, property.id, { storageKey: kept });
    const files = [
      `${kept}/320.webp`,
      `${kept}/640.webp`,
      'demo/hotel/320.webp',
      'site/hero/640.webp',
      'photosets/9/320.webp',
    ];
    const orphans = [
      `photos/${property.id}/dropped/320.webp`,
      `photos/${other.id}/kept/320.webp`,
      'photos/999999/gone/320.webp',
      'photos/odd',
      'photos/not-a-number/x/320.webp',
    ];
    for (const name of [...files, ...orphans]) await env.MEDIA.put(name, 'x');
    expect(await sweepPhotos(deps)).toBe(orphans.length);
    expect(await names()).toEqual([...files].sort());
    expect(await sweepPhotos(deps)).toBe(0);
  });

  it('waits a day, so that files of a running upload stay', async () => {
    await env.MEDIA.put('photos/1/fresh/320.webp', 'x');
    const soon = { now: () => new Date(Date.now() + day - 60_000) };
    expect(await sweepPhotos({ ...deps, clock: soon })).toBe(0);
    expect(await names()).toEqual(['photos/1/fresh/320.webp']);
  });

  it('removes nothing when the database does not answer', async () => {
    await env.MEDIA.put('photos/1/old/320.webp', 'x');
    const broken = createDatabase({
      prepare() {
        throw new Error('out of order');
      },
    } as unknown as D1Database);
    await expect(sweepPhotos({ ...deps, db: broken })).rejects.toThrow();
    expect(await names()).toHaveLength(1);
  });

  it('takes a large store in parts and begins again at its end', async () => {
    const property = await createProperty(db);
    await addPhoto(db, property.id, { storageKey: 'photos/zz/last' });
    const all = Array.from({ length: 510 }, (_, at) => `photos/7/${String(at).padStart(4, '0')}/320.webp`);
    await Promise.all(all.map((name) => env.MEDIA.put(name, 'x')));
    expect(await sweepPhotos(deps)).toBe(500);
    expect(await photoSweep.read()).toBe(all[499]);
    expect(await sweepPhotos(deps)).toBe(10);
    expect(await photoSweep.read()).toBeNull();
    expect(await names()).toEqual([]);
  });
});
