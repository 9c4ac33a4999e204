import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import { objectName, uploadPrefix, type PhotoObjects } from '~/features/pictures/files/photo-objects';
import { photoWidths } from '~/features/pictures/shown/picture-source';
import type { Clock } from '~/lib/time/clock';

import { isManaged, placePhotos, touchProperty, type PhotoPlace } from './photo-statements';

type Dependencies = { db: Database; photos: PhotoObjects; clock: Clock };

/**
 * Deletes a photo; if it was the hero, the next one becomes the hero. False when the manager has no such
 * photo. The row is deleted first: the sweep finds files that stay behind. Several photos may share the demo
 * data's files, which stay.
 */
export async function deletePhoto(
  { db, photos, clock }: Dependencies,
  place: PhotoPlace,
  photoId: number,
): Promise<boolean> {
  const [[deleted]] = await db.batch([
    db
      .delete(propertyPhotos)
      .where(
        and(
          eq(propertyPhotos.id, photoId),
          eq(propertyPhotos.propertyId, place.propertyId),
          isManaged(place),
        ),
      )
      .returning({ storageKey: propertyPhotos.storageKey }),
    placePhotos(db, place, []),
    touchProperty(db, place, clock.now()),
  ]);
  if (!deleted) return false;
  const { storageKey } = deleted;
  if (storageKey.startsWith(uploadPrefix)) {
    await photos.remove(photoWidths.map((width) => objectName(storageKey, width))).catch(() => undefined);
  }
  return true;
}
