import { createDatabase } from '~/db/client';

/** The rows that a statement read, as D1 counts them, and its query plan. */
type Counted = { sql: string; rowsRead: number; plan: string };

/** The same database; it runs every statement once more beforehand and writes its rows and plan to `log`. */
export function countedDatabase(d1: D1Database, log: Counted[]) {
  const count = async (sql: string, params: unknown[]) => {
    const { meta } = await d1
      .prepare(sql)
      .bind(...params)
      .all();
    const { results } = await d1
      .prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    log.push({ sql, rowsRead: meta.rows_read, plan: results.map(({ detail }) => detail).join('\n') });
  };
  const wrap = (sql: string, params: unknown[]): D1PreparedStatement => {
    const statement = () => d1.prepare(sql).bind(...params);
    return {
      bind: (...values: unknown[]) => wrap(sql, values),
      raw: async () => {
        await count(sql, params);
        return statement().raw();
      },
      all: async () => {
        await count(sql, params);
        return statement().all();
      },
    } as unknown as D1PreparedStatement;
  };
  return createDatabase({ prepare: (sql: string) => wrap(sql, []) } as unknown as D1Database);
}
