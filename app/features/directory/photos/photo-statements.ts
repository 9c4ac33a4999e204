import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyPhotos } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

export type PhotoPlace = { manager: Manager; propertyId: number };

/** Condition that the property exists and belongs to the manager, for statements about its photos. */
export function isManaged({ manager, propertyId }: PhotoPlace) {
  return sql`exists (select 1 from ${properties} where ${and(eq(properties.id, propertyId), managedBy(manager))})`;
}

/**
 * Numbers a property's photos from 0 without gaps, those of `wanted` (ids) first and in that order; the
 * first, and no other, is the hero. The last statement of every batch that changes photos, so that this holds
 * for concurrent changes too.
 */
export function placePhotos(db: Database, { manager, propertyId }: PhotoPlace, wanted: readonly number[]) {
  const placed = db
    .select({
      photoId: sql<number>`${propertyPhotos.id}`.as('photo_id'),
      place:
        sql<number>`row_number() over (order by wanted.key is null, wanted.key, ${propertyPhotos.isHero} desc, ${propertyPhotos.sortOrder}, ${propertyPhotos.id}) - 1`.as(
          'place',
        ),
    })
    .from(propertyPhotos)
    .leftJoin(sql`json_each(${JSON.stringify(wanted)}) wanted`, sql`wanted.value = ${propertyPhotos.id}`)
    .where(and(eq(propertyPhotos.propertyId, propertyId), isManaged({ manager, propertyId })))
    .as('placed');
  return db
    .update(propertyPhotos)
    .set({ sortOrder: sql`placed.place`, isHero: sql`placed.place = 0` })
    .from(placed)
    .where(eq(propertyPhotos.id, placed.photoId));
}

/** Sets the page's date of change; the version stays, since no form contains the photos. */
export function touchProperty(db: Database, { manager, propertyId }: PhotoPlace, now: Date) {
  return db
    .update(properties)
    .set({ updatedAt: now })
    .where(and(eq(properties.id, propertyId), managedBy(manager)));
}
