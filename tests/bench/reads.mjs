import { startBenchWorker } from './bench-worker.mjs';

const chunk = 500;
const config = 'tests/bench/wrangler.toml';

/**
 * Measures every read and save of a directory at each size; with `isWanted`, only the reads whose names are. Returns { size: { reads: [{ name, ms, rowsRead, calls, depth,
 * plans }], saves: [{ name, ms, rowsWritten, rowsRead }] } }.
 */
export async function benchReads(sizes, { isWanted, log = console.log } = {}) {
  const worker = await startBenchWorker('reads-worker', config);
  const get = (path) => answerOf(worker, path);
  try {
    const results = {};
    let filled = 0;
    for (const size of sizes) {
      const started = Date.now();
      for (; filled < size; filled += chunk) await get(`/fill?from=${filled}&to=${filled + chunk}`);
      log(`${size} synthetic properties after ${Math.round((Date.now() - started) / 1000)} s`);
      const reads = [];
      const names = await get('/names');
      for (const name of isWanted ? names.filter((one) => isWanted(one, names)) : names) {
        reads.push(await get(`/read?size=${size}&name=${encodeURIComponent(name)}`));
      }
      results[size] = { reads, saves: isWanted ? [] : await get(`/save?size=${size}`) };
    }
    return results;
  } finally {
    await worker.dispose();
  }
}

/** The dashboard's lists at ten thousand properties in all states, all of one owner. Returns [{ name, ms, rowsRead, plans }]. */
export async function benchListings() {
  const worker = await startBenchWorker('reads-worker', config);
  try {
    for (let filled = 0; filled < 10_000; filled += chunk) {
      await answerOf(worker, `/fill?from=${filled}&to=${filled + chunk}`);
    }
    return await answerOf(worker, '/listings');
  } finally {
    await worker.dispose();
  }
}

/** What the queue worker does in a second. Returns [{ name, perSecond, calls, statements }] for one delivery. */
export async function benchQueues() {
  const worker = await startBenchWorker('reads-worker', config);
  try {
    return await answerOf(worker, '/queues');
  } finally {
    await worker.dispose();
  }
}

async function answerOf(worker, path) {
  const answer = await worker.dispatchFetch(`http://bench${path}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${text}`);
  return text === 'filled' ? text : JSON.parse(text);
}
