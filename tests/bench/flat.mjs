/** By how much the second half may be above the first. */
const growth = 0.2;

/**
 * True when memory is flat: of the levels of equal parts of a load, the highest of the second half is at most a fifth
 * above the highest of the first half.
 *
 * @param {number[]} levels
 */
export function isFlat(levels) {
  const half = Math.ceil(levels.length / 2);
  return Math.max(...levels.slice(half)) <= Math.max(...levels.slice(0, half)) * (1 + growth);
}
