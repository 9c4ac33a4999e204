import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { beforeAll } from 'vitest';

import { statementsForCopy } from './copy-schema';

/** Of the first file's database; all files share one runtime. */
const shared = globalThis as { statementsOfMigrations?: string[] };

/**
 * Each file begins with an empty store, and with a database that has its tables and no rows. The first one's is made by the
 * migrations, the others are copies, which take a ninth of the time. A reset skips a store that the runtime has closed, as it
 * does after a file of more than ten seconds, so each store is opened first.
 */
beforeAll(async () => {
  await Promise.all([env.DB.prepare('select 1').run(), env.MEDIA.head('none'), env.EDGE.get('none')]);
  await reset();
  if (shared.statementsOfMigrations) {
    await env.DB.batch(shared.statementsOfMigrations.map((statement) => env.DB.prepare(statement)));
  } else {
    await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
    shared.statementsOfMigrations = await statementsForCopy(env.DB);
  }
});
