import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs } from '~/db/schema';
import { leaseMs, maxAttempts } from '~/features/work/jobs/job-timing';
import { listDueJobs } from '~/features/work/jobs/list-due-jobs.server';
import { runJob, type JobHandler } from '~/features/work/jobs/run-job.server';
import { OutcomeUnknown, PermanentFailure, RefusedForNow } from '~/jobs/job-failures';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T00:00:00Z');
let now = new Date(start);
const clock = { now: () => now };
const pass = (ms: number) => (now = new Date(now.getTime() + ms));

beforeEach(async () => {
  now = new Date(start);
  await db.delete(jobs);
});

async function addJob(values: Partial<typeof jobs.$inferInsert> = {}) {
  await db.insert(jobs).values({ id: 'j', kind: 'mail', input: { a: 1 }, dueAt: new Date(start), ...values });
}

const run = (mail: JobHandler) => runJob({ db, clock, handlers: { mail } }, 'j');
const stored = async () => (await db.select().from(jobs).where(eq(jobs.id, 'j')))[0];
const fails = (error: Error) => async () => {
  throw error;
};

describe('a job', () => {
  it('runs once, with its input, and keeps its result', async () => {
    await addJob();
    const seen: unknown[] = [];
    const work: JobHandler = async ({ input }) => {
      seen.push(input);
      return { sent: true };
    };
    expect(await run(work)).toEqual({ state: 'done' });
    expect(await run(work)).toEqual({ state: 'skipped' });
    expect(seen).toEqual([{ a: 1 }]);
    expect(await stored()).toMatchObject({
      state: 'done',
      result: { sent: true },
      attempts: 1,
      leaseUntil: null,
    });
  });

  it('that ten workers take at once runs once', async () => {
    await addJob();
    let worked = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        run(async () => {
          worked += 1;
        }),
      ),
    );
    expect(worked).toBe(1);
    expect(outcomes.filter(({ state }) => state === 'done')).toHaveLength(1);
  });

  it('is left alone before its time and while a worker holds it, and is due again after that worker’s death', async () => {
    await addJob({ dueAt: new Date(start + 1000) });
    expect(await run(async () => null)).toEqual({ state: 'skipped' });
    expect(await listDueJobs({ db, clock })).toEqual([]);
    pass(1000);
    expect(await listDueJobs({ db, clock })).toEqual(['j']);
    await db.update(jobs).set({ state: 'running', attempts: 1, leaseUntil: new Date(start + leaseMs) });
    expect(await run(async () => null)).toEqual({ state: 'skipped' });
    expect(await listDueJobs({ db, clock })).toEqual([]);
    pass(leaseMs);
    expect(await listDueJobs({ db, clock })).toEqual(['j']);
    expect(await run(async () => null)).toEqual({ state: 'done' });
    expect(await stored()).toMatchObject({ attempts: 2 });
  });

  it('that fails is tried again, later each time, and given up after a day', async () => {
    await addJob();
    const waits: number[] = [];
    let outcome = await run(fails(new Error('The database is away.')));
    while (outcome.state === 'waiting') {
      waits.push(outcome.retryInMs);
      expect(await run(fails(new Error('too early')))).toEqual({ state: 'skipped' });
      pass(outcome.retryInMs);
      outcome = await run(fails(new Error('The database is away.')));
    }
    expect(outcome).toEqual({ state: 'failed' });
    expect(waits.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
    expect(waits).toHaveLength(maxAttempts - 1);
    expect(now.getTime() - start).toBeGreaterThan(20 * 3_600_000);
    expect(await stored()).toMatchObject({ state: 'failed', error: 'The database is away.' });
  });

  it('that can never succeed is not tried again', async () => {
    await addJob();
    expect(await run(fails(new PermanentFailure('No such address.')))).toEqual({ state: 'failed' });
    pass(86_400_000);
    expect(await run(async () => null)).toEqual({ state: 'skipped' });
    expect(await stored()).toMatchObject({ state: 'failed', error: 'No such address.' });
  });

  it('whose worker dies every time fails', async () => {
    await addJob({ attempts: maxAttempts, state: 'running', leaseUntil: new Date(start) });
    expect(await run(async () => null)).toEqual({ state: 'failed' });
  });

  it('records that a call was handed over, and an attempt after a death sees it', async () => {
    await addJob();
    let release = () => {};
    const dying = run(async ({ handOver }) => {
      await handOver();
      await new Promise<void>((resolve) => (release = resolve));
    });
    await expect.poll(async () => (await stored())?.handedOverAt).not.toBeNull();
    pass(leaseMs);
    expect(
      await run(async ({ wasHandedOver }) => {
        if (wasHandedOver) throw new OutcomeUnknown('Nobody knows.');
      }),
    ).toEqual({ state: 'unknown' });
    release();
    expect(await dying).toEqual({ state: 'skipped' });
    expect(await stored()).toMatchObject({ state: 'unknown', error: 'Nobody knows.' });
    expect(await listDueJobs({ db, clock })).toEqual([]);
  });

  it('whose call was handed over and failed is unknown, and one that was refused for now is retried', async () => {
    await addJob();
    const work =
      (error: Error): JobHandler =>
      async ({ handOver }) => {
        await handOver();
        throw error;
      };
    expect(await run(work(new RefusedForNow('Too many today.')))).toMatchObject({ state: 'waiting' });
    expect(await stored()).toMatchObject({ handedOverAt: null, error: 'Too many today.' });
    pass(86_400_000);
    expect(await run(work(new Error('The line went dead.')))).toEqual({ state: 'unknown' });
  });
});
