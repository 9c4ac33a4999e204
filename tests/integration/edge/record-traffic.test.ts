import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { missingPaths, redirects } from '~/db/schema';
import { reconcileRedirects } from '~/features/content/redirects/edge/reconcile-redirects.server';
import {
  missingPathLimit,
  recordTraffic,
  type DeliveredEvent,
} from '~/features/work/traffic/record-traffic.server';
import { createRedirectTable } from '~/platform/storage/redirect-table';

import { measuredDatabase, nothingMeasured } from '../../support/database/measured-database';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-11-20T00:00:00Z') };

const event = (
  id: string,
  kind: 'redirect-hit' | 'missing-path',
  path: string,
  at = 1_000,
): DeliveredEvent => ({
  id,
  event: { version: 1, kind, path, at, count: 1 },
});

describe('counting visits', () => {
  it('counts each hit of a redirect once, however often its message is delivered', async () => {
    await db.insert(redirects).values({ fromPath: '/old', toPath: '/new' });
    const delivery = [event('a', 'redirect-hit', '/old', 5), event('b', 'redirect-hit', '/old', 9)];
    await recordTraffic({ db, clock }, delivery);
    await recordTraffic({ db, clock }, [...delivery, event('c', 'redirect-hit', '/old', 7)]);
    const [row] = await db.select().from(redirects);
    expect(row?.hitCount).toBe(3);
  });

  it('adds the number of visits that one message reports', async () => {
    await db.insert(redirects).values({ fromPath: '/summed', toPath: '/new' });
    const { event: hit } = event('s1', 'redirect-hit', '/summed');
    const { event: miss } = event('s2', 'missing-path', '/unknown');
    await recordTraffic({ db, clock }, [
      { id: 's1', event: { ...hit, count: 40 } },
      { id: 's2', event: { ...miss, count: 7 } },
      event('s3', 'missing-path', '/unknown'),
    ]);
    const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, '/summed'));
    const [unknown] = await db.select().from(missingPaths).where(eq(missingPaths.path, '/unknown'));
    expect([row?.hitCount, unknown?.hitCount]).toEqual([40, 8]);
    await Promise.all([
      db.delete(redirects).where(eq(redirects.fromPath, '/summed')),
      db.delete(missingPaths),
    ]);
  });

  it('logs missing paths with their counts and keeps the most recently seen thousand', async () => {
    await recordTraffic({ db, clock }, [
      event('m1', 'missing-path', '/gone', 50_000),
      event('m2', 'missing-path', '/gone', 60_000),
    ]);
    const [gone] = await db.select().from(missingPaths);
    expect(gone).toMatchObject({ path: '/gone', hitCount: 2 });
    for (let batch = 0; batch < 11; batch += 1) {
      const events = Array.from({ length: 100 }, (_, index) =>
        event(`x${batch}-${index}`, 'missing-path', `/x/${batch}/${index}`, 1_000 + batch * 100 + index),
      );
      await recordTraffic({ db, clock }, events);
    }
    const kept = await db.select({ path: missingPaths.path }).from(missingPaths);
    expect(kept).toHaveLength(missingPathLimit);
    expect(kept.map(({ path }) => path)).toContain('/gone');
    expect(kept.map(({ path }) => path)).not.toContain('/x/0/0');
  });

  it('needs as few database calls for a hundred events as for one', async () => {
    const cost = async (count: number) => {
      const sum = nothingMeasured();
      const events = Array.from({ length: count }, (_, n) =>
        event(`cost-${count}-${n}`, n % 2 ? 'redirect-hit' : 'missing-path', `/cost/${n}`),
      );
      await recordTraffic({ db: createDatabase(measuredDatabase(env.DB, sum)), clock }, events);
      return [sum.calls, sum.statements.length];
    };
    expect(await cost(1)).toEqual([1, 5]);
    expect(await cost(100)).toEqual([1, 5]);
  });
});

describe('the scheduled sweep', () => {
  it('makes the edge table equal to the active redirects and returns how many entries it repaired', async () => {
    const table = createRedirectTable(env.EDGE);
    await db.insert(redirects).values([
      { fromPath: '/a', toPath: '/b', statusCode: 302 },
      { fromPath: '/off', toPath: '/b', isActive: false },
    ]);
    await table.put('/stale', { to: '/x', status: 301 });
    await env.EDGE.put('redirect:/a', 'not json');
    expect((await reconcileRedirects({ db, redirects: table })).differences).toHaveLength(3);
    expect(Object.fromEntries(await table.list())).toEqual({
      '/old': { to: '/new', status: 301 },
      '/a': { to: '/b', status: 302 },
    });
    expect((await reconcileRedirects({ db, redirects: table })).differences).toHaveLength(0);
  });
});
