import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { profiles, properties, users } from '~/db/schema';
import { savePictures } from '~/features/import/pictures/save-pictures.server';

import { fakeSites } from '../../fakes/site-fetcher';
import { createManager } from '../../support/accounts/managers';
import { latinOf } from '../../support/extraction/pictures';
import {
  altsOf,
  base,
  clock,
  db,
  files,
  found,
  names,
  onProgress,
  root,
  rowsOf,
  fillFiles,
} from '../../support/extraction/found-pictures';

const objectsOf = async (propertyId: number) =>
  (await env.MEDIA.list({ prefix: `photos/${propertyId}/` })).objects.map(({ key }) => key);

beforeAll(fillFiles);

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
