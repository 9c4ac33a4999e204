import { coast } from '~/features/directory/map/coast';
import { placeLabels, type Label } from '~/features/directory/map/place-labels';
import { frameAround, type Point } from '~/features/directory/map/projection';
import { tramRoutes } from '~/features/directory/map/tram-routes';
import type { Spot } from '~/features/directory/places/walking';

/** Of the drawing, in its own units; it is as wide as it is high. */
export const mapSize = 600;
/** From one edge to the other. */
const metres = 4_450;
/** From the middle to an edge, in degrees. */
export const mapReach = { latitude: 0.02, longitude: 0.0244 };

type Named = Spot & { slug: string; name: string };
type Dot = { x: number; y: number; name: string };

/** `labels` are those names of `near` that find room, the nearest first. */
export type LandmarkMap = { coast: string; trams: string[]; stops: Dot[]; near: Dot[]; labels: Label[] };

const round = (value: number) => Math.round(value * 10) / 10;

const pathOf = (points: readonly Point[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const isShown = ({ x, y }: Dot) => x >= 0 && x <= mapSize && y >= 0 && y <= mapSize;

/** The surroundings of a spot, which is in the middle: the coast, the tram lines through their stops, and other landmarks. */
export function drawLandmarkMap(
  middle: Spot,
  { near, stops }: { near: readonly Named[]; stops: readonly Named[] },
): LandmarkMap {
  const { place } = frameAround(middle, metres, { width: mapSize, height: mapSize });
  const dot = ({ name, ...spot }: Named): Dot => {
    const [x, y] = place(spot);
    return { x: round(x), y: round(y), name };
  };
  const tramStops = stops.map((stop) => ({ ...stop, kind: 'tram-stop' as const }));
  const dots = near.map(dot).filter(isShown);
  return {
    coast: pathOf(coast().shore.map(place)),
    trams: tramRoutes(tramStops).map((line) => pathOf(line.map(place))),
    stops: stops.map(dot).filter(isShown),
    near: dots,
    labels: labelsOf(dots),
  };
}

function labelsOf(dots: readonly Dot[]): Label[] {
  const middle: Point = [mapSize / 2, mapSize / 2];
  const away = ({ x, y }: Dot) => Math.hypot(x - middle[0], y - middle[1]);
  const wanted = dots
    .toSorted((a, b) => away(a) - away(b))
    .map(({ x, y, name }) => ({ kind: 'landmark' as const, text: name, at: [x, y] as Point }));
  return placeLabels(wanted, { width: mapSize, height: mapSize, taken: [middle], max: wanted.length });
}
