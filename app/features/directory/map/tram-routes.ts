import { tramLines } from '~/features/directory/places/tram-lines';
import type { Spot } from '~/features/directory/places/walking';

import type { MapLandmark } from './map-landmark';

/** The tram lines through those of their stops that are known. */
export function tramRoutes(landmarks: readonly MapLandmark[]): Spot[][] {
  const stops = new Map(
    landmarks.filter(({ kind }) => kind === 'tram-stop').map((stop) => [stop.slug, stop]),
  );
  return tramLines
    .map((line) => line.map(([slug]) => stops.get(slug)).filter((stop) => stop !== undefined))
    .filter((line) => line.length > 1);
}
