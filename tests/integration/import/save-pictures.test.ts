import { env } from 'cloudflare:test';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs, profiles, properties, propertyPhotos, stagedImages, users } from '~/db/schema';
import { findStagedPictures } from '~/features/import/pictures/review/find-staged-pictures.server';
import { savePictures } from '~/features/import/pictures/save-pictures.server';
import { stagePictures } from '~/features/import/pictures/stage-pictures.server';
import { runJob } from '~/features/work/jobs/run-job.server';
import { pictureBudgets } from '~/features/pictures/rules/picture-limits';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { savePicturesHandler } from '../../../workers/queue/save-extracted-pictures';
import { addPhoto, createProperty } from '../../factories/property';
import { fakeSites } from '../../fakes/site-fetcher';
import { createManager } from '../../support/accounts/managers';
import { encodeAs, fields, latinOf, withExif } from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
const base = {
  db,
  clock,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
};
const root = 'https://quandong.example';
const names = ['one', 'two', 'three', 'four'];
const files: Record<string, Uint8Array<ArrayBuffer>> = {};

beforeAll(async () => {
  for (const [at, name] of names.entries()) {
    const picture = await encodeAs(await fields(720, 480, at + 20), 'image/jpeg');
    files[`${root}/${name}.jpg`] = withExif(picture, 1);
  }
});

let count = 0;

/** An owner’s property, and pictures that a job of theirs has found. */
async function found(photos = 0) {
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

const onProgress = async () => {};

const failingPictures = (code: number) =>
  createPictureEncoder({
    input: () => {
      throw Object.assign(new Error('no'), { code });
    },
  } as unknown as ImagesBinding);
const rowsOf = (propertyId: number) =>
  db
    .select()
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(asc(propertyPhotos.sortOrder));
const altsOf = async (propertyId: number) => (await rowsOf(propertyId)).map(({ altText }) => altText);
const objectsOf = async (propertyId: number) =>
  (await env.MEDIA.list({ prefix: `photos/${propertyId}/` })).objects.map(({ key }) => key);

describe('saving chosen pictures', () => {
  it('makes them photos in that order, with texts, source and the person who confirmed the rights, without metadata', async () => {
    const { job, userId, propertyId } = await found();
    const { sites, requests } = fakeSites(files);
    const reported: number[] = [];
    const result = await savePictures(
      { ...base, sites },
      { job: job(['three', 'one']), userId, onProgress: async (done) => void reported.push(done) },
    );
    expect(result).toEqual({ version: 1, saved: 2, failed: [] });
    expect(reported).toEqual([0, 1, 2]);
    expect(requests).toEqual([`${root}/three.jpg`, `${root}/one.jpg`]);
    const confirmed = { rightsConfirmedBy: userId, rightsConfirmedAt: clock.now() };
    expect(await rowsOf(propertyId)).toMatchObject([
      { altText: 'Alt of three', isHero: true, sortOrder: 0, sourceUrl: `${root}/three.jpg`, ...confirmed },
      { altText: 'Alt of one', isHero: false, sortOrder: 1, sourceUrl: `${root}/one.jpg`, ...confirmed },
    ]);
    const keys = await objectsOf(propertyId);
    expect(keys).toHaveLength(6);
    for (const key of keys) {
      const bytes = new Uint8Array(await (await env.MEDIA.get(key))!.arrayBuffer());
      expect(latinOf(bytes)).not.toMatch(/SecretCamera|GPS/);
    }
  });

  it('ends at its time limit: saved ones stay, and the rest is reported', async () => {
    const { job, userId, propertyId } = await found();
    let ms = clock.now().getTime();
    const slow = fakeSites(files).sites;
    const deps = { ...base, clock: { now: () => new Date(ms) } };
    const sites: typeof slow = {
      fetch(...args) {
        ms += 150_000;
        return slow.fetch(...args);
      },
    };
    const result = await savePictures({ ...deps, sites }, { job: job(names), userId, onProgress });
    expect(result.saved).toBe(2);
    expect(result.failed.map(({ reason }) => reason)).toEqual(
      Array(2).fill('There was no time left for it.'),
    );
    expect(await altsOf(propertyId)).toEqual(['Alt of one', 'Alt of two']);
  });

  it('puts them behind the existing photos, or before them on request', async () => {
    const behind = await found(2);
    const deps = { ...base, sites: fakeSites(files).sites };
    await savePictures(deps, { ...behind, job: behind.job(['two', 'one']), onProgress });
    expect(await altsOf(behind.propertyId)).toEqual(['old 0', 'old 1', 'Alt of two', 'Alt of one']);
    const before = await found(2);
    await savePictures(deps, { ...before, job: before.job(['two', 'one'], { isFirst: true }), onProgress });
    expect(await altsOf(before.propertyId)).toEqual(['Alt of two', 'Alt of one', 'old 0', 'old 1']);
    expect((await rowsOf(before.propertyId)).map(({ isHero }) => isHero)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('reports which could not be saved and why, and saves the others', async () => {
    const { job, userId, propertyId } = await found();
    const { [`${root}/one.jpg`]: _, ...rest } = files;
    rest[`${root}/three.jpg`] = new TextEncoder().encode('<html>moved</html>');
    const result = await savePictures(
      { ...base, sites: fakeSites(rest).sites },
      { job: job(['one', 'two', 'three', 'none']), userId, onProgress },
    );
    expect(result.saved).toBe(1);
    expect(result.failed.map(({ altText, reason }) => `${altText}: ${reason}`)).toEqual([
      'Alt of one: There is nothing at this address.',
      'Alt of three: This is not a picture that we can use. Please choose a JPEG, PNG or WebP file.',
      'Alt of none: This picture no longer waits. Please extract the images again.',
    ]);
    expect(await altsOf(propertyId)).toEqual(['Alt of two']);
  });

  it('makes no photo twice, at whatever step it was killed before', async () => {
    for (const step of [1, 2, 3, 4, 5]) {
      const { job, userId, propertyId } = await found();
      let turn = 0;
      const dies = async () => {
        if ((turn += 1) === step) throw new Error('killed');
      };
      const deps = { ...base, sites: fakeSites(files).sites };
      const saving = { job: job(['four', 'two', 'three', 'one']), userId };
      await expect(savePictures(deps, { ...saving, onProgress: dies })).rejects.toThrow('killed');
      expect(await altsOf(propertyId)).toHaveLength(Math.min(4, step - 1));
      const { sites, requests } = fakeSites(files);
      expect(await savePictures({ ...base, sites }, { ...saving, onProgress })).toMatchObject({
        saved: 4,
        failed: [],
      });
      expect(requests).toHaveLength(5 - step);
      expect(await altsOf(propertyId)).toEqual(['Alt of four', 'Alt of two', 'Alt of three', 'Alt of one']);
      expect((await rowsOf(propertyId)).filter(({ isHero }) => isHero)).toHaveLength(1);
    }
  });

  it('makes no photo twice when the killed worker had stored the files but not the row', async () => {
    const { job, userId, propertyId } = await found();
    const photos = { ...base.photos };
    let puts = 0;
    photos.put = async (...file) => {
      await base.photos.put(...file);
      if ((puts += 1) === 2) throw new Error('killed');
    };
    const saving = { job: job(['one', 'two']), userId, onProgress };
    const sites = fakeSites(files).sites;
    await expect(savePictures({ ...base, photos, sites }, saving)).rejects.toThrow('killed');
    expect(await altsOf(propertyId)).toEqual([]);
    await savePictures({ ...base, sites }, saving);
    expect(await altsOf(propertyId)).toEqual(['Alt of one', 'Alt of two']);
  });

  it('stops at forty photos', async () => {
    const { job, userId, propertyId } = await found(39);
    const result = await savePictures(
      { ...base, sites: fakeSites(files).sites },
      { job: job(['one', 'two']), userId, onProgress },
    );
    expect(result).toMatchObject({ saved: 1, failed: [{ reason: expect.stringContaining('40 photos') }] });
    expect(await rowsOf(propertyId)).toHaveLength(40);
  });
});

describe('a person without permission', () => {
  const goneText = 'This property can no longer be found.';
  const deps = () => ({ ...base, sites: fakeSites(files).sites });

  it('saves nothing into another’s property, and no picture of another’s job', async () => {
    const [mine, theirs] = [await found(), await found()];
    const into = mine.job(['one'], { propertyId: theirs.propertyId });
    expect(await savePictures(deps(), { job: into, userId: mine.userId, onProgress })).toMatchObject({
      saved: 0,
      failed: [{ reason: goneText }],
    });
    const of = { ...theirs.job(['one']), propertyId: mine.propertyId };
    expect(await savePictures(deps(), { job: of, userId: mine.userId, onProgress })).toMatchObject({
      saved: 0,
    });
    const mixed = { ...of, stagedBy: mine.job(['one']).stagedBy };
    expect(await savePictures(deps(), { job: mixed, userId: mine.userId, onProgress })).toMatchObject({
      saved: 0,
    });
    expect(await rowsOf(mine.propertyId)).toEqual([]);
    expect(await rowsOf(theirs.propertyId)).toEqual([]);
  });

  it('is checked again for each picture: a property that changes hands gets no more', async () => {
    const { job, userId, propertyId } = await found();
    const other = await createManager(db);
    const onProgress = async (done: number) => {
      if (done === 1) {
        await db.update(properties).set({ ownerId: other.profileId }).where(eq(properties.id, propertyId));
      }
    };
    const result = await savePictures(deps(), { job: job(['one', 'two']), userId, onProgress });
    expect(result).toMatchObject({ saved: 1, failed: [{ reason: goneText }] });
    expect(await altsOf(propertyId)).toEqual(['Alt of one']);
  });

  it('is a moderator who has lost the role, or an account that is closed', async () => {
    const { property, job, userId } = await found();
    await db.update(properties).set({ ownerId: null }).where(eq(properties.id, property.id));
    await db.update(profiles).set({ role: 'moderator' }).where(eq(profiles.userId, userId));
    expect(await savePictures(deps(), { job: job(['one']), userId, onProgress })).toMatchObject({ saved: 1 });
    await db.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, userId));
    expect(await savePictures(deps(), { job: job(['two']), userId, onProgress })).toMatchObject({ saved: 0 });
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, userId));
    await db.update(profiles).set({ role: 'owner' }).where(eq(profiles.userId, userId));
    expect(await savePictures(deps(), { job: job(['two']), userId, onProgress })).toMatchObject({ saved: 0 });
    expect(await rowsOf(property.id)).toHaveLength(1);
  });
});

describe('the job of saving', () => {
  async function work(input: unknown, ownerId: string | null, sites = fakeSites(files).sites) {
    count += 1;
    const id = `work:run-${count}`;
    await db.insert(jobs).values({ id, kind: 'save-property-images', input, ownerId, dueAt: clock.now() });
    const handlers = { 'save-property-images': savePicturesHandler({ ...base, sites }) };
    const outcome = await runJob({ db, clock, handlers }, id);
    const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
    return { outcome, row };
  }

  it('ends with a report of saved and failed ones', async () => {
    const { job, userId, propertyId } = await found();
    const { row } = await work(job(['one', 'none']), userId);
    expect(row).toMatchObject({
      state: 'done',
      progress: { done: 2, total: 2, words: 'Saving pictures…' },
      result: { version: 1, saved: 1, failed: [{ altText: 'Alt of none' }] },
    });
    expect(await altsOf(propertyId)).toEqual(['Alt of one']);
  });

  it('has failed when none was saved, and can be tried again', async () => {
    const { job, userId } = await found();
    const { row } = await work(job(['one']), userId, fakeSites({}).sites);
    expect(row).toMatchObject({
      state: 'failed',
      error: 'No picture could be saved. There is nothing at this address.',
    });
  });

  it.each([
    ['Images is over its quota', { pictures: failingPictures(9422) }],
    ['Images fails inside', { pictures: failingPictures(9523) }],
  ])('goes on later when %s, with what was saved before', async (_, broken) => {
    const { job, userId, propertyId } = await found();
    await savePictures({ ...base, sites: fakeSites(files).sites }, { job: job(['one']), userId, onProgress });
    const id = `work:later-${(count += 1)}`;
    const input = job(['one', 'two']);
    await db
      .insert(jobs)
      .values({ id, kind: 'save-property-images', input, ownerId: userId, dueAt: clock.now() });
    const run = (deps: object, at: number) =>
      runJob(
        {
          db,
          clock: { now: () => new Date(at) },
          handlers: {
            'save-property-images': savePicturesHandler({ ...base, sites: fakeSites(files).sites, ...deps }),
          },
        },
        id,
      );
    expect(await run(broken, clock.now().getTime())).toMatchObject({ state: 'waiting' });
    expect((await db.select().from(jobs).where(eq(jobs.id, id)))[0]).toMatchObject({
      error: 'Pictures cannot be taken in at the moment. Please try again in a few minutes.',
    });
    expect(await altsOf(propertyId)).toEqual(['Alt of one']);
    await run({}, clock.now().getTime() + 60_000);
    expect((await db.select().from(jobs).where(eq(jobs.id, id)))[0]).toMatchObject({
      state: 'done',
      result: { saved: 2, failed: [] },
    });
    expect(await altsOf(propertyId)).toEqual(['Alt of one', 'Alt of two']);
  });

  it('saves those within the day’s budget, and reports when to continue', async () => {
    const { job, userId, propertyId } = await found();
    const max = pictureBudgets.owner.day.pictures;
    const before = clock.now().getTime() - 120_000;
    await db.run(sql`insert into picture_savings (id, user_id, bytes, started_at, ended_at)
      select lower(hex(randomblob(8))), ${userId}, 1, cast(${before} as integer), cast(${before} as integer)
      from (with recursive n(v) as (select 1 union all select v + 1 from n limit ${max - 1}) select v from n)`);
    const { row } = await work(job(['one', 'two', 'three']), userId);
    expect(row).toMatchObject({ state: 'done', result: { saved: 1 } });
    const { failed } = row?.result as { failed: { reason: string }[] };
    expect(failed.map(({ reason }) => reason)).toEqual(
      Array(2).fill(
        'Your account has saved as many pictures as it may in one day. You can go on after midnight in Adelaide.',
      ),
    );
    expect(await altsOf(propertyId)).toEqual(['Alt of one']);
  });

  it('fails for good when its input is invalid or its owner is missing', async () => {
    const { job } = await found();
    expect((await work({ version: 1 }, null)).row).toMatchObject({ state: 'failed' });
    expect((await work(job(['one']), null)).row).toMatchObject({ state: 'failed', result: null });
  });

  it('stays for staged pictures that are forgotten meanwhile', async () => {
    const { job, userId } = await found();
    const input = job(['one']);
    await db.delete(stagedImages).where(eq(stagedImages.jobId, input.stagedBy));
    expect((await work(input, userId)).row).toMatchObject({
      state: 'failed',
      error: 'No picture could be saved. This picture no longer waits. Please extract the images again.',
    });
  });
});
