import { createExecutionContext, createMessageBatch, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createDatabase } from '~/db/client';
import { deadLetters, jobs, modelCalls, requestFigures, storageCounts, systemFigures } from '~/db/schema';
import { countStorage } from '~/features/work/system/count-storage.server';
import { recordFigures } from '~/features/work/system/record-figures.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { RequestFigures, RequestRow } from '~/jobs/request-figures';
import type { QueueEnv } from '~/platform/queues/queue-services';
import { createR2PhotoStore } from '~/platform/storage/photo-store';

import worker from '../../../workers/queue';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T03:00:00Z');
const minutes = (count: number) => ({ now: () => new Date(start + count * 60_000) });

beforeEach(() =>
  db.batch([
    db.delete(jobs),
    db.delete(requestFigures),
    db.delete(systemFigures),
    db.delete(storageCounts),
    db.delete(deadLetters),
    db.delete(modelCalls),
  ]),
);

async function deliver(queue: string, bodies: readonly { id: string; body: unknown }[]) {
  const messages = bodies.map((message) => ({ ...message, timestamp: new Date(), attempts: 1 }));
  const context = createExecutionContext();
  const bindings = { ...env, MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>' };
  await worker.queue(createMessageBatch(`stay-adelaide-${queue}`, messages), bindings as QueueEnv, context);
  await waitOnExecutionContext(context);
}

const row = (values: Partial<RequestRow> = {}): RequestRow => ({
  slot: start,
  page: 'home',
  requests: 10,
  errors: 1,
  hits: 8,
  rowsRead: 70,
  times: [6, 0, 3, 0, 0, 0, 0, 0, 0, 1],
  ...values,
});
const figures = (id: string, rows: RequestRow[]) => ({
  id,
  body: { version: 1, kind: 'requests', rows } satisfies RequestFigures,
});

describe('figures of requests', () => {
  it('of all isolates are added up by ten minutes and kind of page, each message once', async () => {
    const delivery = [
      figures('f1', [row(), row({ page: 'search' })]),
      figures('f2', [row(), row({ slot: start + 600_000 })]),
    ];
    await deliver('traffic', delivery);
    await deliver('traffic', [...delivery, figures('f3', [row({ requests: 1, errors: 0 })])]);
    const stored = await db.select().from(requestFigures).orderBy(requestFigures.slot, requestFigures.page);
    expect(stored.map(({ page, requests, errors }) => [page, requests, errors])).toEqual([
      ['home', 21, 2],
      ['search', 10, 1],
      ['home', 10, 1],
    ]);
    expect(stored[0]).toMatchObject({
      hits: 24,
      rowsRead: 210,
      within10: 18,
      within25: 0,
      within50: 9,
      longer: 3,
    });
  });

  it('that are malformed are dropped without those beside them', async () => {
    const broken = {
      id: 'g1',
      body: { version: 1, kind: 'requests', rows: [{ slot: start, page: 'home' }] },
    };
    await deliver('traffic', [broken, figures('g2', [row()])]);
    expect(await db.select({ requests: requestFigures.requests }).from(requestFigures)).toEqual([
      { requests: 10 },
    ]);
  });
});

describe('the state of the site', () => {
  it('is written once in ten minutes, and forgotten after 30 days with the figures of requests', async () => {
    await deliver('traffic', [figures('h1', [row()])]);
    const job = { kind: 'mail' as const, input: {} };
    await db.insert(jobs).values([
      { ...job, id: 'late', dueAt: new Date(start - 120_000) },
      { ...job, id: 'later', dueAt: new Date(start + 120_000) },
      { ...job, id: 'held', state: 'running', dueAt: new Date(0), leaseUntil: new Date(start + 60_000) },
      { ...job, id: 'bad', state: 'unknown', dueAt: new Date(0) },
      { ...job, id: 'worse', kind: 'page-image', state: 'failed', dueAt: new Date(0) },
    ]);
    const call = {
      jobId: 'x',
      kind: 'page-image',
      day: '2026-11-20',
      model: 'm',
      outcome: 'answered',
    } as const;
    await db.insert(modelCalls).values([
      { ...call, costMicroUsd: 500, createdAt: new Date(start - 60_000) },
      { ...call, costMicroUsd: 900, createdAt: new Date(start - 700_000) },
    ]);
    expect(await recordFigures({ db, clock: minutes(0) })).toBe(1);
    expect(await recordFigures({ db, clock: minutes(9) })).toBe(0);
    const [stored] = await db.select().from(systemFigures);
    expect(stored).toMatchObject({
      slot: new Date(start),
      jobsWaiting: 1,
      oldestJobMs: 120_000,
      jobsFailed: 2,
      mailFailures: 1,
      aiCostMicroUsd: 500,
      mediaBytes: null,
    });
    expect(stored?.databaseBytes).toBeGreaterThan(100_000);
    expect(await recordFigures({ db, clock: minutes(30 * 24 * 60 + 20) })).toBe(1);
    expect(await db.$count(systemFigures)).toBe(1);
    expect(await db.$count(requestFigures)).toBe(0);
  });

  it('has the size of the pictures, counted in steps once a day', async () => {
    const photos = createR2PhotoStore(env.MEDIA);
    const objects = await env.MEDIA.list();
    await env.MEDIA.delete(objects.objects.map(({ key }) => key));
    await photos.put('photos/a', 400, new Uint8Array(700));
    await photos.put('photos/b', 400, new Uint8Array(42));
    // One object in each answer, as if there were very many.
    const few = {
      list: (options: Parameters<typeof photos.list>[0]) => photos.list({ ...options, limit: 1 }),
    };
    let pages = 0;
    const slow = {
      list: async (options: Parameters<typeof photos.list>[0]) => {
        if ((pages += 1) > 1) throw new Error('R2 is gone');
        return few.list(options);
      },
    };
    await expect(countStorage({ db, clock: minutes(0), photos: slow })).rejects.toThrow('R2 is gone');
    expect(await countStorage({ db, clock: minutes(1), photos: few })).toBe(2);
    expect(await countStorage({ db, clock: minutes(2), photos: few })).toBe(0);
    await recordFigures({ db, clock: minutes(2) });
    expect(await db.select({ bytes: systemFigures.mediaBytes }).from(systemFigures)).toEqual([
      { bytes: 742 },
    ]);
    await photos.remove(['photos/b/400.webp']);
    expect(await countStorage({ db, clock: minutes(24 * 60 + 1), photos: few })).toBe(1);
    expect(await db.select({ bytes: storageCounts.countedBytes }).from(storageCounts)).toEqual([
      { bytes: 700 },
    ]);
  });

  it('remembers what a queue has given up, each batch once', async () => {
    const dead = [1, 2, 3].map((n) => ({ id: `d${n}`, body: {} }));
    await deliver('jobs-dead', dead);
    await deliver('jobs-dead', dead);
    expect(await db.select().from(deadLetters)).toMatchObject([
      { id: 'd1', queue: 'stay-adelaide-jobs-dead', messages: 3 },
    ]);
  });
});

it('keeps with a job the number of the request that began it, and says it when the job ends', async () => {
  const mail = { version: 1, mail: 'account-known', userId: 'nobody' } as const;
  await queueMail(createDatabase(env.DB, 'n-7'), mail, { id: 'asked', now: new Date(start) });
  await queueMail(db, mail, { id: 'unasked', now: new Date(start) });
  const numberOf = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.requestId;
  expect([await numberOf('asked'), await numberOf('unasked')]).toEqual(['n-7', null]);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await deliver('jobs', [{ id: 'm', body: { version: 1, jobId: 'asked' } }]);
  expect(log.mock.calls).toEqual([
    [JSON.stringify({ message: 'job', jobId: 'asked', kind: 'mail', state: 'done', requestId: 'n-7' })],
  ]);
  log.mockRestore();
});
