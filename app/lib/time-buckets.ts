/** Upper ends of the buckets in which times of answers are counted, in milliseconds; what took longer is in one more. */
export const bucketEnds = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;

export const bucketCount = bucketEnds.length + 1;

/** The bucket of a time in milliseconds. */
export function bucketOf(ms: number): number {
  const at = bucketEnds.findIndex((end) => ms <= end);
  return at < 0 ? bucketEnds.length : at;
}

/**
 * The time, in milliseconds, within which this share of what was counted was answered, to the end of its bucket: at most that long.
 * Null where nothing was counted; Infinity when it took longer than the last bucket's end.
 */
export function timeOfShare(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  const at = counts.findIndex((count) => (seen += count) >= total * share);
  return bucketEnds[at] ?? Infinity;
}
