import { createExecutionContext, createMessageBatch, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs } from '~/db/schema';
import { jobKinds, type JobKind } from '~/db/vocabulary';
import { announceDueJobs } from '~/features/work/jobs/announce-due-jobs.server';
import {
  jobQueueNames,
  jobRules,
  kindsOfQueue,
  queueOf,
  type JobQueueName,
} from '~/features/work/jobs/job-rules';
import { leaseMs, maxAttempts } from '~/features/work/jobs/job-timing';
import { runJob } from '~/features/work/jobs/run-job.server';
import { submitWork } from '~/features/work/jobs/submitted/submit-work.server';
import { budgetOf, type WorkKind } from '~/features/work/jobs/submitted/work-budgets';
import { createJobQueue } from '~/platform/queues/job-queue';
import type { QueueEnv } from '~/platform/queues/queue-services';

import worker from '../../../workers/queue';
import { createManager } from '../../factories/account';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T03:00:00Z');
const clock = { now: () => new Date(start) };
const other = (name: JobQueueName): JobQueueName => (name === 'jobs' ? 'work' : 'jobs');

/** Queues that record what is sent to them. */
function keptQueues() {
  const sent: Record<JobQueueName, string[]> = { jobs: [], work: [] };
  const queue = (name: JobQueueName) =>
    ({
      sendBatch: async (messages: { body: { jobId: string } }[]) =>
        void sent[name].push(...messages.map(({ body }) => body.jobId)),
    }) as unknown as QueueEnv['JOBS'];
  return { sent, jobs: queue('jobs'), work: queue('work') };
}

/**
 * Delivers messages about these jobs from a queue to the deployed worker. Returns the messages that it sent
 * on, by queue.
 */
async function deliver(name: JobQueueName, ids: readonly string[]) {
  const { sent, jobs: JOBS, work: WORK } = keptQueues();
  const messages = ids.map((jobId, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body: { version: 1, jobId },
  }));
  const context = createExecutionContext();
  const bindings = { ...env, JOBS, WORK, MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>' };
  await worker.queue(createMessageBatch(`stay-adelaide-${name}`, messages), bindings as QueueEnv, context);
  await waitOnExecutionContext(context);
  return sent;
}

const stored = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
/** Input that no handler can process. */
const addJob = (kind: JobKind, values: Partial<typeof jobs.$inferInsert> = {}) =>
  db.insert(jobs).values({ id: kind, kind, input: {}, dueAt: new Date(start), ...values });

beforeEach(() => db.delete(jobs));

describe('the queue of a kind of job', () => {
  it('is that of quick jobs for mail, and for nothing that reads long texts or strangers’ pages', () => {
    expect(kindsOfQueue('jobs')).toEqual(['mail']);
    expect(kindsOfQueue('work')).toHaveLength(jobKinds.length - 1);
  });

  it.each(jobKinds)('runs it, and the other queue passes it on without running it: %s', async (kind) => {
    await addJob(kind);
    const own = queueOf(kind);
    expect(await deliver(other(own), [kind])).toEqual({ jobs: [], work: [], [own]: [kind] });
    expect(await stored(kind)).toMatchObject({ state: 'waiting', attempts: 0, leaseUntil: null });
    expect(await deliver(own, [kind])).toEqual({ jobs: [], work: [] });
    expect(await stored(kind)).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('ignores messages about jobs that have ended, or are not due', async () => {
    await addJob('property-images', { state: 'done' });
    await addJob('mail', { dueAt: new Date(Date.now() + 60_000) });
    expect(await deliver('jobs', ['property-images', 'mail'])).toEqual({ jobs: [], work: [] });
    expect(await deliver('work', ['property-images', 'mail'])).toEqual({ jobs: [], work: [] });
  });

  it('gets the sweep’s announcements, a hundred jobs of each, so that neither kind hides the other', async () => {
    for (const [index, kind] of jobKinds.entries()) await addJob(kind, { dueAt: new Date(start + index) });
    const crowd = Array.from({ length: 120 }, (_, index) => ({
      id: `work:${index}`,
      kind: 'page-content' as const,
      input: {},
      dueAt: new Date(start - 1000),
    }));
    for (let at = 0; at < crowd.length; at += 10) await db.insert(jobs).values(crowd.slice(at, at + 10));
    const { sent, ...queues } = keptQueues();
    const context = createExecutionContext();
    const later = { now: () => new Date(start + 1000) };
    await announceDueJobs({ db, clock: later, jobs: createJobQueue(queues, context) });
    await waitOnExecutionContext(context);
    expect(sent.jobs).toEqual(['mail']);
    expect(sent.work).toHaveLength(100);
  });

  it.each(Object.keys(budgetOf) as WorkKind[])('is announced when a person requests it: %s', async (kind) => {
    const { userId } = await createManager(db);
    const { sent, ...queues } = keptQueues();
    const context = createExecutionContext();
    const viewer = { userId, role: 'owner' as const };
    const deps = { db, clock, jobs: createJobQueue(queues, context) };
    await submitWork(deps, { viewer, kind, input: {}, formKey: crypto.randomUUID() });
    await waitOnExecutionContext(context);
    expect(sent[queueOf(kind)]).toHaveLength(1);
    expect(sent[other(queueOf(kind))]).toEqual([]);
  });
});

describe('a job whose worker dies', () => {
  /**
   * Leaves the job as a killed worker does: running, with a lease that ends. Returns its final state, if any.
   */
  async function dieOver(kind: JobKind, max: number) {
    await addJob(kind);
    let now = start;
    for (let death = 1; death <= max; death += 1) {
      const handlers = { [kind]: () => new Promise(() => {}) };
      void runJob({ db, clock: { now: () => new Date(now) }, handlers }, kind);
      await expect.poll(async () => (await stored(kind))?.attempts).toBe(death);
      now += leaseMs;
    }
    let begun = 0;
    const handlers = { [kind]: async () => void (begun += 1) };
    const outcome = await runJob({ db, clock: { now: () => new Date(now) }, handlers }, kind);
    return { outcome, begun, row: await stored(kind) };
  }

  const heavy = kindsOfQueue('work');

  it.each(heavy)(
    'is begun three times in all, and then fails with a message for people: %s',
    async (kind) => {
      const { outcome, begun, row } = await dieOver(kind, 3);
      expect(outcome).toEqual({ state: 'failed' });
      expect(begun).toBe(0);
      expect(row).toMatchObject({ state: 'failed', deaths: 3, error: jobRules[kind].tooHeavy });
      expect(row?.error).not.toMatch(/\b(worker|died|lease)\b/i);
    },
  );

  it('of a website reports that the website was too heavy', async () => {
    expect((await dieOver('property-from-url', 3)).row?.error).toBe('This website was too heavy to read.');
  });

  it.each(heavy)('is begun again after two: %s', async (kind) => {
    expect((await dieOver(kind, 2)).outcome).toEqual({ state: 'done' });
  });

  it('is retried as often as ever where it is quick', async () => {
    const { outcome, row } = await dieOver('mail', 6);
    expect(outcome).toEqual({ state: 'done' });
    expect(row).toMatchObject({ attempts: 7, deaths: 6 });
    expect(jobRules.mail.maxDeaths).toBe(maxAttempts);
  });

  it('is not counted as one that failed and waited', async () => {
    await addJob('page-image');
    let now = start;
    const fails = { 'page-image': () => Promise.reject(new Error('The database is away.')) };
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const outcome = await runJob(
        { db, clock: { now: () => new Date(now) }, handlers: fails },
        'page-image',
      );
      expect(outcome.state).toBe('waiting');
      now += 3 * 3_600_000;
    }
    expect(await stored('page-image')).toMatchObject({ attempts: 6, deaths: 0 });
  });
});

describe('the time of one attempt', () => {
  afterEach(() => void vi.useRealTimers());

  /** Runs a job that does not end by itself, until its time limit. */
  async function outstay(kind: JobKind) {
    await addJob(kind);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isBegun = () => {};
    const begun = new Promise<void>((resolve) => (isBegun = resolve));
    const handler = () => {
      isBegun();
      return new Promise(() => {});
    };
    const outcome = runJob({ db, clock, handlers: { [kind]: handler } }, kind);
    await begun;
    vi.advanceTimersByTime(jobRules[kind].maxMs);
    return outcome;
  }

  it('ends a heavy job, with a message for people', async () => {
    expect(await outstay('property-images')).toEqual({ state: 'failed' });
    expect(await stored('property-images')).toMatchObject({ error: 'This website took too long to read.' });
  });

  it('has a quick job tried again', async () => {
    expect(await outstay('mail')).toMatchObject({ state: 'waiting' });
  });

  it.each(jobQueueNames)('is bounded for every kind of the queue of %s', (name) => {
    for (const kind of kindsOfQueue(name)) {
      expect(jobRules[kind].maxMs, kind).toBeGreaterThan(0);
      // Cloudflare ends a consumer after fifteen minutes.
      expect(jobRules[kind].maxMs, kind).toBeLessThanOrEqual(600_000);
    }
  });
});
