import { and, eq, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { propertyPhotos } from '~/db/schema';

import { isManaged, touchProperty, type PhotoPlace } from './photo-statements';

type Description = { photoId: number; altText: string };

/** Sets the alt texts of photos in one write. False when the manager has not all of these photos; those that are there are set. */
export async function describePhotos(
  { db, clock }: DbClock,
  place: PhotoPlace,
  descriptions: readonly Description[],
): Promise<boolean> {
  if (descriptions.length === 0) return true;
  const wanted = db
    .select({
      photoId: sql<number>`value ->> 'photoId'`.as('photo_id'),
      altText: sql<string>`value ->> 'altText'`.as('alt_text'),
    })
    .from(sql`json_each(${JSON.stringify(descriptions)})`)
    .as('wanted');
  const [described] = await db.batch([
    db
      .update(propertyPhotos)
      .set({ altText: sql`wanted.alt_text` })
      .from(wanted)
      .where(
        and(
          eq(propertyPhotos.id, sql`wanted.photo_id`),
          eq(propertyPhotos.propertyId, place.propertyId),
          isManaged(place),
        ),
      )
      .returning({ id: propertyPhotos.id }),
    touchProperty(db, place, clock.now()),
  ]);
  return described.length === descriptions.length;
}
