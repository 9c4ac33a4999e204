/**
 * A rectangle in degrees, to thousandths: about a hundred metres. In an address it is `south_west_north_east`, each with three
 * digits after the point.
 */
export type Area = { south: number; west: number; north: number; east: number };

/** The area that the text index covers: the south-east of Australia. A stay outside counts as on its edge. */
const known = { south: -39.999, west: 130, north: -30, east: 149.999 };
const origin = { latitude: -40, longitude: 130 };
/** The largest block of thousandths; it contains all others. */
export const areaBlocks = 8;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** Without the last digits, in which binary fractions differ from decimal ones. */
const thousandths = (degree: number) => Number((degree * 1000).toFixed(3));

/** The area of these bounds, grown to whole thousandths, as it is written in an address. */
export function areaParam({ south, west, north, east }: Area): string {
  const low = (degree: number) => Math.floor(thousandths(degree)) / 1000;
  const high = (degree: number) => Math.ceil(thousandths(degree)) / 1000;
  const [latitudes, longitudes] = [
    [known.south, known.north],
    [known.west, known.east],
  ] as const;
  return [
    within(low(south), ...latitudes),
    within(low(west), ...longitudes),
    within(high(north), ...latitudes),
    within(high(east), ...longitudes),
  ]
    .map((degree) => degree.toFixed(3))
    .join('_');
}

/** The area that a search names; null when it names none. */
export function areaOf(param: string): Area | null {
  const [south = 0, west = 0, north = 0, east = 0] = param.split('_').map(Number);
  return param ? { south, west, north, east } : null;
}

/** Thousandths of a degree as the text index counts them, both ends included. */
export function unitsOf({ south, west, north, east }: Area) {
  const unit = (degree: number, from: number) => Math.round((degree - from) * 1000);
  return {
    latitude: { low: unit(south, origin.latitude), high: unit(north, origin.latitude) - 1 },
    longitude: { low: unit(west, origin.longitude), high: unit(east, origin.longitude) - 1 },
  };
}
