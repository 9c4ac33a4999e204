import { facetMark } from '~/lib/facet-mark';

import { landmarkGroups } from './landmark-groups';
import { wordsOfMinutes, type MinutesTo } from './near-words';
import type { KnownLandmark, Reached } from './reach';

const least = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** The words of the text index for a stay that reaches these: each landmark, and of each group the nearest that is active. */
export function nearWordsOf(reached: readonly Reached[], landmarks: readonly KnownLandmark[]): string {
  const byId = new Map(landmarks.map((landmark) => [landmark.id, landmark]));
  const single: MinutesTo[] = reached.flatMap((one) => {
    const landmark = byId.get(one.landmarkId);
    return landmark ? [{ ...one, slug: landmark.slug }] : [];
  });
  const groups = landmarkGroups.flatMap(({ slug, kinds }): MinutesTo[] => {
    const own = reached.filter(({ landmarkId }) => {
      const landmark = byId.get(landmarkId);
      return landmark?.isActive && kinds.includes(landmark.kind);
    });
    const minutes = least(own.map((one) => one.minutes));
    if (minutes === null) return [];
    const walkMinutes = least(own.map((one) => one.walkMinutes));
    return [{ slug, minutes, walkMinutes, tramMinutes: least(own.map((one) => one.tramMinutes)) }];
  });
  return [...single, ...groups]
    .flatMap(wordsOfMinutes)
    .map((word) => facetMark + word)
    .toSorted()
    .join(' ');
}
