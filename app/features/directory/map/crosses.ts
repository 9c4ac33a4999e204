import type { Point } from './projection';

export type Box = { left: number; top: number; right: number; bottom: number };

/** Whether a line passes through a box. */
export const crosses = (line: readonly Point[], box: Box): boolean =>
  line.some((to, index) => index > 0 && isThrough(line[index - 1] ?? to, to, box));

/** What is left of a straight line between the sides of a box: from one part of its length to another. */
function isThrough([x, y]: Point, [toX, toY]: Point, { left, top, right, bottom }: Box): boolean {
  let [first, last] = [0, 1];
  const sides = [
    [x - toX, x - left],
    [toX - x, right - x],
    [y - toY, y - top],
    [toY - y, bottom - y],
  ] as const;
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return false;
    if (step < 0) first = Math.max(first, room / step);
    if (step > 0) last = Math.min(last, room / step);
  }
  return first <= last;
}
