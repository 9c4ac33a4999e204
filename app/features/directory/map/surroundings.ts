import type { Spot } from '~/features/directory/places/walking';

import { covered } from './coast';
import { drawMap } from './draw-map';
import type { MapLandmark } from './map-landmark';
import { frameAround, isWithin } from './projection';
import { plainMap } from './plain-map';

/** Widths of a map, in metres: the first that has enough names is drawn. */
const widths = [4_500, 9_000, 18_000, 36_000, 72_000] as const;
const fewestNames = 4;
/** As wide as the card on a wide screen; a phone sees its middle. */
const size = { width: 760, height: 326 };

/** A drawn map and what one square of its grid measures. */
export type SmallMap = { svg: string; square: string };

/**
 * The surroundings of one spot, wide enough to name some of them; null outside the area with data. `what`
 * names the spot for screen readers.
 */
export function drawSurroundings(
  spot: Spot,
  what: string,
  landmarks: readonly MapLandmark[],
): SmallMap | null {
  if (!isWithin(spot, covered)) return null;
  const frames = widths.map((metres) => frameAround(spot, metres, size));
  for (const frame of frames) {
    const here = frame.place(spot);
    const map = plainMap(frame, landmarks, [here]);
    const { labels, square } = map;
    if (labels.length < fewestNames && frame !== frames.at(-1)) continue;
    const names = labels.map(({ text }) => text);
    const label = `Map of ${what}.${names.length > 0 ? ` Around it: ${names.join(', ')}.` : ''}`;
    return { svg: drawMap({ frame, map, marks: [{ kind: 'here', at: here }], label }), square };
  }
  return null;
}
