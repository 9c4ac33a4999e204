import { and, asc, between, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { landmarks } from '~/db/schema';
import { hasNearPage } from '~/features/directory/places/near-pages.server';

import { mapReach } from './draw-landmark-map';

export const maxListed = 500;
const maxNeighbours = 80;

/** Landmarks whose name contains the words, by name. */
export async function listLandmarks({ db }: { db: Database }, words: string) {
  return db
    .select({
      id: landmarks.id,
      name: landmarks.name,
      kind: landmarks.kind,
      isActive: landmarks.isActive,
      slug: landmarks.slug,
      hasPage: hasNearPage('landmarks'),
    })
    .from(landmarks)
    .where(words === '' ? undefined : sql`instr(lower(${landmarks.name}), ${words.toLowerCase()}) > 0`)
    .orderBy(sql`name collate nocase`, asc(landmarks.id))
    .limit(maxListed);
}

export type ListedLandmark = Awaited<ReturnType<typeof listLandmarks>>[number];

/** A landmark with its fields as texts of the form; null when there is none. */
export async function findLandmark({ db }: { db: Database }, id: number) {
  const [row] = await db
    .select({ landmark: landmarks, hasPage: hasNearPage('landmarks') })
    .from(landmarks)
    .where(eq(landmarks.id, id))
    .limit(1);
  if (!row) return null;
  const { name, slug, kind, latitude, longitude, description, isActive, version } = row.landmark;
  return {
    id,
    version,
    latitude,
    longitude,
    hasPage: Boolean(row.hasPage),
    texts: {
      name,
      slug,
      kind,
      latitude: String(latitude),
      longitude: String(longitude),
      description: description ?? '',
      isActive: isActive ? 'on' : '',
    },
  };
}

export type EditedLandmark = NonNullable<Awaited<ReturnType<typeof findLandmark>>>;

/** Other landmarks on the map around it, and the stops of the tram. */
export async function listNeighbours({ db }: { db: Database }, { id, latitude, longitude }: EditedLandmark) {
  const facts = {
    slug: landmarks.slug,
    name: landmarks.name,
    latitude: landmarks.latitude,
    longitude: landmarks.longitude,
  };
  const [near, stops] = await db.batch([
    db
      .select(facts)
      .from(landmarks)
      .where(
        and(
          ne(landmarks.id, id),
          ne(landmarks.kind, 'tram-stop'),
          between(landmarks.latitude, latitude - mapReach.latitude, latitude + mapReach.latitude),
          between(landmarks.longitude, longitude - mapReach.longitude, longitude + mapReach.longitude),
        ),
      )
      .orderBy(asc(landmarks.id))
      .limit(maxNeighbours),
    db
      .select(facts)
      .from(landmarks)
      .where(eq(landmarks.kind, 'tram-stop'))
      .orderBy(asc(landmarks.id))
      .limit(maxListed),
  ]);
  return { near, stops };
}
