import { expect, it } from 'vitest';

import { requestFigures } from '~/db/schema';
import { timeColumns } from '~/features/work/system/time-columns';
import { bucketCount, bucketEnds, bucketOf, timeOfShare } from '~/lib/time/time-buckets';

it('puts a time into the first bucket that holds it, and a very long one into the last', () => {
  expect([0, 10, 11, 50, 5_000, 5_001, 90_000].map(bucketOf)).toEqual([0, 0, 1, 2, 8, 9, 9]);
});

it('gives the time within which a share was answered, as if each bucket were filled evenly', () => {
  const counts = Array.from({ length: bucketCount }, () => 0);
  expect(timeOfShare(counts, 0.95)).toBeNull();
  counts[0] = 90;
  counts[4] = 9;
  counts[9] = 1;
  expect(timeOfShare(counts, 0.45)).toBe(5);
  expect(timeOfShare(counts, 0.9)).toBe(10);
  expect(timeOfShare(counts, 0.95)).toBeCloseTo(100 + (150 * 5) / 9);
  expect(timeOfShare(counts, 0.99)).toBe(250);
  expect(timeOfShare(counts, 1)).toBe(Infinity);
});

it('has a column for each bucket', () => {
  const names = timeColumns.map((name) => requestFigures[name].name);
  expect(names).toEqual([...bucketEnds.map((end) => `within_${end}`), 'longer']);
});
