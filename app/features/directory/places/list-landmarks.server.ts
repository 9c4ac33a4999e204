import { asc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { LandmarkKind } from '~/db/vocabulary';
import { landmarks } from '~/db/schema';

import { landmarkGroups } from './landmark-groups';
import { hasNearPage } from './near-pages.server';

/** A landmark that a search can ask for; `kind` is null for a group of them. */
export type Landmark = {
  slug: string;
  name: string;
  kind: LandmarkKind | null;
  /** It is among those that the filters offer. */
  isOffered: boolean;
};

const maxLandmarks = 1_000;

/** Statement that lists the active landmarks by name, wherever they are read; at most 1,000. */
export function selectLandmarks(db: Database) {
  return db
    .select({
      id: landmarks.id,
      slug: landmarks.slug,
      name: landmarks.name,
      kind: landmarks.kind,
      latitude: landmarks.latitude,
      longitude: landmarks.longitude,
      hasPage: hasNearPage('landmarks'),
    })
    .from(landmarks)
    .where(eq(landmarks.isActive, true))
    .orderBy(sql`name collate nocase`, asc(landmarks.id))
    .limit(maxLandmarks);
}

type Row = Awaited<ReturnType<typeof selectLandmarks>>[number];

/** The groups that have a landmark, then the landmarks. */
export function landmarksOf(rows: readonly Row[]): Landmark[] {
  const groups = landmarkGroups.filter(({ kinds }) => rows.some(({ kind }) => kinds.includes(kind)));
  return [
    ...groups.map(({ slug, name }) => ({ slug, name, kind: null, isOffered: true })),
    ...rows.map(({ slug, name, kind, hasPage }) => ({ slug, name, kind, isOffered: hasPage === 1 })),
  ];
}
