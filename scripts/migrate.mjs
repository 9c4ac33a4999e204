/**
 * `node scripts/migrate.mjs <state folder>` applies the migrations that the local D1 does not have, each as a
 * whole or not at all. It notes them as wrangler does, which would start the local runtime again for each of
 * them.
 */
import { withLocalPlatform } from './lib/server/local-platform.mjs';
import { migrationNames, statementsOf } from './lib/server/migrations.mjs';

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
  for (const name of migrationNames().filter((one) => !applied.has(one))) {
    const note = DB.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name);
    try {
      await DB.batch([...statementsOf(name).map((statement) => DB.prepare(statement)), note]);
    } catch (error) {
      throw new Error(`${name}: ${error.message}`, { cause: error });
    }
  }
}
