export type Spot = { latitude: number; longitude: number };

/** Two people at leisure, or one with a suitcase: 4.8 km an hour. */
const metresPerMinute = 80;
/** How much longer a way is than the straight line. */
const detour = 1.25;
const metresPerDegree = 111_195;
/** One scale for the whole of Adelaide, which is wrong by less than 1 % anywhere a person walks. */
const eastPerDegree = metresPerDegree * Math.cos((34.93 * Math.PI) / 180);

/** North, East, South and West Terrace, with the buildings on their far sides. */
export const cityGrid = { north: -34.92, south: -34.9375, west: 138.587, east: 138.6125 };

const spot = (latitude: number, longitude: number): Spot => ({ latitude, longitude });

/** The places where people can cross the Torrens on foot between Port Road and Hackney, from the west; good to about 100 metres. */
export const torrensBridges = [
  { name: 'Port Road', ...spot(-34.9112, 138.5768) },
  { name: 'Torrens Weir', ...spot(-34.9163, 138.5859) },
  { name: 'Montefiore Road', ...spot(-34.9187, 138.5925) },
  { name: 'Riverbank footbridge', ...spot(-34.9181, 138.5957) },
  { name: 'King William Road', ...spot(-34.9178, 138.5984) },
  { name: 'University footbridge', ...spot(-34.9163, 138.6034) },
  { name: 'Frome Road', ...spot(-34.9143, 138.6045) },
  { name: 'Hackney Road', ...spot(-34.9068, 138.6153) },
] as const;

/** The river between the bridges, from the west. Elsewhere `detour` accounts for it. */
export const torrens: readonly Spot[] = [
  ...torrensBridges.slice(0, 1),
  spot(-34.914, 138.5815),
  ...torrensBridges.slice(1, 7),
  spot(-34.9125, 138.6075),
  ...torrensBridges.slice(7),
];

const east = (from: Spot, to: Spot) => (to.longitude - from.longitude) * eastPerDegree;
const north = (from: Spot, to: Spot) => (to.latitude - from.latitude) * metresPerDegree;
const straight = (from: Spot, to: Spot) => Math.hypot(east(from, to), north(from, to));

const isInGrid = ({ latitude, longitude }: Spot) =>
  latitude <= cityGrid.north &&
  latitude >= cityGrid.south &&
  longitude >= cityGrid.west &&
  longitude <= cityGrid.east;

/** Positive when `to` lies to the left of the way from `a` to `b`. */
const side = (a: Spot, b: Spot, to: Spot) => east(a, b) * north(a, to) - north(a, b) * east(a, to);

const cross = (a: Spot, b: Spot, c: Spot, d: Spot) =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

function crossesTorrens(from: Spot, to: Spot): boolean {
  return torrens.some((bend, at) => {
    const next = torrens[at + 1];
    return next !== undefined && cross(from, to, bend, next);
  });
}

/** Length of the way on foot, in metres: by blocks within the city, over the best bridge across the Torrens. */
function walkingMetres(from: Spot, to: Spot): number {
  if (isInGrid(from) && isInGrid(to)) return Math.abs(east(from, to)) + Math.abs(north(from, to));
  if (!crossesTorrens(from, to)) return straight(from, to) * detour;
  return Math.min(...torrensBridges.map((bridge) => straight(from, bridge) + straight(bridge, to))) * detour;
}

/** Whole minutes on foot, rounded up; at least one. */
export const walkMinutes = (from: Spot, to: Spot): number => walkedMinutes(walkingMetres(from, to), true);

/** The same for a distance in metres: of the way itself, or of a straight line. */
export const walkedMinutes = (metres: number, isWay: boolean): number =>
  Math.max(1, Math.ceil((metres * (isWay ? 1 : detour)) / metresPerMinute - 1e-6));
