import { changedSince, type ChangeLog } from '~/platform/cache/change-log';
import { keptSeconds, type PageEntry } from '~/platform/cache/page-entry';

/**
 * `fresh`: serve it. `renew`: serve it while one request renders it anew. `gone`: render first. `gone` entries of the last day
 * are still better than an error page.
 */
export type Freshness = 'fresh' | 'renew' | 'gone';

/** A change is seen by everybody within a minute: from then on nothing older is served. */
const seenWithinMs = 55_000;
/** In case a change was not told: nothing is trusted for longer. */
const trustedMs = 3_600_000;

/** `log` is null while nobody knows what changed. */
export function freshnessOf(entry: PageEntry, log: ChangeLog | null, now: number): Freshness {
  if (!log || now - entry.renderedAt > keptSeconds * 1000) return 'gone';
  const changedAt = changedSince(log, entry);
  const staleSince = Math.min(changedAt ?? Infinity, entry.goodUntil);
  if (now >= staleSince) return now < staleSince + seenWithinMs ? 'renew' : 'gone';
  return now - entry.renderedAt > trustedMs ? 'renew' : 'fresh';
}

export const isOfLastDay = (entry: PageEntry, now: number): boolean =>
  now - entry.renderedAt <= keptSeconds * 1000;
