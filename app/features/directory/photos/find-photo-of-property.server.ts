import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import { photoWidths } from '~/features/pictures/shown/picture-source';

import { isManaged, type PhotoPlace } from './photo-statements';

/** The stored picture behind a manager's address of a photo, public or not; else null. */
export async function findPhotoOfProperty(
  db: Database,
  place: PhotoPlace,
  { photoId, file }: { photoId: number; file: string },
) {
  const width = photoWidths.find((candidate) => file === `${candidate}.webp`);
  if (!width) return null;
  const [row] = await db
    .select({ storageKey: propertyPhotos.storageKey })
    .from(propertyPhotos)
    .where(
      and(eq(propertyPhotos.id, photoId), eq(propertyPhotos.propertyId, place.propertyId), isManaged(place)),
    )
    .limit(1);
  return row ? { storageKey: row.storageKey, width } : null;
}
