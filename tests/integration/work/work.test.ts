import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, jobs } from '~/db/schema';
import { cancelWork, retryWork } from '~/features/work/jobs/submitted/change-work.server';
import { findWork } from '~/features/work/jobs/submitted/find-work.server';
import { findWorkBudget } from '~/features/work/jobs/submitted/find-work-budget.server';
import { maxAttempts } from '~/features/work/jobs/job-timing';
import { listFailedJobs } from '~/features/work/jobs/list-failed-jobs.server';
import { runJob, type JobHandler } from '~/features/work/jobs/run-job.server';
import { settleFailedJob } from '~/features/work/jobs/settle-failed-job.server';
import { submitWork } from '~/features/work/jobs/submitted/submit-work.server';
import { workBudgets } from '~/features/work/jobs/submitted/work-budgets';
import { PermanentFailure } from '~/jobs/job-failures';
import { streamEvents } from '~/platform/http/answers/stream-events';

import { makeActor } from '../../factories/actor';
import { createManager } from '../../factories/account';

const db = createDatabase(env.DB);
let now = new Date('2026-11-20T03:00:00Z');
const clock = { now: () => now };
const announced: string[] = [];
const queue = { announce: (ids: readonly string[]) => void announced.push(...ids) };
const deps = { db, clock, jobs: queue };
let viewer: { userId: string; role: 'owner' };

beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z');
  announced.length = 0;
  await db.delete(jobs);
  const { userId } = await createManager(db);
  viewer = { userId, role: 'owner' };
});

const submit = (formKey: string = crypto.randomUUID(), kind: 'page-image' | 'page-content' = 'page-image') =>
  submitWork(deps, { viewer, kind, input: { prompt: 'A jetty' }, formKey });

async function started() {
  const answer = await submit();
  if (answer.outcome !== 'started') throw new Error(answer.message);
  return answer.id;
}

const work = (handler: JobHandler, id: string) =>
  runJob({ db, clock, handlers: { 'page-image': handler } }, id);
const status = async (id: string) => (await findWork({ db }, viewer, { id }))?.status;

describe('long work', () => {
  it('is announced and run once, however often its form is sent', async () => {
    const [first, ...others] = await Promise.all([submit('key'), submit('key'), submit('key')]);
    expect(others).toEqual([first, first]);
    expect(announced).toHaveLength(1);
    expect(await db.$count(jobs)).toBe(1);
  });

  it('is invisible to another person and under another kind', async () => {
    const id = await started();
    const { userId } = await createManager(db);
    expect(await findWork({ db }, { userId }, { id })).toBeNull();
    expect(await cancelWork(deps, { viewer: { userId }, id })).toBe(false);
    expect(await retryWork(deps, { viewer: { userId }, id })).toBe(false);
    expect(await findWork({ db }, viewer, { id, kind: 'page-content' })).toBeNull();
    expect(await status(id)).toMatchObject({ state: 'at-work' });
  });

  it('stays within the budget of the day, whatever comes at once, and is counted before it is used up', async () => {
    const max = workBudgets.pictures.owner;
    const answers = await Promise.all(Array.from({ length: max + 5 }, () => submit()));
    expect(answers.filter(({ outcome }) => outcome === 'started')).toHaveLength(max);
    expect(answers.find(({ outcome }) => outcome === 'over-budget')).toMatchObject({
      message: `You have used all ${max} generated pictures of today. There will be new ones after midnight in Adelaide.`,
    });
    expect(await findWorkBudget(deps, viewer, 'pictures')).toMatchObject({ used: max, max });
    expect(await findWorkBudget(deps, viewer, 'texts')).toMatchObject({ used: 0 });
    expect((await submit(undefined, 'page-content')).outcome).toBe('started');
    now = new Date('2026-11-20T13:31:00Z');
    expect((await submit()).outcome).toBe('started');
  });

  it('costs nothing when it failed, as often as the budget itself allows', async () => {
    const max = workBudgets.pictures.owner;
    const submitAll = (count: number) => Promise.all(Array.from({ length: count }, () => submit()));
    await submitAll(max);
    await db.update(jobs).set({ state: 'failed' });
    expect(await findWorkBudget(deps, viewer, 'pictures')).toMatchObject({ used: 0, max });
    await submitAll(2);
    await db.update(jobs).set({ state: 'failed' });
    expect(await findWorkBudget(deps, viewer, 'pictures')).toMatchObject({ used: 2 });
    const more = await submitAll(max);
    expect(more.filter(({ outcome }) => outcome === 'started')).toHaveLength(max - 2);
  });

  it('that is cancelled while it runs stays cancelled, and its next report ends it', async () => {
    const id = await started();
    let went = 'nowhere';
    const outcome = await work(async ({ report }) => {
      await report({ done: 1, total: 2, words: 'Drawing…' });
      await cancelWork(deps, { viewer, id });
      await report({ done: 2, total: 2, words: 'Drawing…' });
      went = 'too far';
    }, id);
    expect(outcome).toEqual({ state: 'skipped' });
    expect(went).toBe('nowhere');
    expect(await status(id)).toMatchObject({ state: 'cancelled' });
  });

  it('that is cancelled and restarted is not ended by the attempt before', async () => {
    const id = await started();
    await work(async () => {
      await cancelWork(deps, { viewer, id });
      await retryWork(deps, { viewer, id });
      await work(async () => ({ by: 'the second' }), id);
      return { by: 'the first' };
    }, id);
    expect(await findWork({ db }, viewer, { id })).toMatchObject({
      state: 'done',
      result: { by: 'the second' },
    });
  });

  it('that failed has a reason, and can be restarted', async () => {
    const id = await started();
    await work(() => Promise.reject(new PermanentFailure('The model is away.')), id);
    expect(await status(id)).toMatchObject({ state: 'failed', error: 'The model is away.' });
    expect(await retryWork(deps, { viewer, id })).toBe(true);
    expect(await retryWork(deps, { viewer, id })).toBe(false);
    await work(async () => ({ ok: true }), id);
    expect(await status(id)).toMatchObject({ state: 'done', error: null });
  });

  it('is streamed as it changes, until it has ended', async () => {
    const id = await started();
    const first = await status(id);
    const answer = streamEvents({
      first,
      next: () => status(id).then((found) => found ?? null),
      isLast: isOver,
      onEnd: async () => undefined,
    });
    const running = work(async ({ report }) => {
      await report({ done: 1, total: 4, words: 'Drawing…' });
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return {};
    }, id);
    const text = await answer.text();
    await running;
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const states = [...text.matchAll(/^data: (.*)$/gm)].map(
      ([, json]) => JSON.parse(json ?? '') as NonNullable<typeof first>,
    );
    expect(states.map(({ state }) => state)).toEqual(['at-work', 'at-work', 'done']);
    expect(states[1]?.progress).toEqual({ done: 1, total: 4, words: 'Drawing…' });
  });
});

const isOver = (value: Awaited<ReturnType<typeof status>>) => value?.state !== 'at-work';

describe('a failed job', () => {
  const settle = (id: string, change: 'retry' | 'discard') =>
    settleFailedJob(deps, { id, change, actor: makeActor({ userId: viewer.userId }) });

  async function addFailed(values: Partial<typeof jobs.$inferInsert> = {}) {
    const id = crypto.randomUUID();
    await db.insert(jobs).values({
      id,
      kind: 'mail',
      input: { mail: 'lead-reply' },
      state: 'failed',
      dueAt: now,
      error: 'No.',
      ...values,
    });
    return id;
  }

  it('is listed for admins with what it was asked for, the latest first, a page at a time', async () => {
    for (let minute = 0; minute < 23; minute += 1) {
      await addFailed({ error: `No. ${minute}`, updatedAt: new Date(now.getTime() + minute * 60_000) });
    }
    await addFailed({ state: 'done' });
    const first = await listFailedJobs({ db }, null);
    expect(first.jobs).toHaveLength(20);
    expect(first.jobs[0]).toMatchObject({ error: 'No. 22', kind: 'mail' });
    expect(first.jobs[0]?.input).toContain('lead-reply');
    const second = await listFailedJobs({ db }, first.next);
    expect(second.jobs.map(({ error }) => error)).toEqual(['No. 2', 'No. 1', 'No. 0']);
    expect(second.next).toBeNull();
  });

  it('is restarted once, with attempts left, and that is logged', async () => {
    const id = await addFailed({ attempts: maxAttempts });
    expect(await Promise.all([settle(id, 'retry'), settle(id, 'retry')])).toContain(false);
    expect(announced).toEqual([id]);
    const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
    expect(job).toMatchObject({ state: 'waiting', attempts: 0, error: null });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `job:${id}`));
    expect(entries.map(({ action }) => action)).toEqual(['job-retried']);
  });

  it('is dismissed for good', async () => {
    const id = await addFailed();
    expect(await settle(id, 'discard')).toBe(true);
    expect(await settle(id, 'retry')).toBe(false);
    expect((await listFailedJobs({ db }, null)).jobs).toEqual([]);
  });
});
