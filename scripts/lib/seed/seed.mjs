import fs from 'node:fs/promises';

import { loadSource } from '../load-source.mjs';
import { defaultStateDir } from '../places.mjs';
import { leadStatements } from './seed-leads.mjs';
import { demoNow, landmarkRows, seedRows } from './seed-rows.mjs';
import { withLocalPlatform } from '../server/local-platform.mjs';

/**
 * D1 accepts values of up to two megabytes; the rows of a statement are one JSON text, which must stay below
 * that.
 */
const maxJsonCharacters = 900_000;
const parallelPuts = 12;

/** Sharp and the schemas load only when there is something to seed. */
const prepareDemo = async (isQuick) => (await import('./demo-content.mjs')).prepareDemo({ isQuick });

/**
 * Loads the demo data into the local D1, R2 and KV under `stateDir` and returns { properties, photos, pages }.
 * Throws when there are properties already, when seed/ has mistakes, or outside the local environment.
 */
export async function seedDemoData({ stateDir = defaultStateDir, forTests = false } = {}) {
  return withLocalPlatform(stateDir, async (env) => {
    if ((await countProperties(env.DB)) > 0) {
      throw new Error('The database has properties already; npm run reset starts afresh.');
    }
    return load(env, await prepareDemo(forTests), forTests);
  });
}

/**
 * Prepares a start: adds demo data if there is none, and restores what R2 or KV has lost. Returns what was
 * done, or null.
 */
export async function ensureDemoData({ stateDir = defaultStateDir, forTests = false } = {}) {
  return withLocalPlatform(stateDir, async (env) => {
    if ((await countProperties(env.DB)) === 0)
      return { seeded: await load(env, await prepareDemo(forTests), forTests) };
    const repaired = [];
    if ((await env.DB.prepare('SELECT count(*) AS n FROM landmarks').first('n')) === 0) {
      const { readSeedFiles } = await import('./seed-files.mjs');
      const { landmarks } = await readSeedFiles();
      await env.DB.batch(insertStatements(env.DB, landmarkRows(landmarks)));
      await workOffMinutes(env.DB);
      repaired.push('landmarks');
    }
    if ((await env.MEDIA.list({ limit: 1 })).objects.length === 0) {
      await putPictures(env.MEDIA, await prepareDemo(forTests));
      repaired.push('pictures');
    }
    if ((await env.EDGE.list({ prefix: 'redirect:', limit: 1 })).keys.length === 0) {
      if ((await putRedirects(env)) > 0) repaired.push('redirects');
    }
    return repaired.length > 0 ? { repaired } : null;
  });
}

/**
 * Rows come last. D1 is filled in one batch at the end, so a start that was interrupted can simply be
 * repeated.
 */
async function load(env, demo, forTests) {
  await putPictures(env.MEDIA, demo);
  const { inserts, guideMoments, relatedGuides, listings, flags } = seedRows(
    demo.seed,
    demo.assigned,
    demo.photoFiles,
  );
  await putGuides(env.DB, guideMoments);
  await env.DB.batch([
    ...inserts.flatMap((insert) => insertStatements(env.DB, insert)),
    ...(await accountStatements(env, forTests)),
    relatedGuidesStatement(env.DB, relatedGuides),
    listingStatement(env.DB, listings),
    ...publishStatements(env.DB, flags),
    ...leadStatements(env.DB),
  ]);
  await workOffMinutes(env.DB);
  await putRedirects(env);
  const count = (name) => inserts.find(({ table }) => table === name).rows.length;
  const pages = count('pages') + guideMoments.length;
  return { properties: count('properties'), photos: count('property_photos'), pages };
}

/** The import of the site stores the guides; then they get their dates. */
async function putGuides(db, moments) {
  const { guideFiles } = await loadSource('seed/pages/guide-files.ts');
  const { importGuides } = await loadSource('app/features/content/guides/import-guides.server.ts');
  const { createDatabase } = await loadSource('app/db/client.ts');
  const deps = { db: createDatabase(db), clock: { now: () => new Date() } };
  await importGuides(deps, guideFiles);
  await db
    .prepare(
      `UPDATE pages SET created_at = aged.created, updated_at = aged.updated
       FROM (SELECT json_extract(value, '$[0]') AS slug, json_extract(value, '$[1]') AS created,
               json_extract(value, '$[2]') AS updated FROM json_each(?1)) AS aged
       WHERE pages.slug = aged.slug`,
    )
    .bind(JSON.stringify(moments))
    .run();
}

/** The minutes of every stay, as the queue worker works them out. */
async function workOffMinutes(d1) {
  const { workOffMinutes: workOff } = await loadSource(
    'app/features/directory/places/work-off-minutes.server.ts',
  );
  const { createDatabase } = await loadSource('app/db/client.ts');
  const db = createDatabase(d1);
  const workOffAll = async () => {
    while ((await workOff({ db })).hasMore);
  };
  // The local runtime closes connections that rest while this computes, and now and then one that is just used again.
  await workOffAll().catch(workOffAll);
}

/** One account of each role, all with the same password. */
async function accountStatements({ DB, PASSWORD_PEPPER: pepper }, forTests) {
  const { hashPassword, passwordCosts } = await loadSource('app/features/people/password/password.server.ts');
  const key = { pepper, passwordCost: forTests ? passwordCosts.quick : passwordCosts.full };
  const people = { admin: 'Ada Quandong', moderator: 'Merri Saltbush', owner: 'Ollie Wattle' };
  const statements = Object.entries(people).map(async ([role, name]) => {
    const email = `${role}@example.com`;
    const hash = await hashPassword(key, 'adelaide-demo');
    return [
      DB.prepare(
        'INSERT INTO users (id, email, email_verified_at, password_hash, created_at) VALUES (?1, ?2, ?3, ?4, ?3)',
      ).bind(`demo-${role}`, email, demoNow, hash),
      DB.prepare(
        'INSERT INTO profiles (id, user_id, email, full_name, role, created_at, updated_at) VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?5)',
      ).bind(`demo-${role}`, email, name, role, demoNow),
    ];
  });
  return (await Promise.all(statements)).flat();
}

function relatedGuidesStatement(db, links) {
  return db
    .prepare(
      `INSERT INTO location_related_guides (page_id, guide_page_id, sort_order)
       SELECT page.id, guide.id, json_extract(value, '$[2]') FROM json_each(?1)
       JOIN pages page ON page.slug = json_extract(value, '$[0]')
       JOIN pages guide ON guide.slug = json_extract(value, '$[1]')`,
    )
    .bind(JSON.stringify(links));
}

function listingStatement(db, listings) {
  return db
    .prepare(
      `UPDATE properties SET owner_id = listed.owner, rejection_reason = listed.reason, rejected_at = listed.at
       FROM (SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS owner,
               json_extract(value, '$[2]') AS reason, json_extract(value, '$[3]') AS at FROM json_each(?1)) AS listed
       WHERE properties.id = listed.id`,
    )
    .bind(JSON.stringify(listings));
}

const countProperties = (db) => db.prepare('SELECT count(*) AS n FROM properties').first('n');

function insertStatements(db, { table, columns, rows }) {
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ');
  const statement = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values} FROM json_each(?1) ORDER BY key`,
  );
  return jsonChunks(rows).map((json) => statement.bind(json));
}

function publishStatements(db, flags) {
  const statement = db.prepare(
    `UPDATE properties SET is_approved = 1, is_published = flags.published, archived_at = flags.archived
     FROM (SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS published,
             json_extract(value, '$[2]') AS archived FROM json_each(?1)) AS flags
     WHERE properties.id = flags.id`,
  );
  return jsonChunks(flags).map((json) => statement.bind(json));
}

function jsonChunks(rows) {
  const chunks = [];
  let size = Infinity;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (size + json.length > maxJsonCharacters) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1).push(json);
    size += json.length;
  }
  return chunks.map((chunk) => `[${chunk.join(',')}]`);
}

async function putPictures(bucket, { photoFiles, siteFiles }) {
  const puts = [...photoFiles].flatMap(([name, { files }]) => putsOf(`demo/${name}`, files));
  puts.push(...[...siteFiles].flatMap(([name, { files }]) => putsOf(name.replace('site-', 'site/'), files)));
  const worker = async () => {
    for (let put = puts.pop(); put; put = puts.pop()) {
      await bucket.put(put.key, new Uint8Array(await fs.readFile(put.file.path)), {
        httpMetadata: { contentType: 'image/webp' },
        customMetadata: { width: String(put.file.width), height: String(put.file.height) },
      });
    }
  };
  await Promise.all(Array.from({ length: parallelPuts }, worker));
}

const putsOf = (folder, files) => files.map((file) => ({ key: `${folder}/${file.name}.webp`, file }));

/** KV's copy of the active redirects in D1. */
async function putRedirects({ DB, EDGE }) {
  const { results } = await DB.prepare(
    'SELECT from_path, to_path, status_code FROM redirects WHERE is_active = 1 ORDER BY id LIMIT 10000',
  ).all();
  for (const { from_path: from, to_path: to, status_code: status } of results) {
    await EDGE.put(`redirect:${from}`, JSON.stringify({ to, status }));
  }
  return results.length;
}
