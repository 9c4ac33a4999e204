import type { Database } from '~/db/client';
import { amenities, properties, propertyAmenities, propertyPhotos, propertyTags, units } from '~/db/schema';

let sequence = 0;

type PropertyInput = Partial<typeof properties.$inferInsert>;

/** A public property with believable values; the test gives those that matter. Returns the stored row. */
export async function createProperty(db: Database, values: PropertyInput = {}) {
  sequence += 1;
  const [row] = await db
    .insert(properties)
    .values({
      name: `Quandong House ${sequence}`,
      slug: `quandong-house-${sequence}`,
      propertyType: 'hotel',
      locationSlug: 'glenelg',
      placeSlug: 'glenelg',
      address: `${sequence} Quandong Row, Glenelg SA 5045`,
      shortDescription: 'A small house near the sea with a long verandah.',
      minPrice: 150,
      isApproved: true,
      isPublished: true,
      ...values,
    })
    .returning();
  if (!row) throw new Error('property was not stored');
  return row;
}

export async function addPhoto(
  db: Database,
  propertyId: number,
  values: Partial<typeof propertyPhotos.$inferInsert> = {},
) {
  const [row] = await db
    .insert(propertyPhotos)
    .values({
      propertyId,
      storageKey: `test/${propertyId}-${(sequence += 1)}`,
      altText: 'A verandah with two chairs',
      width: 1280,
      height: 853,
      placeholder: '#8a8f86',
      ...values,
    })
    .returning();
  if (!row) throw new Error('photo was not stored');
  return row;
}

/** Links the property to the amenity of that name, making the amenity when it is new. */
export async function addAmenity(db: Database, propertyId: number, name: string, category = 'general') {
  await db.insert(amenities).values({ name, category }).onConflictDoNothing();
  const all = await db.select().from(amenities);
  const amenity = all.find((candidate) => candidate.name === name);
  if (!amenity) throw new Error('amenity was not stored');
  await db.insert(propertyAmenities).values({ propertyId, amenityId: amenity.id });
}

export async function addTag(db: Database, propertyId: number, tag: string) {
  await db.insert(propertyTags).values({ propertyId, tag });
}

export async function addUnit(
  db: Database,
  propertyId: number,
  values: Partial<typeof units.$inferInsert> = {},
) {
  await db.insert(units).values({ propertyId, name: 'Queen Room', maxGuests: 2, ...values });
}
