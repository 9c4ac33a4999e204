import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { propertyPhotos } from '~/db/schema';
import type { Clock } from '~/lib/clock';

import { isManaged, touchProperty, type PhotoPlace } from './photo-statements';

type Dependencies = { db: Database; clock: Clock };

/** Sets a photo's alt text. False when the manager has no such photo. */
export async function describePhoto(
  { db, clock }: Dependencies,
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
