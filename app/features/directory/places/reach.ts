import type { LandmarkKind } from '~/db/vocabulary';

import { maxMinutes } from './near';
import { isTimetabled, rideMinutes } from './tram-lines';
import { walkMinutes, type Spot } from './walking';

export const maxWalkMinutes = maxMinutes.walk;
export const maxTramMinutes = maxMinutes.tram;
export const maxWalkToStop = 15;
/** Minutes that the tram must save compared to walking all the way. */
export const leastSaved = 5;

export type KnownLandmark = Spot & { id: number; slug: string; kind: LandmarkKind; isActive: boolean };

export type Reached = {
  landmarkId: number;
  minutes: number;
  walkMinutes: number | null;
  tramMinutes: number | null;
  tramStopId: number | null;
  tramWalkMinutes: number | null;
};

type NearStop = { id: number; slug: string; walk: number };

function stopsNear(spot: Spot, stops: readonly KnownLandmark[]): NearStop[] {
  return stops
    .map((stop) => ({ id: stop.id, slug: stop.slug, walk: walkMinutes(spot, stop) }))
    .filter(({ walk }) => walk <= maxWalkToStop);
}

function bestRide(from: readonly NearStop[], to: readonly NearStop[]) {
  let best: { minutes: number; stop: NearStop } | null = null;
  for (const stop of from) {
    for (const end of to) {
      const minutes = stop.walk + rideMinutes(stop.slug, end.slug) + end.walk;
      if (minutes < (best?.minutes ?? maxTramMinutes + 1)) best = { minutes, stop };
    }
  }
  return best;
}

/**
 * The landmarks within reach of a spot: at most half an hour on foot, or an hour by tram where that saves time. Made
 * once for all landmarks, then asked for each spot.
 */
export function createReach(landmarks: readonly KnownLandmark[]) {
  const stops = landmarks.filter(
    ({ kind, slug, isActive }) => kind === 'tram-stop' && isActive && isTimetabled(slug),
  );
  const ends = landmarks.map((landmark) => ({
    landmark,
    // A stop is walked to; the tram to another stop leads nowhere by itself.
    stops: landmark.kind === 'tram-stop' ? [] : stopsNear(landmark, stops),
  }));
  return (spot: Spot): Reached[] => {
    const begins = stopsNear(spot, stops);
    return ends.flatMap(({ landmark, stops: near }) => {
      const walk = walkMinutes(spot, landmark);
      const ride = bestRide(begins, near);
      const tram = ride && walk - ride.minutes >= leastSaved ? ride : null;
      const isWalk = walk <= maxWalkMinutes;
      if (!isWalk && !tram) return [];
      return {
        landmarkId: landmark.id,
        minutes: Math.min(isWalk ? walk : Infinity, tram?.minutes ?? Infinity),
        walkMinutes: isWalk ? walk : null,
        tramMinutes: tram?.minutes ?? null,
        tramStopId: tram?.stop.id ?? null,
        tramWalkMinutes: tram?.stop.walk ?? null,
      };
    });
  };
}
