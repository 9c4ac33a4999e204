import { loadSource } from '../../scripts/lib/load-source.mjs';

const requests = 200_000;

/** A simulated day of the cache. Returns { requests, figures: [{ kind, requests, fromCache }] }. */
export async function benchDay() {
  const { simulateDay } = await loadSource('tests/bench/cache-day.ts');
  return { requests, figures: await simulateDay(requests) };
}
