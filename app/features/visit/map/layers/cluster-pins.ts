import type { Point } from '~/features/directory/map/projection';

type At = { id: number; at: Point };

/** Pins that would cover each other, the first of them in front; one on its own is a group of one. */
export type PinGroup = { ids: number[]; at: Point };

/** Half of the room that a pin takes, in pixels. */
const room = { width: 66, height: 34 };

/** Groups of pins, in their order: each belongs to the first group that it would cover. */
export function clusterPins(pins: readonly At[]): PinGroup[] {
  const groups: PinGroup[] = [];
  for (const { id, at } of pins) {
    const near = groups.find(
      (group) => Math.abs(group.at[0] - at[0]) < room.width && Math.abs(group.at[1] - at[1]) < room.height,
    );
    if (near) near.ids.push(id);
    else groups.push({ ids: [id], at });
  }
  return groups;
}
