import { once } from '~/lib/memory/once';

type Options = { pipelining: number; connect: { lookup: typeof lookUpLocal; autoSelectFamily: boolean } };
type Agent = new (options: Options) => object;

const dispatcher = Symbol.for('undici.globalDispatcher.1');

/**
 * Makes `fetch` use a connection for one request only. The runtime closes those that rest for five seconds, and on a busy machine
 * Node notices late: a request on a connection that is just being closed fails. Node sets this only through the
 * object that its `fetch` makes when it is called first.
 */
export async function keepConnectionsShort() {
  await fetch('data:,');
  const used = (globalThis as { [key: symbol]: { constructor: unknown } | undefined })[dispatcher];
  if (!used) return;
  const agent = new (used.constructor as Agent)({
    pipelining: 0,
    connect: { lookup: lookUpLocal, autoSelectFamily: false },
  });
  Object.assign(globalThis, { [dispatcher]: agent });
}

type Found = (error: null, address: string | { address: string; family: number }[], family?: number) => void;

/** Every server of the tests is on loopback: the system's resolver takes a thread and time for each request. */
function lookUpLocal(_name: string, { all }: { all?: boolean }, found: Found) {
  if (all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
}

/**
 * Has `fetch` ask for answers that are not compressed, unless a request says otherwise: the runtime compresses each page anew, and
 * Node unpacks it. Once for each process, which runs many files.
 */
export const askForPlainAnswers = once(() => {
  const compressed = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity');
    return compressed(input, { ...init, headers });
  };
});
