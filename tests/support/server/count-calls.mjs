/**
 * Wraps the web worker of a test's server. A request with the header `x-count-calls` is answered after the
 * work that follows its answer has ended, with the header `x-calls`: its calls to D1, as JSON of `calls` (a
 * batch is one), `statements` and milliseconds. `x-count-calls: rows` adds the rows read; for that each
 * reading statement runs once more. `x-count-calls: far` puts the database 120 milliseconds away; `depth` is
 * how many calls waited for each other. Such a request is never answered from the cache.
 *
 * @public the server loads it as text
 */
export default (worker) => ({
  ...worker,
  async fetch(request, env, context) {
    const wish = request.headers.get('x-count-calls');
    if (!wish) return worker.fetch(request, env, context);
    const sum = noCalls();
    const later = [];
    const waitUntil = (promise) => {
      later.push(promise);
      context.waitUntil(promise);
    };
    const counted = { ...env, EDGE_CACHE: 'off', DB: countCalls(env.DB, sum, wish) };
    const begun = Date.now();
    const response = await worker.fetch(request, counted, { waitUntil, passThroughOnException() {} });
    const body = await response.arrayBuffer();
    sum.ms = Date.now() - begun;
    await Promise.allSettled(later);
    const headers = new Headers(response.headers);
    if (wish !== 'sql') sum.sql = [];
    headers.set('x-calls', encodeURIComponent(JSON.stringify(sum)));
    return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
  },
});

const isRead = (sql) => /^\s*(select|with)\b/i.test(sql) && !/\b(insert|update|delete)\b/i.test(sql);

export const noCalls = () => ({ calls: 0, statements: 0, rows: 0, depth: 0, ms: 0, sql: [] });

const farMs = 120;

/** The same database; every call adds to `sum`. */
export function countCalls(db, sum, wish = 'calls') {
  const call = (statements) => {
    sum.calls += 1;
    sum.statements += statements.length;
    if (wish === 'sql') sum.sql.push(statements.map(({ sql }) => sql).join(' ;; '));
  };
  const inSequence = async (run) => {
    const depth = sum.depth + 1;
    if (wish === 'far') await new Promise((resolve) => setTimeout(resolve, farMs));
    const result = await run();
    sum.depth = Math.max(sum.depth, depth);
    return result;
  };
  const readRows = async (statement) => {
    if (wish !== 'rows' || !isRead(statement.sql)) return;
    const { meta } = await statement.real.all();
    sum.rows += meta.rows_read;
  };
  const wrap = (real, sql) => {
    const statement = { real, sql, bind: (...values) => wrap(real.bind(...values), sql) };
    for (const way of ['all', 'run', 'raw', 'first']) {
      statement[way] = async (...args) => {
        call([statement]);
        await readRows(statement);
        return inSequence(() => real[way](...args));
      };
    }
    return statement;
  };
  return {
    prepare: (sql) => wrap(db.prepare(sql), sql),
    async batch(statements) {
      call(statements);
      for (const statement of statements) await readRows(statement);
      return inSequence(() => db.batch(statements.map(({ real }) => real)));
    },
    exec(sql) {
      call([{ sql }]);
      return db.exec(sql);
    },
  };
}
