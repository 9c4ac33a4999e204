/**
 * Wraps the web worker and makes its bindings fail on demand: `PUT /__faults` with { "D1": "hang", … }. For
 * the server of a single test; no deployment has this address.
 *
 * `reject` answers with an error, `throw` throws at once, `hang` gives an error after twenty seconds, `flap`
 * fails every second call, `slow` answers after a second and a half.
 */
const names = {
  D1: ['DB'],
  KV: ['EDGE'],
  R2: ['MEDIA'],
  Images: ['IMAGES'],
  Queues: ['TRAFFIC', 'JOBS', 'WORK'],
};
let faults = {};
let calls = 0;

const hangMs = 20_000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export default (worker) => ({
  ...worker,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== '/__faults') return worker.fetch(request, faulty(env), context);
    faults = await request.json();
    return new Response('set');
  },
});

function faulty(env) {
  const changed = { ...env };
  for (const [part, mode] of Object.entries(faults)) {
    for (const name of names[part]) changed[name] = broken(env[name], mode);
  }
  return changed;
}

const chained = ['prepare', 'bind', 'withSession', 'input', 'transform', 'draw'];

function broken(binding, mode) {
  return new Proxy(binding, {
    get(target, name) {
      const member = Reflect.get(target, name, target);
      if (name === 'original') return target;
      if (typeof member !== 'function') return member;
      const go = (args) => member.apply(target, args.map(original));
      if (chained.includes(name)) return (...args) => broken(go(args), mode);
      return (...args) => fail(mode, () => go(args));
    },
  });
}

const original = (value) => (Array.isArray(value) ? value.map(original) : (value?.original ?? value));

function fail(mode, go) {
  calls += 1;
  if (mode === 'throw') throw new Error('the part is gone');
  if (mode === 'reject') return Promise.reject(new Error('the part is gone'));
  if (mode === 'hang') return pause(hangMs).then(() => Promise.reject(new Error('the part is gone')));
  if (mode === 'slow') return pause(1_500).then(go);
  return calls % 2 === 0 ? Promise.reject(new Error('the part is gone')) : go();
}
