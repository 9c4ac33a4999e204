import { tramLines } from '~/features/directory/places/tram-lines';
import type { Spot } from '~/features/directory/places/walking';

import { coastOutline } from './coast-outline';

/** Of the drawing, in its own units; it is as wide as it is high. */
export const mapSize = 600;
/** From the middle to an edge, in degrees: about 2.2 km each way. */
export const mapReach = { latitude: 0.02, longitude: 0.0244 };

type Named = Spot & { slug: string; name: string };
type Dot = { x: number; y: number; name: string };

export type LandmarkMap = { coast: string; trams: string[]; stops: Dot[]; near: Dot[] };

const round = (value: number) => Math.round(value * 10) / 10;

function placeAround(middle: Spot) {
  return ({ latitude, longitude }: Spot) => ({
    x: round(((longitude - middle.longitude) / mapReach.longitude / 2 + 0.5) * mapSize),
    y: round(((middle.latitude - latitude) / mapReach.latitude / 2 + 0.5) * mapSize),
  });
}

const pathOf = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const isShown = ({ x, y }: Dot) => x >= 0 && x <= mapSize && y >= 0 && y <= mapSize;

/** The surroundings of a spot, which is in the middle: the coast, the tram lines through their stops, and other landmarks. */
export function drawLandmarkMap(
  middle: Spot,
  { near, stops }: { near: readonly Named[]; stops: readonly Named[] },
): LandmarkMap {
  const place = placeAround(middle);
  const dot = (one: Named): Dot => ({ ...place(one), name: one.name });
  return {
    coast: pathOf(coastOutline.map(([longitude, latitude]) => place({ longitude, latitude }))),
    trams: tramLines.map((line) =>
      pathOf(line.flatMap(([slug]) => stops.filter((stop) => stop.slug === slug).map(place))),
    ),
    stops: stops.map(dot).filter(isShown),
    near: near.map(dot).filter(isShown),
  };
}
