import WebSocket from 'ws';

import { residentMb, tellsMemory } from './resident-memory.mjs';

const readEveryMs = 200;
const patienceMs = 20_000;

/**
 * Watches the memory of an inspected site. Resolves with { mark, stop }: `mark` returns { heapMb, residentMb } since the mark
 * before. `heapMb` is the least that the web worker's own heap held, as after a collection of garbage: the
 * inspector cannot ask workerd for one. `residentMb` is all of the local runtime, with its stand-ins for D1, R2 and the
 * cache; null where the system does not report it.
 */
export async function watchMemory({ inspector }) {
  const heap = await openHeap(inspector, 'web');
  let least = await heap.readMb();
  let failure = null;
  let isStopped = false;
  const read = async () => (least = Math.min(least, await heap.readMb()));
  const watching = (async () => {
    while (!isStopped) {
      await new Promise((resolve) => setTimeout(resolve, readEveryMs));
      if (!isStopped) await read();
    }
  })().catch((error) => (failure = error));
  return {
    async mark() {
      if (failure) throw failure;
      await read();
      const heapMb = least;
      least = Infinity;
      return { heapMb, residentMb: tellsMemory() ? residentMb() : null };
    },
    async stop() {
      isStopped = true;
      await watching;
      heap.close();
    },
  };
}

/** The heap of a worker of the runtime with that inspector: its objects and the buffers that they hold. */
async function openHeap(inspector, worker) {
  const socket = new WebSocket(`ws://${inspector.host}/core:user:${worker}`);
  const waiting = new Map();
  let asked = 0;
  socket.on('message', (text) => {
    const { id, result, error } = JSON.parse(text);
    waiting.get(id)?.({ result, error });
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const usage = () =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      const late = setTimeout(() => reject(new Error('the inspector did not answer')), patienceMs);
      waiting.set(id, ({ result, error }) => {
        clearTimeout(late);
        if (error) reject(new Error(error.message));
        else resolve(result);
      });
      socket.send(JSON.stringify({ id, method: 'Runtime.getHeapUsage' }));
    });
  return {
    async readMb() {
      const { usedSize, backingStorageSize = 0 } = await usage();
      return (usedSize + backingStorageSize) / 1024 / 1024;
    },
    close: () => socket.terminate(),
  };
}
