import { createExecutionContext, createMessageBatch, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { jobs, leads, properties } from '~/db/schema';
import { indexKey, manifestKey, stateKey, type BackupStore } from '~/features/work/backup/backup-store';
import { isInner, keptTables, leftTables, rebuiltTables } from '~/features/work/backup/backup-tables';
import { deleteOldBackups } from '~/features/work/backup/delete-old-backups.server';
import { readTables } from '~/features/work/backup/read-tables';
import { backupJobId, scheduleBackup } from '~/features/work/backup/schedule-backup.server';
import { mediaBucket, takeBackup } from '~/features/work/backup/take-backup.server';
import { createD1Site } from '~/features/work/restore/d1-site';
import type { QueueEnv } from '~/platform/queues/queue-services';

import config from '../../../workers/queue/wrangler.toml?raw';
import worker from '../../../workers/queue';
import {
  at,
  clock,
  contentOf,
  db,
  emptyRestored,
  fillDatabase,
  restore,
  store,
  takeWhole,
} from '../../support/database/backup-world';
import { mortalDatabase } from '../../support/database/mortal-database';

const day = 86_400_000;
const small = { parts: 1, queries: 9, ms: 60_000 };

beforeAll(() => fillDatabase(120));
beforeEach(async () => {
  const { keys } = await store.objects.list(null);
  await store.objects.remove(keys);
  await db.delete(jobs).where(eq(jobs.kind, 'backup'));
  await emptyRestored();
});

const keysNow = async () => (await store.objects.list(null)).keys;

describe('the tables of a backup', () => {
  it('are all tables of the database except derived and worthless ones', async () => {
    const { results } = await env.DB.prepare(
      "select name from sqlite_master where type = 'table' and name not glob '_cf_*' order by name",
    ).all<{ name: string }>();
    const all = results.map(({ name }) => name).filter((name) => !isInner(name));
    expect([...keptTables, ...rebuiltTables, ...leftTables].toSorted()).toEqual(all);
    expect((await readTables(createD1Site(env.DB).read)).map(({ name }) => name)).toEqual(keptTables);
  });

  it('come before the tables that they refer to', async () => {
    const { results } = await env.DB.prepare(
      `select m.name as child, f."table" as parent from sqlite_master m join pragma_foreign_key_list(m.name) f
        where m.type = 'table' and m.name not glob '_cf_*'`,
    ).all<{ child: string; parent: string }>();
    const kept = results.filter(({ child, parent }) => keptTables.includes(child) && child !== parent);
    expect(kept.length).toBeGreaterThan(20);
    for (const { child, parent } of kept) {
      expect(keptTables.indexOf(child), `${child} before ${parent}`).toBeLessThan(keptTables.indexOf(parent));
    }
  });
});

describe('a backup', () => {
  it('that is interrupted at any call continues where it was, and is not whole before its end', async () => {
    let deaths = 0;
    for (let step = 2; ; step += 1) {
      const mortal = mortalDatabase(env.DB, 1 + (step % 9));
      const end = await takeBackup(
        { db: mortal.db, clock, backups: store },
        { name: '2026-11-20', limits: { ...small, queries: 5 } },
      ).then(
        ({ isWhole }) => (isWhole ? 'whole' : 'goes on'),
        (error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
      );
      if (end === 'whole') break;
      expect(await keysNow()).not.toContain(manifestKey('2026-11-20'));
      if (end === 'killed') deaths += 1;
      if (step > 900) throw new Error('The backup does not end.');
    }
    expect(deaths).toBeGreaterThan(5);
    expect(await restore('2026-11-20')).toMatchObject({ differences: [] });
    expect((await contentOf(env.RESTORED)).properties).toEqual((await contentOf(env.DB)).properties);
  });

  it('survives a store that fails from time to time', async () => {
    let calls = 0;
    const flapping: BackupStore = {
      ...store,
      objects: {
        ...store.objects,
        write: (...args) =>
          (calls += 1) % 3 === 0 ? Promise.reject(new Error('R2 is away')) : store.objects.write(...args),
      },
    };
    let failures = 0;
    for (let isWhole = false; !isWhole;) {
      await takeBackup({ db, clock, backups: flapping }, { name: '2026-11-20', limits: small }).then(
        (done) => (isWhole = done.isWhole),
        () => (failures += 1),
      );
    }
    expect(failures).toBeGreaterThan(2);
    await deleteOldBackups({ backups: store, clock });
    const manifest = JSON.parse((await store.objects.read(manifestKey('2026-11-20')))?.text ?? '');
    const files = manifest.parts.map(({ file }: { file: string }) => `2026-11-20/${file}`);
    // The failed tries left nothing.
    expect(await keysNow()).toEqual([...files, manifestKey('2026-11-20'), indexKey].toSorted());
    expect(await restore('2026-11-20')).toMatchObject({ differences: [] });
  });

  it('that two workers take at once is written by one of them', async () => {
    await takeBackup({ db, clock, backups: store }, { name: '2026-11-20', limits: small });
    const both = await Promise.allSettled(
      [1, 2].map(() => takeBackup({ db, clock, backups: store }, { name: '2026-11-20', limits: small })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await takeWhole('2026-11-20');
    expect(await restore('2026-11-20')).toMatchObject({ differences: [] });
  });

  it('is consistent when rows are added and deleted while it is taken', async () => {
    const sent = (id: string, propertyId: number) => ({
      id,
      propertyId,
      name: 'n',
      email: 'e@example.com',
      contentKey: id,
    });
    await db.insert(leads).values(sent('zz-before', 119));
    await db
      .insert(properties)
      .values({ id: 900, name: 'Gone', slug: 'gone', propertyType: 'hotel', address: 'a' });
    await env.DB.prepare("insert into property_tags (property_id, tag) values (900, 'gone')").run();
    const limits = { ...small, queries: 1 };
    for (let isWhole = false; !isWhole;) {
      ({ isWhole } = await takeBackup({ db, clock, backups: store }, { name: '2026-11-20', limits }));
      const state = await store.objects.read(stateKey('2026-11-20'));
      // The tables that refer to properties have been read, the properties have not.
      if (state && JSON.parse(state.text).at.table === 'units') {
        await env.DB.prepare('delete from properties where id in (119, 900)').run();
        await db.insert(leads).values(sent('aa-later', 1)).onConflictDoNothing();
      }
    }
    const restored = await restore('2026-11-20');
    expect(restored).toMatchObject({ differences: [] });
    // The tag of a property went with it, and the lead lost it.
    expect(restored.leftOut).toBeGreaterThan(0);
    expect(restored.cleared).toBe(1);
    expect(
      await env.RESTORED.prepare("select property_id from leads where id = 'zz-before'").first(),
    ).toEqual({
      property_id: null,
    });
    expect((await env.RESTORED.prepare('pragma foreign_key_check').all()).results).toEqual([]);
    await db.delete(leads).where(eq(leads.contentKey, 'aa-later'));
  });

  it('names the bucket of the pictures as the configuration does', () => {
    for (const environment of ['local', 'staging', 'production']) {
      expect(config).toContain(`bucket_name = "${mediaBucket(environment)}"`);
    }
  });
});

describe('the queue worker', () => {
  /** Delivers announcements until there are none; the ids of the jobs that ran. */
  async function workOff(first: string): Promise<string[]> {
    const announced = [first];
    for (let next = 0; next < announced.length; next += 1) {
      const WORK = {
        sendBatch: async (messages: { body: { jobId: string } }[]) =>
          void announced.push(...messages.map(({ body }) => body.jobId)),
      } as unknown as QueueEnv['WORK'];
      const message = {
        id: 'm',
        timestamp: new Date(),
        attempts: 1,
        body: { version: 1, jobId: announced[next] },
      };
      const context = createExecutionContext();
      const bindings = {
        ...env,
        ENVIRONMENT: 'staging',
        WORK,
        MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>',
      };
      await worker.queue(
        createMessageBatch('stay-adelaide-work', [message]),
        bindings as unknown as QueueEnv,
        context,
      );
      await waitOnExecutionContext(context);
    }
    return announced;
  }

  const backUp = (now: Date, environment = 'staging', database = db) => {
    const announced: string[] = [];
    const announce = (ids: readonly string[]) => void announced.push(...ids);
    return scheduleBackup({
      db: database,
      jobs: { announce },
      clock: { now: () => now },
      config: { environment },
    }).then(() => announced);
  };

  it('takes one backup a day, at night, of a site that has an account and is not local', async () => {
    const early = new Date('2026-11-20T16:59:00Z');
    expect(await backUp(early)).toEqual([]);
    expect(await backUp(at, 'local')).toEqual([]);
    await restore((await takeWhole('2026-11-01'), '2026-11-01'));
    const empty = createDatabase(env.RESTORED);
    await env.RESTORED.prepare('delete from users').run();
    expect(await backUp(at, 'staging', empty)).toEqual([]);

    const [id, ...more] = await backUp(at);
    expect([id, ...more]).toEqual([backupJobId({ name: '2026-11-20', step: 1 })]);
    expect(await backUp(new Date(at.getTime() + 60_000))).toEqual([]);
    expect(await workOff(id ?? '')).toEqual([id]);
    const [job] = await db.select().from(jobs).where(eq(jobs.kind, 'backup'));
    expect(job).toMatchObject({ state: 'done', result: { name: '2026-11-20', isWhole: true } });
    expect((job?.result as { rows: number }).rows).toBeGreaterThan(500);
    expect(JSON.parse((await store.objects.read(indexKey))?.text ?? '')).toEqual({
      backups: ['2026-11-01', '2026-11-20'],
    });
    expect(await keysNow()).not.toContain(stateKey('2026-11-20'));
    expect(await backUp(new Date(at.getTime() + day))).toHaveLength(1);
  });
});

describe('old backups', () => {
  it('are deleted except for seven days, five weeks and twelve months out of four hundred days', async () => {
    const begin = Date.parse('2025-06-02T00:00:00Z');
    let kept: string[] = [];
    for (let n = 0; n < 400; n += 1) {
      const now = new Date(begin + n * day);
      const name = now.toISOString().slice(0, 10);
      await env.BACKUPS.put(`${name}/part-0001-00000000.jsonl.gz`, 'x');
      await env.BACKUPS.put(manifestKey(name), '{}');
      if (n % 4 === 3 || n > 380)
        kept = await deleteOldBackups({ backups: store, clock: { now: () => now } });
    }
    const daysOld = kept.map((name) => (begin + 399 * day - Date.parse(name)) / day).reverse();
    expect(daysOld.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(daysOld.length).toBeLessThanOrEqual(7 + 5 + 12);
    expect(new Set(kept.map((name) => name.slice(0, 7))).size).toBe(12);
    const sundays = kept.filter((name) => new Date(name).getUTCDay() === 0);
    expect(sundays.length).toBeGreaterThanOrEqual(4);
    expect(await keysNow()).toHaveLength(kept.length * 2 + 1);
  });

  it('stay while none is taken; an unfinished one is deleted', async () => {
    for (const name of ['2026-01-01', '2026-01-02']) await env.BACKUPS.put(manifestKey(name), '{}');
    await env.BACKUPS.put('2026-11-10/part-0001-00000000.jsonl.gz', 'x');
    await env.BACKUPS.put(stateKey('2026-11-19'), '{}');
    expect(await deleteOldBackups({ backups: store, clock })).toEqual(['2026-01-01', '2026-01-02']);
    expect(await keysNow()).toEqual([
      manifestKey('2026-01-01'),
      manifestKey('2026-01-02'),
      stateKey('2026-11-19'),
      indexKey,
    ]);
  });
});
