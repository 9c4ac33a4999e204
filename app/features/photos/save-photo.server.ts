import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyPhotos } from '~/db/schema';
import { managedBy } from '~/features/properties/managed-by.server';

import { mostPhotos } from './photo-limits';
import { objectName, uploadPrefix, type PhotoObjects } from './photo-objects';
import type { PhotoProblem } from './photo-problems';
import { isManaged, placePhotos, touchProperty, type PhotoPlace } from './photo-statements';
import { encodingProblem, type PictureEncoder, type PreparedPhoto } from './picture-encoder';
import { preparePhoto } from './prepare-photo.server';
import { readPicture } from './read-picture';

type Dependencies = {
  db: Database;
  photos: PhotoObjects;
  pictures: PictureEncoder;
  clock: { now(): Date };
};

type Saved = { photoId: number; problem: null };
type Outcome = Saved | { problem: PhotoProblem };

/**
 * Makes a file a photo of the property, behind those it has. The same file once more is the photo that it already
 * became, so that a request may be repeated. Throws when D1 or R2 fail; no row is left then, and what files there are
 * the sweep removes.
 */
export async function savePhoto(
  deps: Dependencies,
  place: PhotoPlace,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Outcome> {
  const parts = readPicture(bytes);
  if (parts.problem !== null) return parts;
  const sameFile = `${uploadPrefix}${place.propertyId}/${await digest(bytes)}-`;
  const hindrance = await findHindrance(deps.db, place, sameFile);
  if (hindrance) return hindrance;
  const prepared = await preparePhoto(deps.pictures, parts).catch((error: unknown) => {
    const problem = encodingProblem(error);
    if (problem) return problem;
    throw error;
  });
  if (typeof prepared === 'string') return { problem: prepared };
  const storageKey = sameFile + crypto.randomUUID();
  await store(deps.photos, storageKey, prepared);
  const photoId = await addRow(deps, place, { sameFile, storageKey, prepared });
  if (photoId !== null) return { photoId, problem: null };
  await removeAll(deps.photos, storageKey, prepared);
  return (await findHindrance(deps.db, place, sameFile)) ?? { problem: 'unavailable' };
}

/** Why no row may be added, or the photo that the same file already is; null when nothing stands against it. */
async function findHindrance(db: Database, place: PhotoPlace, sameFile: string): Promise<Outcome | null> {
  const others = photosOf(place);
  const [found] = await db
    .select({
      count: sql<number>`(select count(*) ${others})`,
      photoId: sql<number | null>`(select id ${others} and ${isSameFile(sameFile)} limit 1)`,
    })
    .from(properties)
    .where(and(eq(properties.id, place.propertyId), managedBy(place.manager)))
    .limit(1);
  if (!found) return { problem: 'gone' };
  if (found.photoId !== null) return { photoId: found.photoId, problem: null };
  return found.count >= mostPhotos ? { problem: 'too-many-photos' } : null;
}

const photosOf = ({ propertyId }: PhotoPlace) => sql`from property_photos where property_id = ${propertyId}`;

const isSameFile = (key: string) => sql`substr(storage_key, 1, ${key.length}) = ${key}`;

/** The id of the new row; null when by now something stands against it. */
async function addRow(
  { db, clock }: Dependencies,
  place: PhotoPlace,
  { sameFile, storageKey, prepared }: { sameFile: string; storageKey: string; prepared: PreparedPhoto },
): Promise<number | null> {
  const { width, height, placeholder } = prepared;
  const now = clock.now();
  const others = photosOf(place);
  const [[row]] = await db.batch([
    db
      .insert(propertyPhotos)
      .select(
        sql`select null, cast(${place.propertyId} as integer), ${storageKey}, '', 0,
          (select coalesce(max(sort_order), 0) + 1 ${others}), cast(${width} as integer), cast(${height} as integer),
          ${placeholder}, cast(${now.getTime()} as integer)
        where ${isManaged(place)} and (select count(*) ${others}) < ${mostPhotos}
          and not exists (select 1 ${others} and ${isSameFile(sameFile)})`,
      )
      .returning({ id: propertyPhotos.id }),
    placePhotos(db, place, []),
    touchProperty(db, place, now),
  ]);
  return row?.id ?? null;
}

/** All variants or none, as far as it is in our hands. */
async function store(photos: PhotoObjects, storageKey: string, prepared: PreparedPhoto) {
  try {
    for (const { width, bytes } of prepared.variants) await photos.put(storageKey, width, bytes);
  } catch (error) {
    await removeAll(photos, storageKey, prepared);
    throw error;
  }
}

async function removeAll(photos: PhotoObjects, storageKey: string, { variants }: PreparedPhoto) {
  const names = variants.map(({ width }) => objectName(storageKey, width));
  await photos.remove(names).catch(() => undefined);
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
