import type { Spot } from '~/features/directory/places/walking';
import { createRecentValues } from '~/lib/memory/recent-values';

import { covered } from './coast';
import { drawMap } from './draw-map';
import type { MapLandmark } from './map-landmark';
import { frameAround, isWithin } from './projection';
import { narrowNames, plainMap } from './plain-map';

/** Widths of a map, in metres: the first that has enough names is drawn. */
const widths = [4_500, 9_000, 18_000, 36_000, 72_000] as const;
const fewestNames = 4;
/** As wide as the card on a wide screen; a phone sees its middle. */
const size = { width: 760, height: 326 };
/** A phone's card is 4 to 3; `map.css` gives the size of its letters. */
const phone = { scale: 1.35, inset: (760 - (326 * 4) / 3) / 2 };

/** A drawn map, which the data of a document leave out, and what one square of its grid measures. */
export type SmallMap = { svg?: string; square: string };

/** Maps drawn with a list of landmarks, up to that many characters. They go with the list: a changed one is another list. */
const drawn = new WeakMap<readonly MapLandmark[], ReturnType<typeof createDrawings>>();
const createDrawings = () =>
  createRecentValues<SmallMap>({
    maxWeight: 400_000,
    weightOf: ({ svg = '' }, key) => svg.length + key.length,
  });

/**
 * The surroundings of one spot, wide enough to name some of them; null outside the area with data. `what`
 * names the spot for screen readers. A spot that was drawn with this very list of landmarks is not drawn again.
 */
export function drawSurroundings(
  spot: Spot,
  what: string,
  landmarks: readonly MapLandmark[],
): SmallMap | null {
  if (!isWithin(spot, covered)) return null;
  const drawings = drawn.get(landmarks) ?? createDrawings();
  drawn.set(landmarks, drawings);
  const key = `${spot.latitude} ${spot.longitude} ${what}`;
  const known = drawings.get(key);
  if (known) return known;
  const map = draw(spot, what, landmarks);
  if (map) drawings.put(key, map);
  return map;
}

function draw(spot: Spot, what: string, landmarks: readonly MapLandmark[]): SmallMap | null {
  const frames = widths.map((metres) => frameAround(spot, metres, size));
  for (const frame of frames) {
    const here = frame.place(spot);
    const map = plainMap(frame, landmarks, [here]);
    const { labels, square } = map;
    if (labels.length < fewestNames && frame !== frames.at(-1)) continue;
    const names = labels.map(({ text }) => text);
    const label = `Map of ${what}.${names.length > 0 ? ` Around it: ${names.join(', ')}.` : ''}`;
    const narrow = narrowNames(frame, landmarks, [here], phone);
    return { svg: drawMap({ frame, map, narrow, marks: [{ kind: 'here', at: here }], label }), square };
  }
  return null;
}
