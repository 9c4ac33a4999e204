import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, jobs, pageRevisions, pages } from '~/db/schema';
import { findGuideImport } from '~/features/content/guides/find-guide-import.server';
import { retryGuideImport, startGuideImport } from '~/features/content/guides/start-guide-import.server';
import { leaseMs } from '~/features/work/jobs/job-timing';
import { runJob } from '~/features/work/jobs/run-job.server';

import { guideFiles } from '../../../../seed/pages/guide-files';
import { guideImportHandler } from '../../../../workers/queue/import-guides';
import { createManager } from '../../../support/accounts/managers';

const db = createDatabase(env.DB);
let now = new Date('2026-11-20T00:00:00Z');
const clock = { now: () => now };
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const announced: string[] = [];
const deps = { db, clock, jobs: { announce: (ids: readonly string[]) => void announced.push(...ids) } };
let ownerId: string;

beforeEach(async () => {
  pass(60_000);
  announced.length = 0;
  await db.delete(pages);
  await db.delete(jobs);
  ({ userId: ownerId } = await createManager(db, 'moderator'));
});

const start = (overwrite: string[] = []) => startGuideImport(deps, { ownerId, from: '192.0.2.1', overwrite });
const work = (id: string, database = db) =>
  runJob({ db, clock, handlers: { 'guide-import': guideImportHandler({ db: database, clock }) } }, id);
const latest = async () => (await findGuideImport({ db, clock }))!;
const countOf = async (outcome: string) =>
  (await latest()).progress?.outcomes.filter((guide) => guide.outcome === outcome).length;
const entries = async (id: string) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `job:${id}`));

/** A database that fails once this many pages are written. */
function dyingAfter(writes: number) {
  let left = writes;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'batch' && left-- <= 0) return () => Promise.reject(new Error('The worker has died.'));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('the import of the guides as a job', () => {
  it('imports all 21, reports it, is logged once, and changes nothing the second time', async () => {
    expect(guideFiles).toHaveLength(21);
    expect(await start()).toBe(true);
    const { id } = await latest();
    expect(announced).toEqual([id]);
    expect(await work(id)).toEqual({ state: 'done' });
    expect(await latest()).toMatchObject({
      state: 'done',
      isAtWork: false,
      progress: { done: 21, total: 21 },
    });
    expect(await countOf('created')).toBe(21);
    expect(await entries(id)).toMatchObject([
      {
        actorId: ownerId,
        action: 'guides-imported',
        fromAddress: '192.0.2.1',
        detail: { created: 21, kept: 0 },
      },
    ]);
    const before = [await db.select().from(pages), await db.select().from(pageRevisions)];
    expect(before[1]).toMatchObject(guideFiles.map(() => ({ version: 1, actorId: ownerId })));
    pass(60_000);
    expect(await start()).toBe(true);
    await work((await latest()).id);
    expect(await countOf('unchanged')).toBe(21);
    expect([await db.select().from(pages), await db.select().from(pageRevisions)]).toEqual(before);
  });

  it('is started once, however often it is requested at once', async () => {
    const started = await Promise.all([start(), start(), start(), start()]);
    expect(started.filter(Boolean)).toHaveLength(1);
    expect(await db.select().from(jobs)).toHaveLength(1);
    pass(1_000);
    expect(await start()).toBe(false);
  });

  it('that dies in the middle continues where it stopped', async () => {
    await start();
    const { id } = await latest();
    await work(id, dyingAfter(8));
    expect(await latest()).toMatchObject({
      state: 'waiting',
      hasStopped: true,
      error: 'The worker has died.',
      progress: { done: 8, total: 21 },
    });
    expect(await start()).toBe(false);
    expect(await retryGuideImport(deps, id)).toBe(true);
    expect(await retryGuideImport(deps, id)).toBe(false);
    expect(await work(id)).toEqual({ state: 'done' });
    expect(await countOf('created')).toBe(21);
    expect(await db.select().from(pageRevisions)).toHaveLength(21);
    expect(await entries(id)).toHaveLength(1);
  });

  it('whose worker was killed is taken over, and records nothing twice', async () => {
    await start();
    const { id } = await latest();
    await work(id);
    await db.update(jobs).set({ state: 'running', leaseUntil: now });
    pass(leaseMs);
    expect(await work(id)).toEqual({ state: 'done' });
    expect(await countOf('created')).toBe(21);
    expect(await entries(id)).toHaveLength(1);
  });

  it('continues only when it has stopped, and only the import itself', async () => {
    await start();
    const { id } = await latest();
    expect(await retryGuideImport(deps, id)).toBe(false);
    await db.update(jobs).set({ state: 'failed', error: 'x' });
    await db.insert(jobs).values({ id: 'other', kind: 'mail', input: {}, state: 'failed', dueAt: now });
    expect(await retryGuideImport(deps, 'other')).toBe(false);
    expect(await retryGuideImport(deps, id)).toBe(true);
    expect(await latest()).toMatchObject({ state: 'waiting', error: null });
  });

  it('whose owner has been erased fails with a message', async () => {
    await start();
    const { id } = await latest();
    await db.update(jobs).set({ input: {}, progress: null });
    expect(await work(id)).toEqual({ state: 'failed' });
    expect(await latest()).toMatchObject({ error: 'The job does not say what to import.' });
  });
});
