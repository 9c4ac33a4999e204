import { cityGrid, torrens, type Spot } from '~/features/directory/places/walking';

import { clipLine, clipOutline } from './clip';
import { coast } from './coast';
import { labelledLandmarks, type MapLandmark } from './map-landmark';
import { placeLabels, type Label } from './place-labels';
import type { Frame, Point } from './projection';
import { suburbs } from './suburbs';
import { tramRoutes } from './tram-routes';

/** The parts of a drawing of the plain map: paths in the notation of SVG, dots and labels in units of the frame. */
export type PlainMap = {
  sea: string;
  shore: string;
  river: string;
  city: string;
  trams: string;
  stops: Point[];
  grid: string;
  /** The size of one square of the grid, such as '1 km'. */
  square: string;
  dots: Point[];
  labels: Label[];
};

/** A map with a wider view leaves the river, the terraces of the city and the tram's stops out, in kilometres. */
const widestDetails = 14;
const squares = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000] as const;
const maxLabels = { suburb: 14, landmark: 9 };

/**
 * The plain map in this frame; `taken` are points that something else occupies, such as a pin, and `asked` is the slug of a landmark
 * that is named before all others.
 */
export function plainMap(
  frame: Frame,
  landmarks: readonly MapLandmark[],
  taken: readonly Point[] = [],
  asked: string | null = null,
): PlainMap {
  const { sea, shore } = coast();
  const isClose = frame.width * frame.metresPerUnit <= widestDetails * 1000;
  const lineOf = (spots: readonly Spot[]) =>
    clipLine(spots.map(frame.place), frame)
      .map((part) => pathOf(part))
      .join('');
  const stops = landmarks.filter(({ kind }) => kind === 'tram-stop').map(frame.place);
  const labels = labelsOf(frame, landmarks, taken, { ...usual, asked });
  return {
    sea: pathOf(clipOutline(sea.map(frame.place), frame), true),
    shore: lineOf(shore),
    river: isClose ? lineOf(torrens) : '',
    city: isClose ? cityOf(frame) : '',
    trams: tramRoutes(landmarks).map(lineOf).join(''),
    stops: isClose ? stops.filter((stop) => isInside(stop, frame)) : [],
    ...gridOf(frame),
    ...labels,
  };
}

/** The names of a map for a narrow screen, where the drawing is small and only its middle is seen. */
export const narrowNames = (
  frame: Frame,
  landmarks: readonly MapLandmark[],
  taken: readonly Point[],
  narrow: Narrow,
): NarrowNames => ({ ...labelsOf(frame, landmarks, taken, narrow), scale: narrow.scale });

type Narrow = { scale: number; inset: number; asked?: string | null };
export type NarrowNames = Pick<PlainMap, 'labels' | 'dots'> & { scale: number };
const usual: Narrow = { scale: 1, inset: 0 };

const isInside = ([x, y]: Point, { width, height }: Frame) => x > 0 && x < width && y > 0 && y < height;

function labelsOf(frame: Frame, landmarks: readonly MapLandmark[], taken: readonly Point[], narrow = usual) {
  const kilometres = (frame.width * frame.metresPerUnit) / 1000;
  const wanted = <Named extends Spot & { name: string }>(kind: Label['kind'], all: readonly Named[]) =>
    all
      .map(({ name, ...spot }) => ({ kind, text: name, at: frame.place(spot) }))
      .filter(({ at }) => isInside(at, frame));
  const lines = [torrens, ...tramRoutes(landmarks)].map((line) => line.map(frame.place));
  const room = { width: frame.width, height: frame.height, lines, ...narrow };
  const names = placeLabels(wanted('suburb', suburbs()), { ...room, taken, max: maxLabels.suburb });
  const named = new Set(names.map(({ text }) => text));
  const sights = wanted('landmark', labelledLandmarks(landmarks, kilometres, narrow.asked)).filter(
    ({ text }) => !named.has(text),
  );
  const beside = names.flatMap(({ x, y, text }) =>
    [-0.5, 0, 0.5].map((part): Point => [x + part * text.length * 8 * narrow.scale, y]),
  );
  const placed = placeLabels(sights, { ...room, taken: [...taken, ...beside], max: maxLabels.landmark });
  const dots = sights.filter(({ text }) => placed.some((label) => label.text === text)).map(({ at }) => at);
  return { labels: [...names, ...placed], dots };
}

function cityOf({ place }: Frame): string {
  const { north, south, west, east } = cityGrid;
  const [left, top] = place({ latitude: north, longitude: west });
  const [right, bottom] = place({ latitude: south, longitude: east });
  return `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`;
}

/** Squares of a round number of metres, which keep their place on the ground when the map moves. */
function gridOf({ width, height, bleed, metresPerUnit, place }: Frame) {
  const metres = squares.find((side) => side / metresPerUnit >= width / 9) ?? 50_000;
  const step = metres / metresPerUnit;
  const [startX, startY] = place(victoriaSquare);
  const lines = (length: number, start: number) => {
    const first = -bleed + ((((start + bleed) % step) + step) % step);
    const count = Math.floor((length + bleed - first) / step) + 1;
    return Array.from({ length: count }, (_, index) => round(first + index * step));
  };
  const grid = [
    ...lines(width, startX).map((x) => `M${x} ${-bleed}V${height + bleed}`),
    ...lines(height, startY).map((y) => `M${-bleed} ${y}H${width + bleed}`),
  ].join('');
  return { grid, square: metres < 1000 ? `${metres} m` : `${metres / 1000} km` };
}

/** A line of the grid passes through it. */
const victoriaSquare: Spot = { latitude: -34.9286, longitude: 138.6 };

const round = (value: number) => Math.round(value);

/** Whole units, each point from the one before, which is short. */
function pathOf(points: readonly Point[], isClosed = false): string {
  const rounded = points.map(([x, y]): Point => [round(x), round(y)]);
  const [start] = rounded;
  if (!start || rounded.length < 2) return '';
  const steps = rounded.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? start;
    return x === fromX && y === fromY ? [] : [`${x - fromX} ${y - fromY}`];
  });
  return steps.length > 0 ? `M${start.join(' ')}l${steps.join(' ')}${isClosed ? 'Z' : ''}` : '';
}
