type Way = 'all' | 'batch' | 'exec' | 'first' | 'raw' | 'run';
type Statement = { sql: string; values: readonly unknown[] };
type Ask = (
  question: { way: Way; statements: readonly Statement[] } | { queue: string; bodies: object[] },
) => Promise<unknown>;

/**
 * A worker that does to its own database and queues what a request says. Miniflare's proxies for bindings do the same, and
 * take longer to start than the rest of a runtime.
 */
export const farHand = `export default {
  async fetch(request, env) {
    const { queue, bodies, way, statements } = await request.json();
    if (queue) return Response.json((await env[queue].sendBatch(bodies.map((body) => ({ body })))) ?? null);
    if (way === 'exec') return Response.json(await env.DB.exec(statements[0].sql));
    const bound = statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values));
    return Response.json(way === 'batch' ? await env.DB.batch(bound) : await bound[0][way]());
  },
}`;

/** The database of such a worker. */
export function farDatabase(ask: Ask): D1Database {
  const prepare = (sql: string, values: readonly unknown[] = []) => ({
    sql,
    values,
    bind: (...given: unknown[]) => prepare(sql, given),
    all: () => ask({ way: 'all', statements: [{ sql, values }] }),
    first: () => ask({ way: 'first', statements: [{ sql, values }] }),
    raw: () => ask({ way: 'raw', statements: [{ sql, values }] }),
    run: () => ask({ way: 'run', statements: [{ sql, values }] }),
  });
  const database = {
    prepare,
    batch: (statements: readonly Statement[]) =>
      ask({ way: 'batch', statements: statements.map(({ sql, values }) => ({ sql, values })) }),
    exec: (sql: string) => ask({ way: 'exec', statements: [{ sql, values: [] }] }),
  };
  return database as unknown as D1Database;
}
