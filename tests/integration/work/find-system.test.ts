import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { alerts, jobs, requestFigures, systemFigures } from '~/db/schema';
import { findSystem } from '~/features/work/system/find-system.server';
import { createReleaseLog } from '~/platform/storage/release-log';

import { measuredDatabase, nothingMeasured } from '../../support/database/measured-database';

const db = createDatabase(env.DB);
const now = new Date('2026-11-20T03:04:00Z');
const ago = (minutes: number) => new Date(Date.parse('2026-11-20T03:00:00Z') - minutes * 60_000);
const clock = { now: () => now };
const releases = createReleaseLog(env.MEDIA);
const day = 24 * 60;

beforeEach(() =>
  db.batch([db.delete(requestFigures), db.delete(systemFigures), db.delete(jobs), db.delete(alerts)]),
);

describe('the figures that admins see', () => {
  it('are missing on a new site, with a note', async () => {
    await env.MEDIA.delete('releases/latest.json');
    const system = await findSystem({ db, clock, releases }, 'day');
    expect(system).toMatchObject({ isEmpty: true, kinds: [], backup: null, release: null, storage: null });
    expect(system.steps).toHaveLength(24);
    expect(system.steps.at(-1)).toMatchObject({
      requests: 0,
      p95: null,
      state: null,
      backups: 0,
      releases: 0,
    });
  });

  it('are of the last 24 hours by hour, or of the last 30 days by day', async () => {
    const row = { page: 'home', requests: 100, errors: 2, hits: 60, within10: 90, within250: 8, longer: 2 };
    await db.insert(requestFigures).values([
      { ...row, slot: ago(0) },
      {
        ...row,
        slot: ago(10),
        page: 'search',
        requests: 10,
        errors: 0,
        hits: 0,
        within10: 10,
        within250: 0,
        longer: 0,
      },
      { ...row, slot: ago(60) },
      { ...row, slot: ago(day) },
      { ...row, slot: ago(40 * day) },
    ]);
    await db.insert(systemFigures).values([
      { slot: ago(20), jobsWaiting: 7, aiCostMicroUsd: 5, databaseBytes: 4_096, mediaBytes: 10 },
      { slot: ago(10), jobsWaiting: 2, aiCostMicroUsd: 6, databaseBytes: 8_192, mediaBytes: null },
    ]);
    const today = await findSystem({ db, clock, releases }, 'day');
    expect(today.isEmpty).toBe(false);
    expect(today.steps.at(-1)).toMatchObject({
      requests: 110,
      errors: 2,
      hits: 60,
      p50: expect.closeTo(5.5),
      p95: expect.closeTo(184.4, 1),
      state: { jobsWaiting: 7, aiCostMicroUsd: 11, databaseBytes: 8_192 },
    });
    expect(today.steps.map(({ requests }) => requests).filter(Boolean)).toEqual([100, 110]);
    expect(today.kinds.map(({ label, requests, p95 }) => [label, requests, p95])).toEqual([
      ['Home page', 200, expect.closeTo(193.75)],
      ['Search', 10, expect.closeTo(9.5)],
    ]);
    expect(today.storage).toEqual({ databaseBytes: 8_192, mediaBytes: null });
    const month = await findSystem({ db, clock, releases }, 'month');
    expect(month.steps).toHaveLength(30);
    expect(month.steps.slice(-2).map(({ requests }) => requests)).toEqual([100, 210]);
  });

  it('have the jobs of this moment, the last whole backup, the last release and what is wrong', async () => {
    const job = { kind: 'mail' as const, input: {}, dueAt: ago(30), updatedAt: ago(90) };
    await db.insert(jobs).values([
      { ...job, id: 'waiting' },
      { ...job, id: 'failed', state: 'failed' },
      { ...job, id: 'backup:2026-11-20:1', state: 'done', updatedAt: ago(300), result: { isWhole: true } },
      {
        ...job,
        id: 'backup:2026-11-20-013000:1',
        state: 'done',
        result: { name: '2026-11-20-013000', isWhole: true, rows: 70, bytes: 900 },
      },
      { ...job, id: 'backup:2026-11-20:2', state: 'done', updatedAt: ago(1), result: { isWhole: false } },
    ]);
    await db.insert(alerts).values({ kind: 'jobs', beganAt: ago(5) });
    await env.MEDIA.put(
      'releases/latest.json',
      JSON.stringify({ commit: '42908384aa', begun: '2026-11-19T01:00:00.000Z', outcome: 'done' }),
    );
    const sum = nothingMeasured();
    const system = await findSystem(
      { db: createDatabase(measuredDatabase(env.DB, sum)), clock, releases },
      'day',
    );
    expect(system).toMatchObject({
      jobs: { waiting: 1, oldestMs: 34 * 60_000, failed: 1, mails: 1 },
      backup: { at: ago(90), name: '2026-11-20-013000', rows: 70, bytes: 900 },
      release: { commit: '42908384aa', at: new Date('2026-11-19T01:00:00.000Z') },
      alerts: [{ kind: 'jobs', beganAt: ago(5) }],
    });
    expect(sum.calls).toBe(1);
    const taken = system.steps.flatMap(({ backups, backupBytes }, at) =>
      backups > 0 ? [{ at, backups, backupBytes }] : [],
    );
    expect(taken).toEqual([
      { at: 18, backups: 1, backupBytes: 0 },
      { at: 22, backups: 1, backupBytes: 900 },
    ]);
  });

  it('have each release of the period at its time, also one that went back', async () => {
    const keys = [
      'releases/2026-11-20T02-30-00.000Z-42908384aa.json',
      'releases/2026-11-20T02-45-00.000Z-52908384aa.json',
      'releases/2026-11-19T01-00-00.000Z-32908384aa.json',
    ];
    for (const key of keys) await env.MEDIA.put(key, '{}');
    const day = await findSystem({ db, clock, releases }, 'day');
    expect(day.steps.map((step) => step.releases).filter(Boolean)).toEqual([2]);
    const month = await findSystem({ db, clock, releases }, 'month');
    expect(month.steps.slice(-2).map((step) => step.releases)).toEqual([1, 2]);
    await env.MEDIA.delete(keys);
  });

  it('come without the release where its log cannot be read', async () => {
    await env.MEDIA.put('releases/latest.json', '{"commit":');
    expect(await releases.latest()).toBeNull();
    const gone = { list: () => Promise.reject(new Error('R2 is away')) } as unknown as R2Bucket;
    expect(await createReleaseLog(gone).begunSince(now)).toBeNull();
  });
});
