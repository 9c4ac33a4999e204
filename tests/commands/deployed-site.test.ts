import { randomUUID } from 'node:crypto';
import fs from 'node:fs';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { importRemotely } from '../../scripts/lib/operate/cloudflare/import-remotely.mjs';
import { fromRoot } from '../../scripts/lib/places.mjs';
import { cityArchive } from '../support/map/city-archive';
import { prepareWorld, type World } from '../support/operate/prepared-world';

let world: World;
beforeAll(async () => {
  world = await prepareWorld();
});
afterAll(() => {
  vi.unstubAllEnvs();
  return world.stop();
});

describe('a person who has run wrangler login', () => {
  it('needs no token for a command that works on a site', async () => {
    await world.rows(
      "INSERT INTO users (id, email, email_verified_at) VALUES ('ada', 'ada@example.com', 1); INSERT INTO profiles (id, user_id, email) VALUES ('p', 'ada', 'ada@example.com')",
    );
    const role = ['ada@example.com', '--env', 'staging', '--remote'];
    const { output } = await world.clone.commandOfLogin('make-admin', ...role);
    expect(output).toContain('ada@example.com is admin now.');
    expect(await world.rows('SELECT role FROM profiles')).toEqual([{ role: 'admin' }]);
  });
});

describe('emptying the cache', () => {
  it('gets a message about how to name the site', async () => {
    const { code, output } = await world.clone.command('purge-cache', '--remote');
    const how = 'A deployed site is named by --env staging --remote, or --env production --remote.';
    expect([code, output]).toEqual([2, expect.stringMatching(new RegExp(`^${how}\nUsage: npm run`))]);
  });

  it('marks everything as changed, and removes the copy of the changes', async () => {
    const values = world.cloudflare.account.namespaces[0]?.values;
    values?.set('content-changes', '{}');
    const { output } = await world.clone.command('purge-cache', '--env', 'staging', '--remote');
    expect(output).toContain('Every page is rendered anew within a minute.');
    expect(await world.rows("SELECT key FROM content_changes WHERE key = 'all'")).toHaveLength(1);
    expect(values?.has('content-changes')).toBe(false);
  });
});

describe('a command that works on a site', () => {
  const ofStaging = ['--env', 'staging', '--remote'];

  it('adds the landmarks that it lacks, once', async () => {
    const added = [];
    for (const _ of ['first', 'again']) added.push(await world.clone.command('add-landmarks', ...ofStaging));
    expect(added.map(({ output }) => output)).toEqual([
      expect.stringMatching(/^[1-9]\d* landmarks were added\.\n$/),
      '0 landmarks were added.\n',
    ]);
  });

  it('prints the list of the newsletter', async () => {
    await world.rows(
      "INSERT INTO newsletter_subscribers (id, email, status, confirmed_at) VALUES ('a', 'zoe@example.com', 'confirmed', 0), ('b', 'not@example.com', 'unconfirmed', NULL)",
    );
    const { code, output } = await world.clone.command('export-subscribers', ...ofStaging);
    expect([code, output.trim().split(/\r?\n/)]).toEqual([
      0,
      ['"email","confirmed_at"', '"zoe@example.com","1970-01-01T00:00:00Z"'],
    ]);
  });

  it('gives the map its streets, takes them away, and says when Cloudflare fails', async () => {
    const media = world.cloudflare.account.buckets.get('stay-adelaide-staging-media');
    const archive = cityArchive();
    world.clone.write('adelaide.pmtiles', archive);
    const stored = await world.clone.command('put-map', 'adelaide.pmtiles', 'staging');
    expect([stored.code, stored.output]).toEqual([
      0,
      expect.stringMatching(/^Zooms 7 to 12, .*\nThe map is stored \(staging\)\.$/m),
    ]);
    expect(media?.get('map/tiles.pmtiles')?.equals(archive)).toBe(true);
    world.cloudflare.account.buckets.delete('stay-adelaide-staging-media');
    const failed = await world.clone.command('put-map', '--remove', 'staging');
    expect([failed.code, failed.output]).toEqual([
      1,
      expect.stringMatching(/^The map could not be removed\.\n[\s\S]*The specified bucket does not exist\./m),
    ]);
    if (media) world.cloudflare.account.buckets.set('stay-adelaide-staging-media', media);
    const removed = await world.clone.command('put-map', '--remove', 'staging');
    expect([removed.code, removed.output]).toEqual([0, 'The plain map is shown (staging).\n']);
    expect(media?.has('map/tiles.pmtiles')).toBe(false);
  });
});

describe('the data of a deployed site', () => {
  it('is backed up by its queue worker, and comes back row for row in a new database', async () => {
    await addRows();
    const taken = await world.clone.command('backup', 'staging');
    expect(taken.output).toMatch(/The backup [\d-]{17} of staging is whole: \d+ rows in 1 parts/);
    const listed = await world.clone.command('backup', 'staging', '--list');
    expect(taken.output).toContain(listed.output.trim());
    const before = await contentOf(world.rows);
    const rows = await beginNewDatabase();
    world.cloudflare.takeChanges();
    world.cloudflare.fail('upload sql', 4);
    const stopped = await world.clone.command('restore', 'latest', '--into', 'staging');
    expect(stopped.output).toContain('The restore was interrupted; the same command begins it again.');
    expect(stopped.output).toContain('The SQL did not arrive as it was sent: status 500.');
    expect(stopped.code).toBe(1);
    expect(await rows('SELECT count(*) AS restores FROM unfinished_restore')).toEqual([{ restores: 1 }]);
    const { code, output } = await world.clone.command('restore', 'latest', '--into', 'staging');
    expect(output).toContain('An interrupted restore was cleared away first.');
    expect(output).toContain('Every table has the rows and the checksums of the backup.');
    expect(output).toContain('rclone copy --checksum r2:stay-adelaide-staging-media');
    expect(code).toBe(0);
    expect(world.cloudflare.takeChanges()).toContain('upload sql');
    expect(await contentOf(rows)).toEqual(before);
    expect(await rows("SELECT id, state FROM jobs WHERE kind = 'mail'")).toEqual([
      { id: 'waits', state: 'unknown' },
    ]);
    expect(
      await rows("SELECT rowid FROM property_search WHERE property_search MATCH 'tidmarsh'"),
    ).toHaveLength(1);
  });

  it('is unchanged when D1 refuses the SQL, and D1’s message is shown', async () => {
    for (const [name, value] of Object.entries(world.cloudflare.env)) vi.stubEnv(name, value);
    const database = { id: world.cloudflare.account.databases[0]?.uuid };
    const sql = 'DELETE FROM leads; INSERT INTO nowhere VALUES (1);';
    await expect(importRemotely({ database }, sql, 'Not written.')).rejects.toThrow(
      /^Not written\.\n.*no such table: nowhere/,
    );
    expect(await world.rows('SELECT id FROM leads')).toHaveLength(1);
  });

  it('is not waited for without end when D1 takes in the SQL and does not end it', async () => {
    world.cloudflare.account.importsLast = true;
    const database = { id: world.cloudflare.account.databases[0]?.uuid };
    const given = importRemotely({ database }, 'SELECT 1;', 'Not written.', 50);
    await expect(given).rejects.toThrow(
      /^Not written\.\nD1 has the SQL and has not ended it after 0 minutes\..* the same command begins again/,
    );
    world.cloudflare.account.importsLast = false;
  });

  it.each([
    [
      'truncated',
      (part: Buffer) => part.subarray(0, 100),
      /^Not restored\. The backup is truncated: \S+ has 100 bytes/m,
    ],
    [
      'damaged',
      (part: Buffer) => Buffer.concat([part.subarray(1), part.subarray(0, 1)]),
      /^Not restored\. The backup is damaged: \S+ is not what was stored/m,
    ],
  ])('is not restored from a backup that is %s, and nothing is changed', async (_, change, words) => {
    const { bucket, key, whole } = partOfBackup();
    bucket.set(key, change(whole));
    world.cloudflare.takeChanges();
    const { code, output } = await world.clone.command('restore', 'latest', '--into', 'staging');
    bucket.set(key, whole);
    expect([code, output]).toEqual([1, expect.stringMatching(words)]);
    expect(world.cloudflare.takeChanges().filter((call) => !call.startsWith('query database'))).toEqual([]);
  });

  it('is not restored from a backup of a newer release, nor while Cloudflare does not answer', async () => {
    const names = fs
      .readdirSync(fromRoot('migrations'))
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const newest = `migrations/${names.at(-1)}`;
    const sql = world.clone.read(newest);
    world.clone.take(newest);
    const newer = await world.clone.command('restore', 'latest', '--into', 'staging');
    world.clone.write(newest, sql);
    expect([newer.code, newer.output]).toEqual([
      1,
      expect.stringContaining(
        `its database has the migration ${names.at(-1)}. Check out that release first.`,
      ),
    ]);
    for (const nth of [1, 1, 1]) world.cloudflare.fail('get object', nth);
    const away = await world.clone.command('restore', 'latest', '--into', 'staging');
    expect([away.code, away.output]).toEqual([
      1,
      expect.stringContaining('Not restored, and nothing was changed.\nindex.json could not be downloaded'),
    ]);
  });

  it('is not overwritten: a restore needs an empty database', async () => {
    const { code, output } = await world.clone.command('restore', 'latest', '--into', 'staging');
    expect(output).toContain('Not restored. The database is not empty');
    expect(code).toBe(1);
    const unknown = await world.clone.command('restore', '2020-01-01', '--into', 'staging');
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringMatching(
        /^Not restored\. There is no backup 2020-01-01 of staging, .*: npm run backup -- staging --list/,
      ),
    ]);
  });
});

/** A row of some kinds: text with quotes and letters of other alphabets, a reference, and a job that waits. */
async function addRows() {
  await world.rows(
    `INSERT INTO leads (id, property_id, name, email, message, content_key) VALUES ('lead', 1, 'Zoë O''Neil', 'zoe@example.com', 'One; two -- ž 🐨', 'k')`,
  );
  await world.rows(`INSERT INTO redirects (from_path, to_path) VALUES ('/old', '/search')`);
  await world.rows(`INSERT INTO jobs (id, kind, input, due_at) VALUES ('waits', 'mail', '{}', 0)`);
}

const contentOf = async (rows: World['rows']) => [
  await rows('SELECT * FROM properties'),
  await rows('SELECT * FROM leads'),
  await rows('SELECT from_path, to_path FROM redirects'),
];

/** A file of the newest backup, in its bucket. */
function partOfBackup() {
  const bucket =
    world.cloudflare.account.buckets.get('stay-adelaide-staging-backups') ?? new Map<string, Buffer>();
  const key = [...bucket.keys()].find((name) => /\/(?!manifest).*\.gz$/.test(name)) ?? '';
  return { bucket, key, whole: bucket.get(key) ?? Buffer.alloc(0) };
}

/** The steps of the runbook for a lost database: a new one, whose id is written into both configurations. */
async function beginNewDatabase(): Promise<World['rows']> {
  const { account, databases } = world.cloudflare;
  const [old] = account.databases;
  const uuid = randomUUID();
  account.databases.push({ uuid, name: 'stay-adelaide-staging-2' });
  for (const name of ['wrangler.toml', 'workers/queue/wrangler.toml'])
    world.clone.write(name, world.clone.read(name).replace(old?.uuid ?? '', uuid));
  return async (sql) => (await databases.query(uuid, sql, []))[0]?.results ?? [];
}
