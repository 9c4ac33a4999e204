type Agent = new (options: { pipelining: number }) => object;

const dispatcher = Symbol.for('undici.globalDispatcher.1');

/**
 * Makes `fetch` use each connection for one request. The runtime closes connections when it likes, and a request on a
 * connection that is just being closed fails. Node sets this only through the object that its `fetch` makes when it is
 * called first.
 */
export async function keepConnectionsShort() {
  await fetch('data:,');
  const used = (globalThis as { [key: symbol]: { constructor: unknown } | undefined })[dispatcher];
  if (!used) return;
  // Without pipelining there is no keeping alive.
  Object.assign(globalThis, { [dispatcher]: new (used.constructor as Agent)({ pipelining: 0 }) });
}
