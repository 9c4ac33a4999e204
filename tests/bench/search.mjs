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
