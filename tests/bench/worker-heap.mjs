import WebSocket from 'ws';

import { residentMb, tellsMemory } from './resident-memory.mjs';

const patienceMs = 20_000;
/** Pieces of a snapshot are longer than any answer that is read here. */
const longestAnswer = 2_000;

/**
 * Watches the memory of an inspected site. Resolves with { mark, close }: `mark` returns { heapMb, residentMb }. `heapMb` is
 * what the web worker's own heap holds after a collection of garbage. `residentMb` is all of the local runtime, with its
 * stand-ins for D1, R2 and the cache; null where the system does not report it.
 */
export async function watchMemory({ inspector }) {
  const socket = new WebSocket(`ws://${inspector.host}/core:user:web`);
  const usages = new Map();
  let sent = 0;
  socket.on('message', (text) => {
    if (text.length > longestAnswer) return;
    const { id, result } = JSON.parse(text);
    if (result) usages.get(id)?.(result);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (method) => socket.send(JSON.stringify({ id: ++sent, method }));
  send('HeapProfiler.enable');
  return {
    async mark() {
      // The runtime answers no request for a collection, but makes one before a snapshot.
      send('HeapProfiler.takeHeapSnapshot');
      send('Runtime.getHeapUsage');
      const { usedSize, backingStorageSize } = await answerTo(sent, usages);
      return {
        heapMb: (usedSize + backingStorageSize) / 1024 / 1024,
        residentMb: tellsMemory() ? residentMb() : null,
      };
    },
    close: () => socket.terminate(),
  };
}

function answerTo(id, usages) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the inspector did not answer')), patienceMs);
    usages.set(id, (usage) => {
      clearTimeout(late);
      usages.delete(id);
      resolve(usage);
    });
  });
}
