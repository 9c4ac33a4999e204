/** A worker without a report for this long counts as dead. Longer than any one job may take. */
export const leaseMs = 2 * 60_000;

/** The twentieth attempt comes about a day after the first. */
export const maxAttempts = 20;

const firstDelayMs = 10_000;
const longestDelayMs = 2 * 3_600_000;

/** Milliseconds to wait after this many attempts: ten seconds, doubled each time, two hours at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, attempts - 1));
}
