type Agent = new (options: { pipelining: number }) => object;

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
  Object.assign(globalThis, { [dispatcher]: new (used.constructor as Agent)({ pipelining: 0 }) });
}
