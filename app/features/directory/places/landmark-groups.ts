import type { LandmarkKind } from '~/db/vocabulary';

/** Landmarks of which any will do, by the slug under which a search asks for them. Migration 0032 lists their kinds. */
export type LandmarkGroup = { slug: string; name: string; kinds: readonly LandmarkKind[] };

export const landmarkGroups: readonly LandmarkGroup[] = [
  { slug: 'any-tram-stop', name: 'a tram stop', kinds: ['tram-stop'] },
  { slug: 'any-beach', name: 'a beach or jetty', kinds: ['beach', 'jetty'] },
  { slug: 'any-university', name: 'a university campus', kinds: ['university'] },
  { slug: 'any-hospital', name: 'a hospital', kinds: ['hospital'] },
];
