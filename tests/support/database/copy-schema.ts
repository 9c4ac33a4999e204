/** Internal tables of a text index, which it creates itself. */
const partsOfIndex = ['config', 'content', 'data', 'docsize', 'idx'];

interface SchemaObject {
  type: 'table' | 'index' | 'view' | 'trigger';
  name: string;
  sql: string;
}

/** Everything that migrations have made in a database, in an order in which it can be made again. */
export async function schemaObjects(db: D1Database): Promise<SchemaObject[]> {
  const { results } = await db
    .prepare(
      `select type, name, sql from sqlite_master where sql is not null and name not glob 'sqlite_*' and name not glob '_cf_*'
       order by case type when 'table' then 1 when 'index' then 2 when 'view' then 3 else 4 end, rowid`,
    )
    .all<SchemaObject>();
  const ofIndexes = new Set(
    results
      .filter(({ sql }) => /^create virtual table/i.test(sql))
      .flatMap(({ name }) => partsOfIndex.map((part) => `${name}_${part}`)),
  );
  return results.filter(({ name }) => !ofIndexes.has(name));
}

/** Statements that give an empty database the same tables, and the same list of applied migrations. */
export async function statementsForCopy(db: D1Database): Promise<string[]> {
  const objects = await schemaObjects(db);
  const { results } = await db.prepare('select name from d1_migrations order by id').all<{ name: string }>();
  const names = results.map(({ name }) => `('${name.replaceAll("'", "''")}')`);
  return [...objects.map(({ sql }) => sql), `insert into d1_migrations (name) values ${names.join(', ')}`];
}
