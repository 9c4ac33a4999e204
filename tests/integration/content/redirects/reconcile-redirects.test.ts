import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, redirects } from '~/db/schema';
import { findLastReconciliation } from '~/features/content/redirects/edge/find-last-reconciliation.server';
import { reconcileRedirects } from '~/features/content/redirects/edge/reconcile-redirects.server';
import type { RedirectTable } from '~/features/content/redirects/rules/redirect-table';
import { saveRedirect } from '~/features/content/redirects/saving/save-redirect.server';
import { createServices, type Services } from '~/platform/services';
import { createRedirectTable } from '~/platform/storage/redirect-table';
import { answerList } from '~/routes/dashboard.site.redirects/answer-list.server';

import { makeActor } from '../../../factories/actor';

const db = createDatabase(env.DB);
const table = createRedirectTable(env.EDGE);
const services = { db, redirects: table };
const entries = () => db.select().from(auditLog).where(eq(auditLog.action, 'redirects-reconciled'));

describe('a check that staff ask for', () => {
  it('says that the edge could not be reached when it cannot be read at all, and fails when D1 does', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const form = new FormData();
    form.set('intent', 'check');
    const away = () => Promise.reject(new Error('away'));
    const viewer = makeActor({ userId: 'ada', network: '203.0.113.1' });
    const whole = createServices(env, { waitUntil: () => undefined });
    const check = (broken: Partial<Services>) =>
      answerList({ services: { ...whole, ...broken }, viewer, form });
    expect(await check({ redirects: { ...table, list: away } })).toBe('redirects-failed');
    expect(logged).toHaveBeenCalledTimes(1);
    const lost = createDatabase({ prepare: () => ({ bind: () => ({ raw: away }) }) } as never);
    await expect(check({ db: lost })).rejects.toThrow();
    logged.mockRestore();
  });
});

describe('one run of the reconciliation', () => {
  it('repairs and reports every difference that failures have left', async () => {
    await db.insert(redirects).values([
      { fromPath: '/stale', toPath: '/new' },
      { fromPath: '/garbage', toPath: '/x', statusCode: 302 },
      { fromPath: '/off', toPath: '/x', isActive: false },
      { fromPath: '/right', toPath: '/x' },
    ]);
    const failing = { ...table, put: () => Promise.reject(new Error('KV is away')) };
    await saveRedirect(
      { db, redirects: failing, clock: { now: () => new Date() } },
      {
        input: { from: '/refused', to: '/x', status: 301, isActive: true, pointOn: false },
        seen: null,
        actor: makeActor({ userId: 'ada', network: '203.0.113.1' }),
      },
    );
    await table.put('/stale', { to: '/old', status: 301 });
    await table.put('/off', { to: '/x', status: 301 });
    await table.put('/right', { to: '/x', status: 301 });
    await env.EDGE.put('redirect:/garbage', 'not json');
    await env.EDGE.put('redirect:/foreign', '{"to":"https://other.example/","status":301}');

    const { differences, failed } = await reconcileRedirects(services);
    expect(failed).toEqual([]);
    const byPath = Object.fromEntries(
      differences.map(({ path, kind, had, now }) => [path, [kind, had?.to, now?.to]]),
    );
    expect(byPath).toEqual({
      '/stale': ['different', '/old', '/new'],
      '/garbage': ['different', undefined, '/x'],
      '/refused': ['missing', undefined, '/x'],
      '/off': ['extra', '/x', undefined],
      '/foreign': ['extra', undefined, undefined],
    });
    expect(await table.list()).toEqual(
      new Map([
        ['/garbage', { to: '/x', status: 302 }],
        ['/refused', { to: '/x', status: 301 }],
        ['/right', { to: '/x', status: 301 }],
        ['/stale', { to: '/new', status: 301 }],
      ]),
    );
    expect(await entries()).toMatchObject([{ actorId: null, fromAddress: 'system', detail: { count: 5 } }]);
    const last = await findLastReconciliation({ db });
    expect(last).toMatchObject({ count: 5, failed: 0, byStaff: false });
    expect(last?.differences).toEqual(differences);
  });

  it('logs nothing when there was nothing to repair, or nothing could be repaired', async () => {
    const before = await entries();
    expect(await reconcileRedirects(services)).toEqual({ differences: [], failed: [] });
    await db.insert(redirects).values({ fromPath: '/later', toPath: '/x' });
    const failing = { ...table, put: () => Promise.reject(new Error('KV is away')) };
    expect((await reconcileRedirects({ db, redirects: failing })).failed).toEqual(['/later']);
    expect(await entries()).toEqual(before);
    expect((await reconcileRedirects(services)).differences).toHaveLength(1);
  });

  it('leaves concurrent writes', async () => {
    const slow = {
      ...table,
      async list() {
        const seen = await table.list();
        await db.delete(redirects).where(eq(redirects.fromPath, '/later'));
        await table.remove('/later');
        await db.insert(redirects).values({ fromPath: '/meanwhile', toPath: '/x' });
        await table.put('/meanwhile', { to: '/x', status: 301 });
        return new Map([...seen, ['/meanwhile', { to: '/x', status: 301 as const }]]);
      },
    };
    await reconcileRedirects({ db, redirects: slow });
    expect([await table.find('/meanwhile'), await table.find('/later')]).toEqual([
      { to: '/x', status: 301 },
      null,
    ]);
  });

  it('reads further than one page of rows, and lists the first fifty', async () => {
    const paths = Array.from({ length: 1_201 }, (_, at) => `/many/${at}`);
    await env.DB.prepare(`insert into redirects (from_path, to_path) select value, '/x' from json_each(?)`)
      .bind(JSON.stringify(paths))
      .run();
    const kept = await table.list();
    const inMemory: RedirectTable = {
      find: (path) => Promise.resolve(kept.get(path) ?? null),
      list: () => Promise.resolve(new Map(kept)),
      put: (path, redirect) => Promise.resolve(void kept.set(path, redirect)),
      remove: (path) => Promise.resolve(void kept.delete(path)),
    };
    const run = () => reconcileRedirects({ db, redirects: inMemory });
    expect((await run()).differences).toHaveLength(1_201);
    const last = await findLastReconciliation(services);
    expect([last?.count, last?.differences.length]).toEqual([1_201, 50]);
    expect((await run()).differences).toEqual([]);
  });
});
