import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { beforeAll } from 'vitest';

/** All files share one runtime; each begins with an empty store and a database that has its tables and nothing more. */
beforeAll(async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});
