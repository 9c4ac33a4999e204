/**
 * Wraps the web worker and makes some calls of one request's outside parts fail, as its header `x-failing` says: `first write` and `next
 * write` before they are done, `lost write` after it is done, as when the answer is lost, `other parts` everything but D1, `call 3` the third of
 * all calls, `lost call 3` the same after it is done. A write is one of D1 into more than counters and sessions. The answer's header `x-failed` lists
 * what failed, until the work behind the answer has ended; `x-writes` is how many writes there were; `x-stored` names the table of each statement
 * that has changed rows; `x-objects` names the files that it has left in R2. For the server of a single test.
 *
 * @public the server loads it as text
 */
const parts = {
  DB: 'D1',
  EDGE: 'KV',
  MEDIA: 'R2',
  IMAGES: 'Images',
  TRAFFIC: 'Queues',
  JOBS: 'Queues',
  WORK: 'Queues',
};
const chained = ['prepare', 'bind', 'withSession', 'input', 'transform', 'draw'];
const counters = ['rate_limits', 'sessions', 'sign_in_guards'];

export default (worker) => ({
  ...worker,
  async fetch(request, env, context) {
    const wish = request.headers.get('x-failing');
    if (wish === null) return worker.fetch(request, env, context);
    const record = { failed: [], calls: 0, writes: 0, stored: [], objects: new Set() };
    const call = caller(wish, record);
    const own = { ...env };
    for (const [name, part] of Object.entries(parts)) own[name] = wrap(env[name], { part, call, sql: [] });
    const later = [];
    const waitUntil = (promise) => later.push(promise);
    const response = await worker.fetch(request, own, { waitUntil, passThroughOnException() {} });
    const body = await response.arrayBuffer();
    for (let seen = -1; seen < later.length;) {
      seen = later.length;
      await Promise.allSettled(later);
    }
    const headers = new Headers(response.headers);
    headers.set('x-failed', record.failed.join(', '));
    headers.set('x-writes', String(record.writes));
    headers.set('x-objects', [...record.objects].join(' '));
    headers.set(
      'x-stored',
      record.stored
        .filter((table) => !counters.includes(table))
        .sort()
        .join(' '),
    );
    return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
  },
});

/** Does one call, or lets it fail: { part, statements, name, args }, with its SQL, its method and what that gets. */
function caller(wish, record) {
  return async ({ part, statements, name, args }, go) => {
    record.calls += 1;
    const tables = tablesOf(statements);
    const isWrite = tables.some((table) => !counters.includes(table));
    if (isWrite) record.writes += 1;
    const isChosen = {
      'first write': isWrite && record.writes === 1,
      'lost write': isWrite && record.writes === 1,
      'next write': isWrite && record.writes === 2,
      'other parts': part !== 'D1',
      [`call ${record.calls}`]: true,
      [`lost call ${record.calls}`]: true,
    }[wish];
    if (isChosen) record.failed.push([part, name, ...tables].join(' '));
    if (isChosen && !wish.startsWith('lost')) throw new Error('this call was told to fail');
    const answer = await go();
    record.stored.push(...changedTables(statements, answer));
    if (part === 'R2' && name === 'put') record.objects.add(args[0]);
    if (part === 'R2' && name === 'delete') for (const key of [args[0]].flat()) record.objects.delete(key);
    if (!isChosen) return answer;
    throw new Error('this call was told to fail');
  };
}

function wrap(target, { part, call, sql }) {
  return new Proxy(target, {
    get(real, name) {
      if (name === 'real') return real;
      if (name === 'sql') return sql;
      const member = Reflect.get(real, name, real);
      if (typeof member !== 'function') return member;
      const go = (args) => member.apply(real, args.map(realOf));
      const more = (args) => (name === 'prepare' ? [args[0]] : sql);
      if (chained.includes(name)) return (...args) => wrap(go(args), { part, call, sql: more(args) });
      const sent = (args) => (name === 'batch' ? args[0].flatMap((one) => one.sql) : sql);
      return (...args) => call({ part, statements: sent(args), name, args }, () => go(args));
    },
  });
}

const realOf = (value) => (Array.isArray(value) ? value.map(realOf) : (value?.real ?? value));

const writing = /\b(?:insert(?: or \w+)? into|update(?: or \w+)?|delete from|replace into) "?(\w+)"?/gi;

/** Tables that these statements write into; `do update set` names none. */
const tablesOf = (sql) =>
  [...new Set(sql.flatMap((text) => [...text.matchAll(writing)].map(([, table]) => table)))]
    .filter((name) => name !== 'set')
    .sort();

/** The tables in which these statements have changed rows, by D1's answer, a name for each statement. */
function changedTables(statements, answer) {
  const answers = statements.length > 1 || Array.isArray(answer?.[0]?.results) ? answer : [answer];
  return statements.flatMap((sql, at) => (hasChanged(answers[at]) ? tablesOf([sql]) : []));
}

/** `first` and `raw` answer with the rows that a statement returns, everything else with figures. */
const hasChanged = (answer) =>
  answer?.meta ? answer.meta.changes > 0 : Array.isArray(answer) ? answer.length > 0 : Boolean(answer);
