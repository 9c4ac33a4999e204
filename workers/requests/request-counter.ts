import { slotOf } from '~/features/work/system/slots';
import type { RequestKind } from '~/features/work/system/request-kinds';
import type { RequestRow } from '~/jobs/request-figures';
import { bucketCount, bucketOf } from '~/lib/time/time-buckets';

/** A report for each request would cost more than most requests. */
const reportEveryMs = 30_000;
const reportEvery = 1_000;

export type CountedRequest = {
  kind: RequestKind;
  status: number;
  ms: number;
  /** The outcome of the cache, as in the header x-cache. */
  cache: string;
  rowsRead: number;
};

/**
 * Counts the requests of this isolate by ten minutes and kind of page. `count` and `flush` return the rows
 * when it is time to report them, else none; rows that an isolate has not reported when it ends are lost.
 */
export function createRequestCounter(now: () => number = Date.now) {
  let rows = new Map<string, RequestRow>();
  let total = 0;
  let reportAt = 0;
  const take = (): RequestRow[] => {
    const taken = [...rows.values()];
    rows = new Map();
    total = 0;
    reportAt = now() + reportEveryMs;
    return taken;
  };
  return {
    count({ kind, status, ms, cache, rowsRead }: CountedRequest): RequestRow[] {
      const slot = slotOf(now());
      const row = rows.get(`${slot} ${kind}`) ?? emptyRow(slot, kind);
      rows.set(`${slot} ${kind}`, row);
      row.requests += 1;
      if (status >= 500) row.errors += 1;
      if (cache === 'hit' || cache === 'stale') row.hits += 1;
      row.rowsRead += rowsRead;
      const bucket = bucketOf(ms);
      row.times[bucket] = (row.times[bucket] ?? 0) + 1;
      total += 1;
      return total >= reportEvery || now() >= reportAt ? take() : [];
    },
    flush: take,
  };
}

const emptyRow = (slot: number, page: RequestKind): RequestRow => ({
  slot,
  page,
  requests: 0,
  errors: 0,
  hits: 0,
  rowsRead: 0,
  times: Array.from({ length: bucketCount }, () => 0),
});
