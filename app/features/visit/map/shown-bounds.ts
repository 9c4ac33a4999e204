import { areaOf } from '~/features/directory/criteria/area';
import { covered } from '~/features/directory/map/coast';
import type { MapLandmark } from '~/features/directory/map/map-landmark';
import { boundsOf, isWithin, type Bounds } from '~/features/directory/map/projection';
import type { Spot } from '~/features/directory/places/walking';

type Shown = {
  area: string;
  pins: readonly Spot[];
  landmarks: readonly MapLandmark[];
  /** Slug of the landmark that was asked for, if any. */
  asked: string;
};

/** What a map of a search shows: the area of the search, or its stays and the landmark that they are to be near. */
export function shownBounds({ area, pins, landmarks, asked }: Shown): { bounds: Bounds; isArea: boolean } {
  const chosen = areaOf(area);
  if (chosen) return { bounds: chosen, isArea: true };
  const found = pins.filter((pin) => isWithin(pin, covered));
  const spots = found.length > 0 ? [...found, ...landmarks.filter(({ slug }) => slug === asked)] : [];
  return { bounds: boundsOf(spots) ?? covered, isArea: false };
}
