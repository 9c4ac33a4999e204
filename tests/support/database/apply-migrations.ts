import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { beforeAll } from 'vitest';

/**
 * All files share one runtime; each begins with an empty store, and with a database that has its tables and
 * no rows. A reset skips a store that the runtime has closed, as it does after a file of more than ten
 * seconds, so each store is opened first.
 */
beforeAll(async () => {
  await Promise.all([env.DB.prepare('select 1').run(), env.MEDIA.head('none'), env.EDGE.get('none')]);
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
