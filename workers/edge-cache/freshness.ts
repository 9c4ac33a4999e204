import { changedSince, type ChangeLog } from '~/platform/cache/change-log';
import { keptSeconds, type PageEntry } from '~/platform/cache/page-entry';

/**
 * `fresh`: serve it. `unsure`: serve it, and render it again meanwhile. `changed`: one visitor waits until it
 * is rendered again, and the others get it until then. `gone`: it is not served, unless rendering fails
 * within a day.
 */
export type Freshness = 'fresh' | 'unsure' | 'changed' | 'gone';

/** A change is seen by everybody within a minute: from then on nothing older is served. */
const seenWithinMs = 55_000;
/** In case the record of a change was lost: after this time a kept page is checked again. */
const trustedMs = 3_600_000;

/** `log` is null while the changes are unknown. */
export function freshnessOf(entry: PageEntry, log: ChangeLog | null, now: number): Freshness {
  if (!log || !isOfLastDay(entry, now)) return 'gone';
  const staleSince = Math.min(changedSince(log, entry) ?? Infinity, entry.goodUntil);
  if (now >= staleSince) return now < staleSince + seenWithinMs ? 'changed' : 'gone';
  return now - entry.renderedAt > trustedMs ? 'unsure' : 'fresh';
}

export const isOfLastDay = (entry: PageEntry, now: number): boolean =>
  now - entry.renderedAt <= keptSeconds * 1000;
