import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { emptyCriteria, type Criteria } from '~/features/directory/criteria/criteria';
import { workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { listLeads } from '~/features/manage/leads/lists/list-leads.server';
import { noLeadFilters } from '~/features/manage/leads/lists/lead-filters';
import { loadSearch } from '~/features/visit/search/load-search.server';
import { keptTables } from '~/features/work/backup/backup-tables';
import { describeRestore } from '~/features/work/restore/describe-restore';
import { isRestoring } from '~/features/work/restore/is-restoring.server';
import type { RestoreSite } from '~/features/work/restore/restore-site';

import { leadReaders } from '../../bench/lead-cases';
import {
  at,
  clock,
  contentOf,
  db,
  emptyRestored,
  fillDatabase,
  filesOf,
  migrations,
  restore,
  restored,
  takeWhole,
  wordsOf,
} from '../../support/database/backup-world';

const name = '2026-11-20';
const copy = createDatabase(env.RESTORED);

beforeAll(async () => {
  await fillDatabase();
  // Small steps, so that many parts end in the middle of tables.
  expect(await takeWhole(name, { parts: 1, queries: 7, ms: 60_000 })).toBeGreaterThan(5);
});
beforeEach(emptyRestored);

describe('a restored backup', () => {
  it('has every row of every table, text indexes, counts and sets', async () => {
    const restored = await restore(name);
    expect(restored).toMatchObject({
      differences: [],
      leftOut: 0,
      cleared: 0,
      wasInterrupted: false,
      erased: 0,
      later: [],
    });
    const [before, after] = [await contentOf(env.DB), await contentOf(env.RESTORED)];
    for (const table of keptTables) expect(before[table]?.length, table).toBeGreaterThan(0);
    const { jobs: jobsBefore, sqlite_sequence: numbersBefore, ...restBefore } = before;
    const { jobs: jobsAfter, sqlite_sequence: numbersAfter, ...restAfter } = after;
    expect(restAfter).toEqual(restBefore);
    expect(jobsBefore).toHaveLength(3);
    expect(jobsAfter).toMatchObject([
      { id: 'mail-done', state: 'done' },
      { id: 'mail-waits', state: 'unknown', error: expect.stringContaining('may have been done since') },
    ]);
    const numbers = (rows: unknown) =>
      (rows as { name: string; seq: number }[])
        .filter((row) => row.name !== 'd1_migrations')
        .map((row) => [row.name, row.seq])
        .sort();
    expect(numbers(numbersAfter)).toEqual(numbers(numbersBefore));
    expect(numbers(numbersAfter)).toContainEqual(['pages', 40]);

    while ((await workOffMinutes({ db: copy })).hasMore);
    const derived = {
      property_counts: 'kind, key, total, listed, published, public, pending',
      facet_bits: 'kind, block, key, bits',
      property_amenity_lists: 'property_id, amenity_ids',
      property_landmarks: 'property_id, landmark_id, minutes',
      property_near_words: 'property_id, words',
      lead_days: 'scope, day, received, unanswered',
    };
    for (const [table, columns] of Object.entries(derived)) {
      const read = async (d1: D1Database) =>
        (
          await d1
            .prepare(
              `select ${columns} from ${table} ${table === 'lead_days' ? 'where received > 0' : ''} order by ${columns}`,
            )
            .all()
        ).results;
      const [was, is] = [await read(env.DB), await read(env.RESTORED)];
      expect(was.length, table).toBeGreaterThan(0);
      expect(is, table).toEqual(was);
    }
    for (const index of ['property_search', 'lead_search', 'listing_search']) {
      const [was, is] = [await wordsOf(env.DB, index), await wordsOf(env.RESTORED, index)];
      expect(was.length, index).toBeGreaterThan(10);
      expect(is, index).toEqual(was);
    }
  });

  it('finds what was found, keeps its triggers and the schema, and lists the pictures', async () => {
    const restored = await restore(name);
    while ((await workOffMinutes({ db: copy })).hasMore);
    const searches: Partial<Criteria>[] = [
      {},
      { q: 'lodge' },
      { q: 'hous' },
      { location: 'glenelg' },
      { near: 'the-square', minutes: 30 },
      { amenities: ['Outdoor pool'] },
    ];
    for (const criteria of searches) {
      const search = (database: typeof db) => loadSearch({ db: database }, { ...emptyCriteria, ...criteria });
      const [was, is] = [await search(db), await search(copy)];
      expect(is, JSON.stringify(criteria)).toEqual(was);
    }
    const leadsOf = (database: typeof db) =>
      listLeads({ db: database, clock }, leadReaders.staff, { ...noLeadFilters, q: 'neil' });
    expect(await leadsOf(copy)).toEqual(await leadsOf(db));

    const things = async (d1: D1Database) =>
      (
        await d1
          .prepare(
            "select type, name, sql from sqlite_master where name not glob '_cf_*' and name <> 'd1_migrations' order by 1, 2",
          )
          .all()
      ).results;
    expect(await things(env.RESTORED)).toEqual(await things(env.DB));
    await env.RESTORED.prepare("update properties set name = 'Zqxwv House' where id = 5").run();
    const [found] = (await loadSearch({ db: copy }, { ...emptyCriteria, q: 'zqxwv' })).results.stays;
    expect(found?.name).toBe('Zqxwv House');
    expect(restored.pictures).toBe(1);
    expect(restored.manifest.pictures).toEqual({
      count: 1,
      bytes: 1234,
      copyCommand: 'rclone copy --checksum r2:stay-adelaide-staging-media r2:<the other bucket>',
    });
    expect(restored.manifest).toMatchObject({
      schema: migrations.at(-1)?.name,
      environment: 'staging',
      bookmark: expect.any(String),
    });
    // Nobody is signed in any more, and the mark of an unfinished database is gone.
    expect((await env.RESTORED.prepare('select * from sessions').all()).results).toEqual([]);
    expect(await isRestoring({ db: copy })).toBe(false);
  });

  it('gets the migrations that came after it', async () => {
    const later = {
      name: '9000_later.sql',
      sql: "alter table pages add added text;\n--> statement-breakpoint\nupdate pages set added = 'x' where id = 30;",
    };
    const restored = await restore(name, { migrations: [...migrations, later] });
    expect(restored).toMatchObject({ later: ['9000_later.sql'], differences: [] });
    expect((await env.RESTORED.prepare('select id, added from pages order by id').all()).results).toEqual([
      { id: 1, added: null },
      { id: 2, added: null },
      { id: 30, added: 'x' },
    ]);
    expect((await loadSearch({ db: copy }, emptyCriteria)).results.stays).toEqual(
      (await loadSearch({ db }, emptyCriteria)).results.stays,
    );
  });
});

describe('a restore is refused, and nothing is changed, when', () => {
  const tablesOf = async () =>
    (
      await env.RESTORED.prepare(
        "select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name <> 'sqlite_sequence'",
      ).all()
    ).results;

  const cases: [string, RegExp, Parameters<typeof filesOf>[1]][] = [
    ['a part is missing', /truncated: it lacks part-0003/, { 'part-0003': () => null }],
    [
      'a part ends early',
      /truncated: part-0002-\w+.jsonl.gz has \d+ bytes instead of/,
      { 'part-0002': (bytes) => bytes.slice(0, -9) },
    ],
    [
      'a part has another byte',
      /damaged: part-0001/,
      { 'part-0001': (bytes) => bytes.map((byte, n) => (n === 40 ? byte ^ 1 : byte)) },
    ],
    ['the manifest ends early', /truncated: manifest.json/, { manifest: (bytes) => bytes.slice(0, 300) }],
    [
      'the manifest was changed',
      /damaged: manifest.json/,
      { manifest: (bytes) => edited(bytes, '"staging"', '"stagnant"') },
    ],
    ['the file is something else', /not a backup/, { manifest: () => new TextEncoder().encode('PNG') }],
    ['it is other JSON', /not a backup/, { manifest: () => new TextEncoder().encode('{"a":1}') }],
    ['there is no manifest', /never finished/, { manifest: () => null }],
    [
      'it is of a newer format',
      /newer release/,
      { manifest: (bytes) => edited(bytes, '"version": 1', '"version": 2') },
    ],
  ];
  const edited = (bytes: Uint8Array, from: string, to: string) =>
    new TextEncoder().encode(new TextDecoder().decode(bytes).replace(from, to));

  it.each(cases)('%s', async (_, reason, spoil) => {
    if (String(reason).includes('never')) await env.BACKUPS.put(`${name}/unfinished.json`, '{}');
    await expect(restore(name, { files: filesOf(name, spoil) })).rejects.toThrow(reason);
    await env.BACKUPS.delete(`${name}/unfinished.json`);
    expect(await tablesOf()).toEqual([]);
  });

  it('its schema is newer than the code', async () => {
    await expect(restore(name, { migrations: migrations.slice(0, -1) })).rejects.toThrow(
      /newer release.*0040/,
    );
    expect(await tablesOf()).toEqual([]);
  });

  it('the database has rows of people', async () => {
    await restore(name);
    const before = await contentOf(env.RESTORED);
    await expect(restore(name)).rejects.toThrow(/not empty: \w+ has rows/);
    expect(await contentOf(env.RESTORED)).toEqual(before);
  });
});

describe('a restore that was interrupted', () => {
  /** Fails at its `step`-th call. */
  function mortal(step: number): { site: RestoreSite; isDead: () => boolean } {
    let calls = 0;
    const live = async <T>(call: () => Promise<T>) => {
      calls += 1;
      if (calls >= step) throw new Error('killed');
      return call();
    };
    return {
      site: {
        read: (sql) => live(() => restored.read(sql)),
        run: (statements) => live(() => restored.run(statements)),
      },
      isDead: () => calls >= step,
    };
  }

  it('is begun again, wherever it stopped, and the site’s sweeps do not run meanwhile', async () => {
    const whole = await contentOf(env.DB);
    let steps = 0;
    for (let step = 3; ; step += 9) {
      const { site, isDead } = mortal(step);
      const end = await restore(name, { site }).then(
        () => 'done',
        (error: Error) => error.message,
      );
      if (!isDead()) {
        expect(end).toBe('done');
        break;
      }
      expect(end).toBe('killed');
      steps += 1;
      if (step > 3) expect(await isRestoring({ db: copy })).toBe(true);
    }
    expect(steps).toBeGreaterThan(8);
    expect((await contentOf(env.RESTORED)).properties).toEqual(whole.properties);
  });
});

describe('a person who was erased', () => {
  it('does not come back from an older backup', async () => {
    const gone = [
      ['lead', 'lead-0', at.getTime()],
      ['account', 'owner', at.getTime()],
    ] as [string, string, number][];
    const restored = await restore(name, { register: gone });
    expect(restored.erased).toBe(2);
    const report = describeRestore(restored, {
      into: 'staging',
      copyCommand: 'copy',
      registerFrom: 'the live database',
    });
    expect(report.join('\n')).toMatch(
      /^Restored 2026-11-20 of staging.* into staging.\n[\d,]+ rows in \d+ tables from \d+ parts.\nEvery table has the rows/,
    );
    expect(report).toContain('Erased again: 2 people (register of the live database).');
    const after = await contentOf(env.RESTORED);
    expect(JSON.stringify(after)).not.toMatch(/maeve@|owner@example/);
    expect(after.erased_rows).toContainEqual(expect.objectContaining({ kind: 'message', row_id: 'message' }));
    expect(after.leads).toContainEqual(
      expect.objectContaining({ id: 'lead-1', email: 'other-1@example.com' }),
    );
    const [account] = after.users as { deactivated_at: number | null }[];
    expect(account?.deactivated_at).toBe(at.getTime());
    const shown = await env.RESTORED.prepare(
      "select count(*) as n from properties where owner_id = 'owner' and archived_at is null",
    ).first('n');
    expect(shown).toBe(0);
    const stays = (await loadSearch({ db: copy }, emptyCriteria)).results;
    expect(stays.total).toBeLessThan((await loadSearch({ db }, emptyCriteria)).results.total);
  });
});
