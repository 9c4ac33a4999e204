import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { schemaObjects, statementsForCopy } from '../../support/database/copy-schema';

const describeAll = async (db: D1Database) => ({
  objects: await schemaObjects(db),
  everyName: (await db.prepare('select name from sqlite_master order by name').raw()).flat(),
  migrations: (await db.prepare('select id, name from d1_migrations order by id').raw()).flat(),
});

it('the database that other files begin with is the one that the migrations make', async () => {
  await reset();
  await applyD1Migrations(env.RESTORED, env.TEST_MIGRATIONS);
  const made = await describeAll(env.RESTORED);
  expect(made.migrations).toContain(env.TEST_MIGRATIONS.at(-1)?.name);

  const statements = await statementsForCopy(env.RESTORED);
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  expect(await describeAll(env.DB)).toEqual(made);

  const { results: tables } = await env.RESTORED.prepare(
    `select name from sqlite_master where type = 'table' and sql not like 'create virtual%' and name not glob '*_config'
     and name not glob '*_data' and name not glob '_cf_*' and name not in ('d1_migrations', 'sqlite_sequence')`,
  ).all<{ name: string }>();
  const [counts] = (await env.RESTORED.prepare(
    `select ${tables.map(({ name }) => `(select count(*) from "${name}")`).join(' + ')}`,
  ).raw()) as [[number]];
  expect(counts, 'rows that migrations make would have to be copied').toEqual([0]);
});
