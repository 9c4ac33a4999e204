/**
 * One statement as it was sent: rows that D1 reports as read, milliseconds of its call as the worker sees
 * them.
 */
export type Statement = { sql: string; params: unknown[]; rowsRead: number };

export type Measured = {
  statements: Statement[];
  /** Calls to the database; a batch is one. */
  calls: number;
  /** Calls that waited for each other, each of which costs one round trip. */
  depth: number;
  /** Milliseconds of all calls. */
  ms: number;
};

export const nothingMeasured = (): Measured => ({ statements: [], calls: 0, depth: 0, ms: 0 });

const isRead = (sql: string) => /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);

type Prepared = D1PreparedStatement & {
  real?: D1PreparedStatement;
  sent?: { sql: string; params: unknown[] };
};

/**
 * The same database; every call is added to `sum`. `delayMs` is added to every call, as if the database were
 * far away.
 */
export function measuredDatabase(d1: D1Database, sum: Measured, delayMs = 0): D1Database {
  const call = async <T>(run: () => Promise<T>): Promise<T> => {
    const depth = sum.depth + 1;
    sum.calls += 1;
    const started = performance.now();
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const result = await run();
    sum.ms += performance.now() - started;
    sum.depth = Math.max(sum.depth, depth);
    return result;
  };
  const log = (sent: { sql: string; params: unknown[] }, { meta }: D1Result) =>
    sum.statements.push({ ...sent, rowsRead: meta.rows_read ?? 0 });
  const wrap = (real: D1PreparedStatement, sql: string, params: unknown[]): Prepared => {
    const all = async () => {
      const result = await call(() => real.all());
      log({ sql, params }, result);
      return result;
    };
    return {
      real,
      sent: { sql, params },
      bind: (...values: unknown[]) => wrap(real.bind(...values), sql, values),
      all,
      run: all,
      first: async () => (await all()).results[0] ?? null,
      // `raw` does not report the rows read, so a reading statement runs once more for that, outside the
      // time.
      raw: async () => {
        const rows = await call(() => real.raw());
        if (isRead(sql)) log({ sql, params }, await real.all());
        else sum.statements.push({ sql, params, rowsRead: 0 });
        return rows;
      },
    } as unknown as Prepared;
  };
  return {
    prepare: (sql: string) => wrap(d1.prepare(sql), sql, []),
    batch: async (statements: Prepared[]) => {
      const results = await call(() => d1.batch(statements.map(({ real }) => real as D1PreparedStatement)));
      results.forEach((result, at) => log(statements[at]?.sent ?? { sql: '', params: [] }, result));
      return results;
    },
    exec: (sql: string) => d1.exec(sql),
  } as unknown as D1Database;
}

/** The query plans of the reads, in order. */
export async function plansOf(d1: D1Database, statements: readonly Statement[]): Promise<string[]> {
  const plans = statements.map(({ sql, params }) =>
    d1
      .prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>(),
  );
  return (await Promise.all(plans)).map(({ results }) => results.map(({ detail }) => detail).join('\n'));
}
