import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs, stagedImages } from '~/db/schema';
import { FetchRefused } from '~/features/import/crawling/fetching/site-fetcher';
import { runJob } from '~/features/work/jobs/run-job.server';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { extractPicturesHandler } from '../../../workers/queue/extract-pictures';
import { fakeSites } from '../../fakes/site-fetcher';
import { createManager } from '../../support/accounts/managers';
import { fields } from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
const root = 'https://quandong.example';
const files: Record<string, Uint8Array<ArrayBuffer>> = {};

beforeAll(async () => {
  for (let at = 0; at < 4; at += 1) files[`${root}/${at}.png`] = await fields(660, 440, at + 40);
});

let count = 0;
async function work(pictures: number, read?: () => Promise<never>) {
  const owner = await createManager(db);
  count += 1;
  const id = `work:extract-${count}`;
  const input = {
    version: 1,
    websiteUrl: `${root}/`,
    propertyId: 1,
    propertyName: 'Quandong House',
    locationSlug: 'sa',
  };
  await db
    .insert(jobs)
    .values({ id, kind: 'property-images', input, ownerId: owner.userId, dueAt: clock.now() });
  const html = Array.from({ length: pictures }, (_, at) => `<img src="${at}.png">`).join('');
  const site = { url: `${root}/home`, pages: [{ url: `${root}/`, html }], skipped: [] };
  const deps = {
    db,
    clock,
    sites: fakeSites(files).sites,
    photos: createR2PhotoStore(env.MEDIA),
    pictures: createPictureEncoder(env.IMAGES),
  };
  const handlers = { 'property-images': extractPicturesHandler(deps, read ?? (async () => site)) };
  const outcome = await runJob({ db, clock, handlers }, id);
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id));
  return { outcome, row, staged: await db.$count(stagedImages, eq(stagedImages.jobId, id)) };
}

describe('the job of extracting images', () => {
  it('ends with four pictures or more staged, and reports its progress', async () => {
    const { row, staged } = await work(4);
    expect(row).toMatchObject({
      state: 'done',
      result: { version: 1, siteUrl: `${root}/home`, images: 4 },
      progress: { done: 4, total: 4, words: 'Looking at pictures…' },
    });
    expect(staged).toBe(4);
  });

  it.each([0, 3])('fails with the expected message when there are only %i', async (pictures) => {
    const { row, staged } = await work(pictures);
    expect(row).toMatchObject({
      state: 'failed',
      error: `Only ${pictures} quality images found. Minimum 4 required.`,
    });
    expect(staged).toBe(0);
  });

  it('fails with the reason when the website cannot be read', async () => {
    const refuse = () =>
      Promise.reject(new FetchRefused('not-found', 'There is nothing at this address.', 404));
    const { row } = await work(4, refuse);
    expect(row).toMatchObject({ state: 'failed', error: 'There is nothing at this address.' });
  });

  it('is tried again later when it is our own fault', async () => {
    const { outcome } = await work(4, () => Promise.reject(new Error('D1 is away')));
    expect(outcome).toMatchObject({ state: 'waiting' });
  });
});
