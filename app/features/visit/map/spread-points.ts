import type { Point } from '~/features/directory/map/projection';

const rounds = 200;
/** Points on one place leave it in different directions. */
const turn = 2.4;

type Room = { width: number; height: number; edge: number };

/** The points moved apart until none is nearer to another than `least`, as far as that goes, within `edge` of the sides. */
export function spreadPoints(points: readonly Point[], least: number, room: Room): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < rounds && push(moved, least); round += 1) {
    for (const point of moved) {
      point[0] = Math.min(Math.max(point[0], room.edge), room.width - room.edge);
      point[1] = Math.min(Math.max(point[1], room.edge), room.height - room.edge);
    }
  }
  return moved;
}

/** Moves each two that are too near half of what they lack; false when none are. */
function push(points: [number, number][], least: number): boolean {
  let isPushed = false;
  for (const [at, a] of points.entries())
    for (const [more, b] of points.slice(at + 1).entries()) {
      const apart = Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (apart >= least) continue;
      isPushed = true;
      const angle = apart > 0 ? Math.atan2(b[1] - a[1], b[0] - a[0]) : (at + more) * turn;
      const half = (least - apart) / 2 + 0.1;
      const [x, y] = [Math.cos(angle) * half, Math.sin(angle) * half];
      [a[0], a[1], b[0], b[1]] = [a[0] - x, a[1] - y, b[0] + x, b[1] + y];
    }
  return isPushed;
}
