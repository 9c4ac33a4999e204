import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { jobs, stagedImages } from '~/db/schema';
import { savePictures } from '~/features/import/pictures/save-pictures.server';
import { runJob } from '~/features/work/jobs/run-job.server';
import { pictureBudgets } from '~/features/pictures/rules/picture-limits';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { savePicturesHandler } from '../../../workers/queue/save-extracted-pictures';
import { fakeSites } from '../../fakes/site-fetcher';
import {
  altsOf,
  base,
  clock,
  db,
  files,
  found,
  onProgress,
  fillFiles,
} from '../../support/extraction/found-pictures';

const failingPictures = (code: number) =>
  createPictureEncoder({
    input: () => {
      throw Object.assign(new Error('no'), { code });
    },
  } as unknown as ImagesBinding);

let runs = 0;

beforeAll(fillFiles);

describe('the job of saving', () => {
  async function work(input: unknown, ownerId: string | null, sites = fakeSites(files).sites) {
    runs += 1;
    const id = `work:run-${runs}`;
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
    const id = `work:later-${(runs += 1)}`;
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
