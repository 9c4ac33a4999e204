import type { TrafficReport } from '~/jobs/traffic-event';

import type { CacheUse } from './answer-entry';

/** A report for each request would cost more than the cache saves. */
const reportEveryMs = 30_000;
const reportEvery = 1_000;

/** Counts what the cache did, and reports the sums now and then. */
export function createUseCounter(now: () => number) {
  const counts = new Map<CacheUse, number>();
  let total = 0;
  let reportAt = 0;
  return {
    count(use: CacheUse, report: (report: TrafficReport) => void) {
      counts.set(use, (counts.get(use) ?? 0) + 1);
      total += 1;
      if (total < reportEvery && now() < reportAt) return;
      for (const [path, count] of counts) report({ kind: 'cache-use', path, count });
      counts.clear();
      total = 0;
      reportAt = now() + reportEveryMs;
    },
  };
}
