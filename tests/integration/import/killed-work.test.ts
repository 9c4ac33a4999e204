import { env } from 'cloudflare:test';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase, type Database } from '~/db/client';
import { jobs, propertyPhotos, stagedImages } from '~/db/schema';
import { leaseMs } from '~/features/work/jobs/job-timing';
import { runJob, type JobHandler } from '~/features/work/jobs/run-job.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { extractPicturesHandler } from '../../../workers/queue/extract-pictures';
import { savePicturesHandler } from '../../../workers/queue/save-extracted-pictures';
import { createProperty } from '../../factories/property';
import { fakeSites } from '../../fakes/site-fetcher';
import { createManager } from '../../support/accounts/managers';
import { mortalDatabase } from '../../support/database/mortal-database';
import { fields } from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const start = Date.parse('2026-05-01T10:00:00Z');
const root = 'https://quandong.example';
const names = ['one', 'two', 'three', 'four'];
const files: Record<string, Uint8Array<ArrayBuffer>> = {};
const html = names.map((name) => `<img src="${name}.png" alt="A picture called ${name}">`).join('');
const readPages = async () => ({ url: `${root}/`, pages: [{ url: `${root}/`, html }], skipped: [] });

beforeAll(async () => {
  for (const [at, name] of names.entries()) files[`${root}/${name}.png`] = await fields(660, 440, at + 60);
});

const depsOf = (database: Database) => ({
  db: database,
  clock: { now: () => new Date(start) },
  sites: fakeSites(files).sites,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
});

type Kind = 'property-images' | 'save-property-images';
type Making = (deps: ReturnType<typeof depsOf>) => JobHandler;

/**
 * Runs a job with a worker that dies at one call, then with another once the lease has ended; returns whether
 * the first died.
 */
async function workTwice(id: string, kind: Kind, make: Making, step: number) {
  const mortal = mortalDatabase(env.DB, step);
  const run = (database: Database, at: number) =>
    runJob(
      {
        db: database,
        clock: { now: () => new Date(at) },
        handlers: { [kind]: make(depsOf(database)) },
        // A dead worker waits in vain.
        pause: () => Promise.resolve(),
      },
      id,
    );
  await run(mortal.db, start).catch(() => null);
  if (mortal.isDead()) await run(db, start + leaseMs + 1);
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  expect(job, `killed after ${step}`).toMatchObject({ state: 'done', error: null });
  return mortal.isDead();
}

let count = 0;
const addJob = async (kind: Kind, input: object, ownerId: string) => {
  const id = `work:killed-${(count += 1)}`;
  await db.insert(jobs).values({ id, kind, input, ownerId, dueAt: new Date(start) });
  return id;
};

async function extraction() {
  const owner = await createManager(db);
  const property = await createProperty(db, { ownerId: owner.profileId });
  const input = { version: 1, websiteUrl: `${root}/`, propertyId: property.id };
  const more = { propertyName: 'Quandong House', locationSlug: 'sa' };
  const id = await addJob('property-images', { ...input, ...more }, owner.userId);
  return { id, owner, propertyId: property.id };
}

const extract: Making = (deps) => extractPicturesHandler(deps, readPages);
const stagedOf = (id: string) =>
  db.select().from(stagedImages).where(eq(stagedImages.jobId, id)).orderBy(asc(stagedImages.position));

describe('a worker that is killed after any of its calls to the database', () => {
  it('leaves a search that ends with the same pictures, each once', async () => {
    for (let step = 1, died = true; died; step += 1) {
      const { id } = await extraction();
      died = await workTwice(id, 'property-images', extract, step);
      const staged = await stagedOf(id);
      expect(staged.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
      expect(new Set(staged.map(({ sourceUrl }) => sourceUrl)).size).toBe(4);
      for (const { storageKey } of staged)
        expect(await env.MEDIA.head(`${storageKey}/480.webp`)).not.toBeNull();
      expect(step).toBeLessThan(40);
    }
  });

  it('leaves a saving that ends with each photo once, in order', async () => {
    const { id: stagedBy, owner } = await extraction();
    await workTwice(stagedBy, 'property-images', extract, 1_000);
    // One variant each is enough, and much quicker.
    for (const [at, name] of names.entries()) files[`${root}/${name}.png`] = await fields(330, 220, at);
    const images = (await stagedOf(stagedBy)).slice(0, 2).map(({ id, altText }) => ({ id, altText }));
    for (let step = 1, died = true; died; step += 2) {
      const { id: propertyId } = await createProperty(db, { ownerId: owner.profileId });
      const input = { version: 1, propertyId, stagedBy, images, isFirst: true, rightsConfirmedAt: start };
      const id = await addJob('save-property-images', input, owner.userId);
      died = await workTwice(id, 'save-property-images', savePicturesHandler, step);
      const photos = await db
        .select()
        .from(propertyPhotos)
        .where(eq(propertyPhotos.propertyId, propertyId))
        .orderBy(asc(propertyPhotos.sortOrder));
      expect(photos.map(({ altText }) => altText)).toEqual(images.map(({ altText }) => altText));
      expect(photos.map(({ isHero }) => isHero)).toEqual([true, false]);
      expect(step).toBeLessThan(60);
    }
  });
});
