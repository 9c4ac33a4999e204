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
  it('are none on a new site, which is said', async () => {
    await env.MEDIA.delete('releases/latest.json');
    const system = await findSystem({ db, clock, releases }, 'day');
    expect(system).toMatchObject({ isEmpty: true, kinds: [], backupAt: null, release: null, storage: null });
    expect(system.steps).toHaveLength(24);
    expect(system.steps.at(-1)).toMatchObject({ requests: 0, p95: null, state: null });
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
      p50: 10,
      p95: 250,
      state: { jobsWaiting: 7, aiCostMicroUsd: 11, databaseBytes: 8_192 },
    });
    expect(today.steps.map(({ requests }) => requests).filter(Boolean)).toEqual([100, 110]);
    expect(today.kinds.map(({ label, requests, p95 }) => [label, requests, p95])).toEqual([
      ['Home page', 200, 250],
      ['Search', 10, 10],
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
      { ...job, id: 'backup:2026-11-20:1', state: 'done', result: { isWhole: true } },
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
      backupAt: ago(90),
      release: { commit: '42908384aa', at: new Date('2026-11-19T01:00:00.000Z') },
      alerts: [{ kind: 'jobs', beganAt: ago(5) }],
    });
    expect(sum.calls).toBe(1);
  });

  it('come without the release where its log cannot be read', async () => {
    await env.MEDIA.put('releases/latest.json', '{"commit":');
    expect(await releases.latest()).toBeNull();
  });
});
