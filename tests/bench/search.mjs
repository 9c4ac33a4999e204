import { startBenchWorker } from './bench-worker.mjs';

const sizes = [1_000, 10_000, 100_000];
const chunk = 500;

/** Measures every search case at each size. Returns { size: [{ name, ms, rowsRead, total, plans }] }. */
export async function benchSearch(log = console.log) {
  const worker = await startBenchWorker('search-worker', 'tests/bench/wrangler.toml');
  try {
    const results = {};
    let filled = 0;
    for (const size of sizes) {
      const started = Date.now();
      for (; filled < size; filled += chunk) {
        await worker.dispatchFetch(`http://bench/fill?from=${filled}&to=${Math.min(size, filled + chunk)}`);
      }
      log(`${size} synthetic properties after ${Math.round((Date.now() - started) / 1000)} s`);
      results[size] = await (await worker.dispatchFetch('http://bench/measure')).json();
    }
    return results;
  } finally {
    await worker.dispose();
  }
}

/** The dashboard's lists at ten thousand properties in all states, all of one owner. Returns [{ name, ms, rowsRead, plans }]. */
export async function benchListings() {
  const worker = await startBenchWorker('search-worker', 'tests/bench/wrangler.toml');
  try {
    for (let filled = 0; filled < 10_000; filled += chunk) {
      await worker.dispatchFetch(`http://bench/fill?from=${filled}&to=${filled + chunk}`);
    }
    return await (await worker.dispatchFetch('http://bench/measure-listings')).json();
  } finally {
    await worker.dispose();
  }
}
