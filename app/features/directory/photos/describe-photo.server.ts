import { and, eq } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { propertyPhotos } from '~/db/schema';

import { isManaged, touchProperty, type PhotoPlace } from './photo-statements';

/** Sets a photo's alt text. False when the manager has no such photo. */
export async function describePhoto(
  { db, clock }: DbClock,
  place: PhotoPlace,
  { photoId, altText }: { photoId: number; altText: string },
): Promise<boolean> {
  const [described] = await db.batch([
    db
      .update(propertyPhotos)
      .set({ altText })
      .where(
        and(
          eq(propertyPhotos.id, photoId),
          eq(propertyPhotos.propertyId, place.propertyId),
          isManaged(place),
        ),
      ),
    touchProperty(db, place, clock.now()),
  ]);
  return described.meta.changes > 0;
}
