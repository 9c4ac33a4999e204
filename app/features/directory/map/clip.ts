import type { Point } from './projection';

type Side = { isIn: (point: Point) => boolean; cut: (a: Point, b: Point) => Point };

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

function sidesOf(width: number, height: number, margin: number): Side[] {
  const at = (axis: 0 | 1, limit: number, isIn: (point: Point) => boolean): Side => ({
    isIn,
    cut: (a, b) => between(a, b, (limit - a[axis]) / (b[axis] - a[axis])),
  });
  return [
    at(0, -margin, ([x]) => x >= -margin),
    at(0, width + margin, ([x]) => x <= width + margin),
    at(1, -margin, ([, y]) => y >= -margin),
    at(1, height + margin, ([, y]) => y <= height + margin),
  ];
}

type Size = { width: number; height: number; bleed: number };

/** Cuts are a little outside of the visible part. */
const unseen = 4;

/** The part of an outline within a drawing. */
export function clipOutline(outline: readonly Point[], { width, height, bleed }: Size): Point[] {
  return sidesOf(width, height, bleed + unseen).reduce<Point[]>(
    (points, { isIn, cut }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        if (isIn(point)) return isIn(before) ? [point] : [cut(before, point), point];
        return isIn(before) ? [cut(before, point)] : [];
      }),
    [...outline],
  );
}

/** The parts of a line that pass through a drawing, whole between two of its points. */
export function clipLine(line: readonly Point[], { width, height, bleed }: Size): Point[][] {
  const parts: Point[][] = [];
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to;
    const misses =
      Math.max(from[0], to[0]) < -bleed ||
      Math.min(from[0], to[0]) > width + bleed ||
      Math.max(from[1], to[1]) < -bleed ||
      Math.min(from[1], to[1]) > height + bleed;
    if (misses) return;
    const last = parts.at(-1);
    if (last?.at(-1) === from) last.push(to);
    else parts.push([from, to]);
  });
  return parts;
}
