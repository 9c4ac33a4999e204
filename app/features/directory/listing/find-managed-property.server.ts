import { and, asc, desc, eq } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';

import type { Database } from '~/db/client';
import { properties, propertyAmenities, propertyPhotos, propertyTags, units } from '~/db/schema';
import { photoPicture } from '~/features/pictures/shown/picture-source';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { isPublic } from '~/features/directory/visibility/visibility';

import { contentSchema } from './property-content';

/** A property with all its editable fields; 'not-yours' only for a public one of another owner. */
export async function findManagedProperty({ db }: { db: Database }, manager: Manager, id: number) {
  const own = eq(properties.id, id);
  const [[row], ...parts] = await db.batch([
    db
      .select()
      .from(properties)
      .where(and(own, managedBy(manager)))
      .limit(1),
    ...partQueries(db, id),
  ]);
  if (row) return { outcome: 'found' as const, property: managedProperty(row, parts) };
  const [shown] = await db.select({ id: properties.id }).from(properties).where(and(own, isPublic)).limit(1);
  return { outcome: shown ? ('not-yours' as const) : ('missing' as const) };
}

// owner: checked by findManagedProperty
function partQueries(db: Database, id: number) {
  return [
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
  ] as const;
}

type Parts = BatchResponse<ReturnType<typeof partQueries>>;

function managedProperty(
  row: typeof properties.$inferSelect,
  [amenityRows, tagRows, unitRows, photoRows]: Parts,
) {
  const content = contentSchema.parse({
    ...row,
    amenities: amenityRows.map((amenity) => amenity.id),
    tags: tagRows.map(({ tag }) => tag),
    units: unitRows,
  });
  const { id, version, guestRating, reviewCount, isApproved, isPublished, archivedAt, rejectedAt } = row;
  return {
    id,
    version,
    listingState: row.listingState ?? 'pending',
    content,
    staff: { guestRating, reviewCount },
    photos: photoRows.map((photo) => ({ ...photoPicture(photo), isHero: photo.isHero })),
    state: { isApproved, isPublished, isFeatured: row.isFeatured, archivedAt, rejectedAt },
    rejectionReason: row.rejectionReason,
  };
}

export type ManagedProperty = ReturnType<typeof managedProperty>;

/** True when it is public now (`publicProperty`, for a row that was read). */
export function isLive({ state }: Pick<ManagedProperty, 'state'>): boolean {
  return state.isApproved && state.isPublished && state.archivedAt === null;
}
