import { crosses, type Box } from './crosses';
import type { Point } from './projection';

export type LabelKind = 'suburb' | 'landmark';

export type Label = {
  kind: LabelKind;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
};

type Wanted = { kind: LabelKind; text: string; at: Point };

const lineHeight = 17;
const letter: Record<LabelKind, number> = { suburb: 8.2, landmark: 6.9 };
const dot = 7;
/** How far a suburb's label may be from its point. */
const aside = 24;

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** `isLast`: only where each of the others is free, but has a line through it. */
type Choice = { label: Label; box: Box; isLast?: boolean };

/** The possible positions of a label: a suburb's on its point, below, above, at the right or the left; a landmark's beside its dot, at the right, the left, below or above. */
function choicesFor({ kind, text, at: [x, y] }: Wanted, scale: number): Choice[] {
  const width = text.length * letter[kind] * scale;
  const place = (anchor: Label['anchor'], labelX: number, middle: number, lower = 0) => ({
    label: { kind, text, x: labelX, y: y + lower, anchor },
    box: boxAround([middle, y + lower], width + 6, lineHeight * scale),
  });
  const sides = [place('start', x + dot, x + width / 2), place('end', x - dot, x - width / 2)];
  if (kind === 'suburb')
    return [
      ...[0, aside * scale, -aside * scale].map((lower) => place('middle', x, x, lower)),
      ...sides.map((side) => ({ ...side, isLast: true })),
    ];
  return [...sides, ...[1, -1].map((side) => place('middle', x, x, side * (lineHeight * scale * 0.5 + dot)))];
}

/** `scale` is how many times as large as usual the letters are, `inset` the width at both sides that stays free. */
type Room = {
  width: number;
  height: number;
  taken: readonly Point[];
  max: number;
  scale?: number;
  inset?: number;
  /** Lines of the map through which a name is not drawn where it has another position. */
  lines?: readonly (readonly Point[])[];
};

/** As many of these labels, in their order, as find room without touching each other, the edges or what is taken. */
export function placeLabels(wanted: readonly Wanted[], room: Room): Label[] {
  const { width, height, taken, max, scale = 1, inset = 0, lines = [] } = room;
  const boxes = taken.map((point) => boxAround(point, 44, 44));
  const labels: Label[] = [];
  for (const one of wanted) {
    if (labels.length >= max) break;
    const free = choicesFor(one, scale).filter(
      ({ box }) =>
        box.left > inset + 2 &&
        box.right < width - inset - 2 &&
        box.top > 2 &&
        box.bottom < height - 20 &&
        !boxes.some((other) => touch(box, other)),
    );
    const chosen = free.find(({ box }) => !lines.some((line) => crosses(line, box))) ?? free[0];
    if (!chosen || free[0]?.isLast) continue;
    boxes.push(chosen.box);
    labels.push(chosen.label);
  }
  return labels;
}
