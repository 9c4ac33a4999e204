/**
 * Wraps the web worker and numbers a request's calls of outside parts. The header `x-fail-call: 3` makes the third one fail before it is
 * done; `x-fail-call: 3 lost` fails after it is done, as when the answer is lost; 0 fails none. The answer's header `x-calls` lists what was
 * called, such as `D1`, `D1 writes jobs leads` or `KV`, until the work behind the answer has ended. For the server of a single test.
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

export default (worker) => ({
  ...worker,
  async fetch(request, env, context) {
    const wish = request.headers.get('x-fail-call');
    if (wish === null) return worker.fetch(request, env, context);
    const [number, way] = wish.split(' ');
    const calls = [];
    const call = async (what, go) => {
      calls.push(what);
      if (calls.length !== Number(number)) return go();
      if (way === 'lost') await go();
      throw new Error('this call was told to fail');
    };
    const numbered = { ...env };
    for (const [name, part] of Object.entries(parts))
      numbered[name] = wrap(env[name], { part, call, sql: [] });
    const later = [];
    const response = await worker.fetch(request, numbered, {
      waitUntil: (promise) => later.push(promise),
      passThroughOnException() {},
    });
    const body = await response.arrayBuffer();
    for (let seen = -1; seen < later.length;) {
      seen = later.length;
      await Promise.allSettled(later);
    }
    const headers = new Headers(response.headers);
    headers.set('x-calls', JSON.stringify(calls));
    return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers });
  },
});

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
      return (...args) =>
        call(named(part, name === 'batch' ? args[0].flatMap((one) => one.sql) : sql), () => go(args));
    },
  });
}

const realOf = (value) => (Array.isArray(value) ? value.map(realOf) : (value?.real ?? value));

/** The part, and for statements that write the tables that they write into. */
function named(part, sql) {
  const tables = sql.flatMap((text) => [
    ...text.matchAll(/\b(?:insert(?: or \w+)? into|update(?: or \w+)?|delete from|replace into) "?(\w+)"?/gi),
  ]);
  const names = [...new Set(tables.map(([, table]) => table))].filter((name) => name !== 'set').sort();
  return names.length > 0 ? `${part} writes ${names.join(' ')}` : part;
}
