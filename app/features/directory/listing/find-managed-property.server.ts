import { and, asc, desc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyAmenities, propertyPhotos, propertyTags, units } from '~/db/schema';
import { photoPicture } from '~/features/pictures/shown/picture-source';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { isPublic } from '~/features/directory/visibility/visibility';

import { contentSchema } from './property-content';

/** A property with all its editable fields; 'not-yours' only for a public one of another owner. */
export async function findManagedProperty({ db }: { db: Database }, manager: Manager, id: number) {
  const own = eq(properties.id, id);
  const [[row], amenityRows, tagRows, unitRows, photoRows] = await db.batch([
    db
      .select()
      .from(properties)
      .where(and(own, managedBy(manager)))
      .limit(1),
    db
      .select({ id: propertyAmenities.amenityId })
      .from(propertyAmenities)
      .where(eq(propertyAmenities.propertyId, id))
      .orderBy(asc(propertyAmenities.amenityId))
      .limit(200),
    db
      .select({ tag: propertyTags.tag })
      .from(propertyTags)
      .where(eq(propertyTags.propertyId, id))
      .orderBy(asc(propertyTags.tag))
      .limit(100),
    db
      .select()
      .from(units)
      .where(eq(units.propertyId, id))
      .orderBy(asc(units.sortOrder), asc(units.id))
      .limit(100),
    db
      .select()
      .from(propertyPhotos)
      .where(eq(propertyPhotos.propertyId, id))
      .orderBy(desc(propertyPhotos.isHero), asc(propertyPhotos.sortOrder), asc(propertyPhotos.id))
      .limit(60),
  ]);
  if (!row) {
    const [shown] = await db
      .select({ id: properties.id })
      .from(properties)
      .where(and(own, isPublic))
      .limit(1);
    return { outcome: shown ? ('not-yours' as const) : ('missing' as const) };
  }
  const content = contentSchema.parse({
    ...row,
    amenities: amenityRows.map((amenity) => amenity.id),
    tags: tagRows.map(({ tag }) => tag),
    units: unitRows,
  });
  const { guestRating, reviewCount, version, isApproved, isPublished, archivedAt, rejectedAt } = row;
  return {
    outcome: 'found' as const,
    property: {
      id,
      version,
      content,
      staff: { guestRating, reviewCount },
      photos: photoRows.map((photo) => ({ ...photoPicture(photo), isHero: photo.isHero })),
      state: { isApproved, isPublished, isFeatured: row.isFeatured, archivedAt, rejectedAt },
      rejectionReason: row.rejectionReason,
    },
  };
}

export type ManagedProperty = Extract<
  Awaited<ReturnType<typeof findManagedProperty>>,
  { outcome: 'found' }
>['property'];

/** Whether it is public now (`publicProperty`, for a row that was read). */
export function isLive({ state }: Pick<ManagedProperty, 'state'>): boolean {
  return state.isApproved && state.isPublished && state.archivedAt === null;
}
