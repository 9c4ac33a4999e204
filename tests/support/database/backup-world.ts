import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';

import { createDatabase } from '~/db/client';
import * as schema from '~/db/schema';
import { workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { erasureStatements } from '~/features/people/erasure/erasure-statements';
import { readTables } from '~/features/work/backup/read-tables';
import type { BackupStore } from '~/features/work/backup/backup-store';
import { takeBackup } from '~/features/work/backup/take-backup.server';
import { createD1Site } from '~/features/work/restore/d1-site';
import { restoreBackup, type Restore } from '~/features/work/restore/restore-backup';
import type { BackupFiles, Migration } from '~/features/work/restore/restore-site';
import { createBackupStore } from '~/platform/storage/backup-store';

import { fillFrame, fillProperties } from '../../bench/fill-directory';

export const db = createDatabase(env.DB);
export const at = new Date('2026-11-20T17:00:00Z');
export const clock = { now: () => at };
export const store: BackupStore = createBackupStore({
  backups: env.BACKUPS,
  media: env.MEDIA,
  database: env.DB,
  environment: 'staging',
});

export const migrations: Migration[] = env.TEST_MIGRATIONS.map(({ name, queries }) => ({
  name,
  sql: queries.join('\n--> statement-breakpoint\n'),
}));

export const restored = createD1Site(env.RESTORED);

/** Everything of a database that has been used for a while: a row at least in every table of a backup. */
export async function fillDatabase(properties = 240) {
  await fillFrame(env.DB);
  for (let from = 0; from < properties; from += 60) await fillProperties(env.DB, from, from + 60);
  await env.DB.prepare(
    'update properties set latitude = -34.9 + id / 7000.0, longitude = 138.6 + id / 9000.0',
  ).run();
  await addPeople();
  await addContent();
  while ((await workOffMinutes({ db })).hasMore);
}

async function addPeople() {
  await db.update(schema.users).set({ emailVerifiedAt: at });
  const by = { userId: 'owner' };
  const instant = new Date(at.getTime() - 1000);
  await db.insert(schema.leads).values(
    Array.from({ length: 9 }, (_, n) => ({
      id: `lead-${n}`,
      propertyId: n % 3 === 0 ? null : n + 1,
      name: `O'Neil ${n}`,
      email: `${n % 2 === 0 ? 'maeve' : `other-${n}`}@example.com`,
      contentKey: `k${n}`,
      status: n % 4 === 0 ? ('contacted' as const) : ('new' as const),
    })),
  );
  await db.insert(schema.leadEvents).values({ leadId: 'lead-1', kind: 'note', text: 'rang' });
  const said = { firstName: 'Maeve', lastName: 'Ng', subject: 'Hello', message: "it's", contentKey: 'm' };
  await db.insert(schema.contactMessages).values({ id: 'message', email: 'maeve@example.com', ...said });
  await db
    .insert(schema.newsletterSubscribers)
    .values({ id: 'subscriber', email: 'maeve@example.com', status: 'confirmed' });
  await db.insert(schema.propertyDrafts).values({ propertyId: 1, data: { phone: '1' }, baseVersion: 1 });
  await db.insert(schema.units).values({ propertyId: 2, name: 'Queen', maxGuests: 4 });
  await db.insert(schema.savedPrompts).values({ ...by, name: 'short', prompt: 'short' });
  await db.insert(schema.recoveryCodes).values({ ...by, codeHash: 'h' });
  await db.insert(schema.passkeys).values({ ...by, id: 'p', name: 'phone', publicKey: 'k', transports: [] });
  await db.insert(schema.factors).values({ ...by, factorType: 'totp', encryptedSecret: 's' });
  await db.insert(schema.identities).values({ ...by, provider: 'google', subject: 's' });
  await db.insert(schema.accountTokens).values({ ...by, id: 't', purpose: 'reset-password', expiresAt: at });
  await db.insert(schema.erasureRequests).values({ id: 'waits', email: 'other@example.com' });
  await db.insert(schema.erasedRows).values({ kind: 'lead', rowId: 'long-gone', erasedAt: instant });
  await db.insert(schema.jobs).values([
    { id: 'mail-waits', kind: 'mail', input: { of: 1 }, dueAt: at },
    { id: 'mail-done', kind: 'mail', input: { of: 2 }, dueAt: at, state: 'done' },
    { id: 'backup:x:1', kind: 'backup', input: {}, dueAt: at, state: 'running' },
  ]);
  await db.insert(schema.auditLog).values({ action: 'sign-in', actorId: 'owner' });
  await db
    .insert(schema.sessions)
    .values({ tokenHash: 'session', lastSeenAt: at, userId: 'owner', expiresAt: new Date(Date.now() + 1e9) });
}

async function addContent() {
  const size = { width: 10, height: 10, placeholder: '#888' };
  await db
    .insert(schema.propertyPhotos)
    .values({ propertyId: 3, storageKey: 'photos/3/a', altText: 'Sea', ...size });
  await db.insert(schema.mediaImages).values({ storageKey: 'pages/b', altText: 'b', fileName: 'b', ...size });
  const page = { title: 'Zoo', h1Title: 'Zoo', slug: 'zoo' };
  // Longer than one statement may be, and with all that SQL or JSON might stumble over.
  const content = `it's "quoted"; \\ -- \n${'Ünïcode 🦘 and a lot of it. '.repeat(6_000)}`;
  await db.insert(schema.pages).values({ id: 40, ...page, content, excerpt: 'a\0b' });
  await db.delete(schema.pages).where(sqlId(40));
  await db.insert(schema.pages).values({ id: 30, ...page, content, excerpt: 'a\0b' });
  await db.insert(schema.pageRevisions).values({ pageId: 30, version: 1, data: { title: 'Zoo' } as never });
  await db.insert(schema.menus).values({ id: 1, name: 'Header', location: 'header' });
  await db.insert(schema.menuItems).values({ id: 9, menuId: 1, title: 'Top', url: '/' });
  await db.insert(schema.menuItems).values({ id: 2, menuId: 1, parentId: 9, title: 'Below', url: '/search' });
  await db.insert(schema.redirects).values({ fromPath: '/a', toPath: '/b' });
  const seen = { firstSeenAt: at, lastSeenAt: at };
  await db.insert(schema.missingPaths).values({ path: '/none', hitCount: 2, ...seen });
  await db.insert(schema.siteSettings).values({ key: 'site_name', value: 'Stay' });
  await db.insert(schema.homepageSettings).values({ id: 1, heroTitle: 'Stay' });
  const mail = { sender: 's', recipient: 'r@example.com', subject: 's', text: 't', html: 'h' };
  await db.insert(schema.outboxMails).values({ id: 'mail', ...mail });
  await env.DB.batch([
    env.DB.prepare("insert into cache_uses (day, use, count) values ('2026-11-19', 'kept', 5)"),
    env.DB.prepare("insert into request_figures (slot, page, requests) values (1795110000000, 'home', 5)"),
    env.DB.prepare('insert into system_figures (slot, jobs_waiting) values (1795110000000, 2)'),
    env.DB.prepare(`insert into model_calls (id, job_id, kind, day, model, outcome)
      values ('call', 'job', 'page-content', '2026-11-19', 'm', 'answered')`),
    env.DB
      .prepare(`insert into staged_images (id, job_id, owner_id, position, source_url, page_url, storage_key, width, height,
      copy_width, copy_height, placeholder, fingerprint, file_name, alt_text, descriptor)
      values ('staged', 'job', 'owner', 0, 'u', 'u', 'k', 1, 1, 1, 1, '#888', 'f', 'n', 'a', 'd')`),
  ]);
  await env.MEDIA.put('photos/3/a/640.webp', new Uint8Array(1234));
}

const sqlId = (id: number) => eq(schema.pages.id, id);

/** Takes a whole backup, step by step as the queue worker does. */
export async function takeWhole(name: string, limits = { parts: 16, queries: 400, ms: 60_000 }) {
  for (let step = 1; ; step += 1) {
    const { isWhole } = await takeBackup({ db, clock, backups: store }, { name, limits });
    if (isWhole) return step;
    if (step > 500) throw new Error('The backup does not end.');
  }
}

/** A backup's files in the bucket; `spoil` changes what is read of one. */
export function filesOf(
  name: string,
  spoil: Record<string, (bytes: Uint8Array) => Uint8Array | null> = {},
): BackupFiles {
  return {
    async read(file) {
      const object = await env.BACKUPS.get(`${name}/${file}`);
      const bytes = object && new Uint8Array(await object.arrayBuffer());
      const change = Object.entries(spoil).find(([start]) => file.startsWith(start))?.[1];
      return bytes && change ? change(bytes) : bytes;
    },
  };
}

export const restore = (name: string, how: Partial<Restore> = {}) =>
  restoreBackup({
    site: restored,
    files: filesOf(name),
    migrations,
    register: [],
    erase: erasureStatements,
    now: at,
    ...how,
  });

/** Every row of every table of a backup. */
export async function contentOf(d1: D1Database): Promise<Record<string, unknown[]>> {
  const { read } = createD1Site(d1);
  const all: Record<string, unknown[]> = {};
  for (const { name, columns, key } of await readTables(read)) {
    all[name] = await read(
      `select ${columns.map((column) => `"${column}"`).join(', ')} from "${name}" order by ${key.join(', ')}`,
    );
  }
  return all;
}

/** Removes everything from the database that backups are restored into. */
export async function emptyRestored() {
  await env.RESTORED.prepare('create table if not exists unfinished_restore (backup text not null)').run();
  const { clearDatabase } = await import('~/features/work/restore/clear-database');
  await clearDatabase(restored, 'x');
  await env.RESTORED.prepare('drop table unfinished_restore').run();
}

/** Rows of a text index's list of words, by a table that reads it. */
export async function wordsOf(d1: D1Database, index: string) {
  await d1.prepare(`create virtual table words_read using fts5vocab(${index}, 'instance')`).run();
  const { results } = await d1
    .prepare('select term, doc, col, offset from words_read order by 1, 2, 3, 4')
    .all();
  await d1.prepare('drop table words_read').run();
  return results;
}
