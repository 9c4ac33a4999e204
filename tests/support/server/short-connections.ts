type Agent = new (options: { keepAliveTimeout: number; keepAliveMaxTimeout: number }) => object;

const restMs = 1_000;
const dispatcher = Symbol.for('undici.globalDispatcher.1');

/**
 * Makes `fetch` give up connections that rest for a second. The runtime closes those that rest for five, and
 * Node keeps them nearly as long: a request on a connection that is just being closed fails. Node sets this
 * only through the object that its `fetch` makes when it is called first.
 */
export async function keepConnectionsShort() {
  await fetch('data:,');
  const used = (globalThis as { [key: symbol]: { constructor: unknown } | undefined })[dispatcher];
  if (!used) return;
  const options = { keepAliveTimeout: restMs, keepAliveMaxTimeout: restMs };
  Object.assign(globalThis, { [dispatcher]: new (used.constructor as Agent)(options) });
}
