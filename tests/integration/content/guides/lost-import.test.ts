import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, jobs, pageRevisions, pages } from '~/db/schema';
import { findGuideImport } from '~/features/content/guides/find-guide-import.server';
import { startGuideImport } from '~/features/content/guides/start-guide-import.server';
import { announceDueJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { leaseMs } from '~/features/work/jobs/job-timing';
import { runJob } from '~/features/work/jobs/run-job.server';

import { guideImportHandler } from '../../../../workers/queue/import-guides';
import { createManager } from '../../../support/accounts/managers';

const db = createDatabase(env.DB);
let now = new Date('2026-11-20T00:00:00Z');
const clock = { now: () => now };
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
let announced: string[] = [];
const deps = { db, clock, jobs: { announce: (ids: readonly string[]) => void announced.push(...ids) } };

beforeEach(async () => {
  pass(60_000);
  await db.delete(pages);
  await db.delete(jobs);
});

/** A submitted import that no worker has started. */
async function request() {
  const { userId } = await createManager(db, 'moderator');
  await startGuideImport(deps, { ownerId: userId, from: '192.0.2.1', overwrite: [] });
  announced = [];
  return (await latest()).id;
}

const latest = async () => (await findGuideImport(deps))!;
const work = (id: string, database = db) =>
  runJob(
    {
      db: database,
      clock,
      handlers: { 'guide-import': guideImportHandler({ db, clock }) },
      pause: () => Promise.resolve(),
    },
    id,
  );

/** The jobs that the sweep announces to the queue. */
async function sweep() {
  announced = [];
  await announceDueJobs(deps);
  return announced;
}

/**
 * The database of a worker whose writes to the job in this range are refused; the first one takes the job.
 */
function refusing(first: number, last: number) {
  let count = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'update') count += 1;
      if (name === 'update' && count >= first && count <= last) throw new Error('Nobody answers.');
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Refused from then on: its worker reports nothing any more. */
const killedAfter = (writes: number) => refusing(writes + 1, Infinity);

describe('an import', () => {
  it('that was not announced is announced by the next sweep, and shown as silent meanwhile', async () => {
    const id = await request();
    expect(await latest()).toMatchObject({ isAtWork: true, isSilent: false });
    pass(16_000);
    expect(await latest()).toMatchObject({ isAtWork: true, isSilent: true, progress: null });
    expect(await sweep()).toEqual([id]);
    expect(await work(id)).toEqual({ state: 'done' });
    expect(await latest()).toMatchObject({ isSilent: false });
  });

  it('whose worker died before its first report continues when the lease has ended', async () => {
    const id = await request();
    await expect(work(id, killedAfter(1))).rejects.toThrow('Nobody answers.');
    expect(await latest()).toMatchObject({ state: 'running', isAtWork: true, isSilent: false });
    pass(leaseMs - 1);
    expect(await latest()).toMatchObject({ isSilent: true, hasStopped: false });
    expect(await sweep()).toEqual([]);
    expect(await work(id)).toEqual({ state: 'skipped' });
    pass(1);
    expect(await sweep()).toEqual([id]);
    expect(await work(id)).toEqual({ state: 'done' });
  });

  it('whose worker died in the middle continues where it stopped, after the lease of its last report', async () => {
    const id = await request();
    await expect(work(id, killedAfter(9))).rejects.toThrow('Nobody answers.');
    expect(await latest()).toMatchObject({ state: 'running', progress: { done: 7, total: 21 } });
    pass(leaseMs - 1);
    expect(await sweep()).toEqual([]);
    pass(1);
    expect(await sweep()).toEqual([id]);
    expect(await work(id)).toEqual({ state: 'done' });
    expect(await db.select().from(pages)).toHaveLength(21);
    expect(await db.select().from(pageRevisions)).toHaveLength(21);
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `job:${id}`)),
    ).toHaveLength(1);
  });

  it('whose report and result D1 refuses for a moment waits ten seconds instead of a lease, and continues', async () => {
    const id = await request();
    expect(await work(id, refusing(9, 11))).toEqual({ state: 'waiting', retryInMs: 10_000 });
    expect(await latest()).toMatchObject({ state: 'waiting', hasStopped: true, progress: { done: 6 } });
    pass(10_000);
    expect(await work(id)).toEqual({ state: 'done' });
    expect(await db.select().from(pageRevisions)).toHaveLength(21);
  });

  it('that was announced twice at once runs once', async () => {
    const id = await request();
    const states = (await Promise.all([work(id), work(id)])).map(({ state }) => state);
    expect(states.sort()).toEqual(['done', 'skipped']);
    expect(await db.select().from(pageRevisions)).toHaveLength(21);
  });
});
