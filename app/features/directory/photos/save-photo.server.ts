import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { properties, propertyPhotos } from '~/db/schema';
import { managedBy } from '~/features/directory/visibility/managed-by.server';
import { keepPicture, type PictureKeeping } from '~/features/pictures/encoding/keep-picture.server';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import { maxPhotosOfOwner } from '~/features/pictures/rules/picture-limits';
import { uploadPrefix } from '~/features/pictures/files/photo-objects';
import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import type { PreparedPhoto } from '~/features/pictures/encoding/picture-encoder';
import { photoWidths } from '~/features/pictures/shown/picture-source';

import { isManaged, placePhotos, touchProperty, type PhotoPlace } from './photo-statements';

/** Facts about a photo from a website; an upload is described later. */
export type PhotoOrigin = {
  altText: string;
  /** The page of the website on which it was found. */
  sourceUrl: string;
  /** The person who confirmed that it may be used, and the time. */
  rightsConfirmedBy: string;
  rightsConfirmedAt: Date;
};

type Outcome = { photoId: number; problem: null } | { problem: PhotoProblem };

/**
 * Makes a file a photo of the property, behind those it has. The same file again returns the photo that it
 * already became, so that a request may be repeated. Throws when D1 or R2 fail; then no row is left, and the
 * sweep removes any files.
 */
export async function savePhoto(
  deps: PictureKeeping,
  place: PhotoPlace,
  bytes: Uint8Array<ArrayBuffer>,
  origin: PhotoOrigin | null = null,
): Promise<Outcome> {
  const outcome = await keepPicture(
    deps,
    {
      userId: place.manager.userId,
      folder: `${uploadPrefix}${place.propertyId}/`,
      widths: photoWidths,
      findHindrance: (sameFile) => findHindrance(deps.db, place, sameFile),
      addRow: (picture) => addRow(deps, place, { ...picture, origin }),
    },
    bytes,
  );
  return outcome.problem === null ? { photoId: outcome.id, problem: null } : outcome;
}

async function findHindrance(
  db: Database,
  place: PhotoPlace,
  sameFile: string,
): Promise<PhotoProblem | number | null> {
  const others = photosOf(place);
  const [found] = await db
    .select({
      count: sql<number>`(select count(*) ${others})`,
      ofOwner: sql<number>`(select count(*) ${photosOfOwner(place)})`,
      photoId: sql<number | null>`(select id ${others} and ${isSameFile(sameFile)} limit 1)`,
    })
    .from(properties)
    .where(and(eq(properties.id, place.propertyId), managedBy(place.manager)))
    .limit(1);
  if (!found) return 'gone';
  if (found.photoId !== null) return found.photoId;
  if (found.count >= maxPhotos) return 'too-many-photos';
  return found.ofOwner >= maxPhotosOfOwner ? 'account-full' : null;
}

// owner: checked by findHindrance
const photosOf = ({ propertyId }: PhotoPlace) => sql`from property_photos where property_id = ${propertyId}`;

/** Counts all properties of the owner; staff add to others' properties without their own limit. */
const photosOfOwner = ({ manager }: PhotoPlace) =>
  sql`from property_photos where property_id in (select id from properties where owner_id = ${manager.profileId})`;

const isSameFile = (key: string) => sql`substr(storage_key, 1, ${key.length}) = ${key}`;

type NewPhoto = {
  sameFile: string;
  storageKey: string;
  prepared: PreparedPhoto;
  origin: PhotoOrigin | null;
};

/** The id of the new row; null when something prevents it by now. */
async function addRow(
  { db, clock }: PictureKeeping,
  place: PhotoPlace,
  { sameFile, storageKey, prepared, origin }: NewPhoto,
): Promise<number | null> {
  const { width, height, placeholder } = prepared;
  const now = clock.now();
  const others = photosOf(place);
  const [[row]] = await db.batch([
    insertRow(
      db,
      propertyPhotos,
      {
        propertyId: place.propertyId,
        storageKey,
        altText: origin?.altText,
        sortOrder: sql`(select coalesce(max(sort_order), 0) + 1 ${others})`,
        width,
        height,
        placeholder,
        createdAt: now,
        sourceUrl: origin?.sourceUrl,
        rightsConfirmedBy: origin?.rightsConfirmedBy,
        rightsConfirmedAt: origin?.rightsConfirmedAt,
      },
      sql`where ${isManaged(place)} and (select count(*) ${others}) < ${maxPhotos}
        and (select count(*) ${photosOfOwner(place)}) < ${maxPhotosOfOwner}
        and not exists (select 1 ${others} and ${isSameFile(sameFile)})`,
    ).returning({ id: propertyPhotos.id }),
    placePhotos(db, place, []),
    touchProperty(db, place, now),
  ]);
  return row?.id ?? null;
}
