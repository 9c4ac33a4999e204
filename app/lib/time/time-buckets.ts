/**
 * Upper ends of the buckets in which times of answers are counted, in milliseconds; longer times have one
 * more bucket.
 */
export const bucketEnds = [10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000] as const;

export const bucketCount = bucketEnds.length + 1;

/** The bucket of a time in milliseconds. */
export function bucketOf(ms: number): number {
  const at = bucketEnds.findIndex((end) => ms <= end);
  return at < 0 ? bucketEnds.length : at;
}

/**
 * The time, in milliseconds, within which this share of what was counted was answered: an estimate, as if the answers of a bucket were
 * spread evenly over it. Null where nothing was counted; Infinity when it took longer than the last bucket's end.
 */
export function timeOfShare(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = total * share;
  let seen = 0;
  const at = counts.findIndex((count) => (seen += count) >= wanted);
  const end = bucketEnds[at];
  if (end === undefined) return Infinity;
  const begin = bucketEnds[at - 1] ?? 0;
  const count = counts[at] ?? 0;
  const part = count === 0 ? 1 : (wanted - (seen - count)) / count;
  return begin + (end - begin) * part;
}
