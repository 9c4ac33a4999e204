import type { DbClock } from '~/db/dependencies';

import { placePhotos, touchProperty, type PhotoPlace } from './photo-statements';

/**
 * Puts the photos into that order; the first becomes the hero. Ids of other properties are ignored, photos
 * that are not named keep their order behind the others. False when the property has no photos or another
 * owner.
 */
export async function orderPhotos(
  { db, clock }: DbClock,
  place: PhotoPlace,
  photoIds: readonly number[],
): Promise<boolean> {
  const [placed] = await db.batch([
    placePhotos(db, place, [...new Set(photoIds)]),
    touchProperty(db, place, clock.now()),
  ]);
  return placed.meta.changes > 0;
}
