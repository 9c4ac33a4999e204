/**
 * `node scripts/migrate.mjs <state folder>` applies the migrations that the local D1 does not have, each as a
 * whole or not at all. It notes them as wrangler does, which would start the local runtime again for each of
 * them.
 */
import fs from 'node:fs';
import path from 'node:path';

import { fromRoot } from './lib/places.mjs';
import { withLocalPlatform } from './lib/server/local-platform.mjs';

const table = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

const [stateDir] = process.argv.slice(2);
try {
  await withLocalPlatform(stateDir, applyMigrations);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function applyMigrations({ DB }) {
  await DB.prepare(table).run();
  const { results } = await DB.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set(results.map(({ name }) => name));
  const folder = fromRoot('migrations');
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.sql') && !applied.has(name));
  for (const name of files.sort()) {
    const statements = fs.readFileSync(path.join(folder, name), 'utf8').split('--> statement-breakpoint');
    const note = DB.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name);
    try {
      await DB.batch([...statements.map((statement) => DB.prepare(statement)), note]);
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  }
}
