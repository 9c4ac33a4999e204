import type { Spot } from '~/features/directory/places/walking';

/** A position on a drawing, in its own units from the left and the top. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the earth, in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

export type Frame = {
  width: number;
  height: number;
  /** How far beyond its edges it is drawn, for a place of other proportions. */
  bleed: number;
  /** Metres of one unit of the drawing, in its middle. */
  metresPerUnit: number;
  place: (spot: Spot) => Point;
};

const metresPerDegree = 111_320;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Mercator's height of a latitude, in degrees of longitude at the equator. */
const northing = (latitude: number) =>
  (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;

type Size = { width: number; height: number; bleed?: number };

/** A drawing of that size whose middle is `centre` and which is `metres` wide. */
export function frameAround(centre: Spot, metres: number, { width, height, bleed = 0 }: Size): Frame {
  const metresPerUnit = metres / width;
  const unitsPerDegree = (metresPerDegree * Math.cos(radians(centre.latitude))) / metresPerUnit;
  const middle = northing(centre.latitude);
  return {
    width,
    height,
    bleed,
    metresPerUnit,
    place: ({ latitude, longitude }) => [
      width / 2 + (longitude - centre.longitude) * unitsPerDegree,
      height / 2 - (northing(latitude) - middle) * unitsPerDegree,
    ],
  };
}

/** A drawing of that size with all of these bounds in it, and `margin` around them. */
export function frameOf(bounds: Bounds, size: Size, margin = 0): Frame {
  const latitude = (bounds.south + bounds.north) / 2;
  const centre = { latitude, longitude: (bounds.west + bounds.east) / 2 };
  const perDegree = metresPerDegree * Math.cos(radians(latitude));
  const wide = ((bounds.east - bounds.west) * perDegree * size.width) / (size.width - 2 * margin);
  const high = (northing(bounds.north) - northing(bounds.south)) * perDegree;
  const needed = (high * size.width) / (size.height - 2 * margin);
  return frameAround(centre, Math.max(wide, needed), size);
}

/** The smallest bounds with all of these spots; null without any. */
export function boundsOf(spots: readonly Spot[]): Bounds | null {
  if (spots.length === 0) return null;
  const latitudes = spots.map(({ latitude }) => latitude);
  const longitudes = spots.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

export const isWithin = ({ latitude, longitude }: Spot, { south, west, north, east }: Bounds) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
