/** One statement as it was sent: milliseconds seen by the worker, rows that D1 says it read, the plan it took. */
export type Statement = { sql: string; params: unknown[]; ms: number; rowsRead: number };

type Prepared = D1PreparedStatement;

/** The same database with every statement timed into `log`. */
export function timedDatabase(db: D1Database, log: Statement[]): D1Database {
  const wrap = (statement: Prepared, sql: string, params: unknown[]): Prepared => {
    const timed = async <T>(
      run: () => Promise<T>,
      rowsOf: (result: T) => number | Promise<number>,
    ): Promise<T> => {
      const started = performance.now();
      const result = await run();
      const ms = performance.now() - started;
      log.push({ sql, params, ms, rowsRead: await rowsOf(result) });
      return result;
    };
    const rows = (result: D1Result) => result.meta.rows_read ?? 0;
    return {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql, values),
      all: () => timed(() => statement.all(), rows),
      run: () => timed(() => statement.run(), rows),
      first: (column?: string) => statement.first(column as string),
      // `raw` tells nothing of the rows read, so the statement runs once more for that, outside the time.
      raw: () =>
        timed(
          () => statement.raw(),
          async () => rows(await statement.all()),
        ),
    } as unknown as Prepared;
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql), sql, []),
    batch: (statements: Prepared[]) => db.batch(statements),
    exec: (sql: string) => db.exec(sql),
  } as unknown as D1Database;
}
