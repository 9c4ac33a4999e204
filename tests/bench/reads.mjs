import { startBenchWorker } from './bench-worker.mjs';

const chunk = 500;
const config = 'tests/bench/wrangler.toml';

/**
 * Measures every read and save of a directory at each size, and the searches that are compared. Returns { size: { reads: [{ name,
 * ms, rowsRead, calls, depth, plans }], saves: [{ name, ms, rowsWritten, rowsRead }], compared } }.
 */
export const benchReads = (sizes) =>
  atEachSize(sizes, async (get, size) => {
    const reads = [];
    for (const name of await get('/names'))
      reads.push(await get(`/read?size=${size}&name=${encodeURIComponent(name)}`));
    const compared = await get(`/compare?size=${size}`);
    return { reads, saves: await get(`/save?size=${size}`), compared };
  });

/** Only the searches that are compared. Returns { size: { compared: [{ name, ms: { without, counted, first }, rowsRead }] } }. */
export const benchCounts = (sizes) =>
  atEachSize(sizes, async (get, size) => ({ compared: await get(`/compare?size=${size}`) }));

async function atEachSize(sizes, measure) {
  const worker = await startBenchWorker('reads-worker', config);
  const get = (path) => answerOf(worker, path);
  try {
    const results = {};
    let filled = 0;
    for (const size of sizes) {
      const started = Date.now();
      for (; filled < size; filled += chunk) await get(`/fill?from=${filled}&to=${filled + chunk}`);
      console.log(`${size} synthetic properties after ${Math.round((Date.now() - started) / 1000)} s`);
      results[size] = await measure(get, size);
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

/** Measures what the queue worker does in a second. Returns [{ name, perSecond, calls, statements }] for one delivery. */
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
