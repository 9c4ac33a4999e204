import type { LandmarkKind } from '~/db/vocabulary';
import type { Spot } from '~/features/directory/places/walking';

/** A landmark as the map shows it. */
export type MapLandmark = Spot & { slug: string; name: string; kind: LandmarkKind };

/** Kinds in the order in which they deserve a label, with the widest map that has one, in kilometres. Suburbs name the towns. */
const widest: Partial<Record<LandmarkKind, number>> = {
  airport: 60,
  stadium: 16,
  market: 8,
  jetty: 16,
  zoo: 8,
  garden: 8,
  museum: 5,
  lookout: 40,
  wildlife: 40,
  beach: 16,
  port: 60,
  venue: 8,
  square: 5,
  shopping: 10,
  university: 6,
  hospital: 6,
  station: 6,
  park: 6,
};

const kinds = Object.keys(widest);

/** The landmarks that a map of this width labels: the one that was asked for, by its slug, and then the most important first. */
export function labelledLandmarks(
  landmarks: readonly MapLandmark[],
  kilometres: number,
  asked: string | null = null,
): MapLandmark[] {
  return landmarks
    .filter(({ kind, slug }) => slug === asked || (widest[kind] ?? 0) >= kilometres)
    .sort(
      (a, b) =>
        Number(b.slug === asked) - Number(a.slug === asked) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    );
}
