import { and, asc, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { alias } from 'drizzle-orm/sqlite-core';

import type { Database } from '~/db/client';
import { prepareBatch } from '~/db/prepare-batch';
import {
  amenities,
  locationGroups,
  pages,
  properties,
  propertyAmenities,
  propertyPhotos,
  propertyTags,
  units,
} from '~/db/schema';
import { nearPlaceOf, selectNearPlaces } from '~/features/directory/places/near-places.server';
import { photoPicture } from '~/features/pictures/shown/picture-source';

import { toCards } from '~/features/directory/property/list-property-cards.server';
import type { PropertyCardData } from '~/features/directory/property/property-card-data';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { isPublic } from '~/features/directory/visibility/visibility';

import { selectRelatedProperties } from './list-related-properties.server';

const places = alias(locationGroups, 'places');

/** The one property that meets the condition, with all data of its page; null when there is none. */
export async function readProperty(
  db: Database,
  condition: SQL | undefined,
): Promise<PropertyDetails | null> {
  return detailsOf(await db.batch(selectDetails(db, condition)));
}

/** The public property with that slug and the other properties that its page shows (`listRelatedProperties`), in one call to the database. */
export async function readPublicProperty(
  db: Database,
  slug: string,
): Promise<{ property: PropertyDetails; related: PropertyCardData[] } | null> {
  const [cards, ...details] = await readPublic(db, { slug });
  const property = detailsOf(details);
  return property && { property, related: toCards(cards) };
}

const readPublic = prepareBatch((db) => {
  const condition = publicOne(sql.placeholder('slug'));
  const related = { id: valueOf('id', condition), locationSlug: valueOf('locationSlug', condition) };
  return [selectRelatedProperties(db, related), ...selectDetails(db, condition)] as const;
});

export const publicOne = (slug: string | Placeholder) => and(eq(properties.slug, slug), isPublic);

/** Query for a value of the one property, which statements of a batch do not know yet. */
const valueOf = (column: 'id' | 'locationSlug', condition: SQL | undefined) =>
  sql`(select ${properties[column]} from ${properties} where ${condition})`;

function selectDetails(db: Database, condition: SQL | undefined) {
  const id = valueOf('id', condition);
  return [
    selectFacts(db).where(condition).limit(1),
    selectPhotos(db, id),
    selectAmenities(db, id),
    // owner: checked by readProperty
    db
      .select({ tag: propertyTags.tag })
      .from(propertyTags)
      .where(eq(propertyTags.propertyId, id))
      .orderBy(asc(propertyTags.tag))
      .limit(60),
    selectUnits(db, id),
    selectNearPlaces(db, id),
  ] as const;
}

type Rows = BatchResponse<ReturnType<typeof selectDetails>>;

function detailsOf([[property], photos, amenityRows, tags, unitRows, near]: Rows): PropertyDetails | null {
  if (!property) return null;
  return {
    ...property,
    hasLocationPage: Boolean(property.hasLocationPage),
    photos: photos.map(photoPicture),
    amenities: amenityRows,
    tags: tags.map(({ tag }) => tag),
    units: unitRows,
    near: near.map(nearPlaceOf),
  };
}

/** A batch returns rows by column name, so no two columns may have the same name. */
function selectFacts(db: Database) {
  return db
    .select({
      id: properties.id,
      name: properties.name,
      slug: properties.slug,
      propertyType: properties.propertyType,
      locationSlug: properties.locationSlug,
      locationName: sql<string | null>`${locationGroups.name}`.as('location_name'),
      hasLocationPage:
        sql<number>`exists (select 1 from ${pages} where ${pages.slug} = ${properties.locationSlug}
        and ${pages.pageType} = 'location' and ${pages.isPublished} = 1)`.as('has_location_page'),
      suburb: sql<string | null>`coalesce(${places.name}, ${locationGroups.name})`.as('suburb'),
      address: properties.address,
      latitude: properties.latitude,
      longitude: properties.longitude,
      mapEmbedUrl: properties.mapEmbedUrl,
      phone: properties.phone,
      email: properties.email,
      websiteUrl: properties.websiteUrl,
      bookingUrl: properties.bookingUrl,
      affiliateCtaLabel: properties.affiliateCtaLabel,
      shortDescription: properties.shortDescription,
      description: properties.description,
      cancellationPolicy: properties.cancellationPolicy,
      starRating: properties.starRating,
      guestRating: properties.guestRating,
      reviewCount: properties.reviewCount,
      minPrice: properties.minPrice,
      maxPrice: properties.maxPrice,
      currency: properties.currency,
      checkInTime: properties.checkInTime,
      checkOutTime: properties.checkOutTime,
    })
    .from(properties)
    .leftJoin(locationGroups, eq(locationGroups.slug, properties.locationSlug))
    .leftJoin(places, eq(places.slug, properties.placeSlug));
}

// owner: checked by readProperty
function selectPhotos(db: Database, propertyId: SQL) {
  return db
    .select({
      id: propertyPhotos.id,
      width: propertyPhotos.width,
      height: propertyPhotos.height,
      placeholder: propertyPhotos.placeholder,
      altText: propertyPhotos.altText,
    })
    .from(propertyPhotos)
    .where(eq(propertyPhotos.propertyId, propertyId))
    .orderBy(desc(propertyPhotos.isHero), asc(propertyPhotos.sortOrder), asc(propertyPhotos.id))
    .limit(60);
}

// owner: checked by readProperty
function selectAmenities(db: Database, propertyId: SQL) {
  return db
    .select({ name: amenities.name, icon: amenities.icon, category: amenities.category })
    .from(propertyAmenities)
    .innerJoin(amenities, eq(amenities.id, propertyAmenities.amenityId))
    .where(and(eq(propertyAmenities.propertyId, propertyId), eq(amenities.isActive, true)))
    .orderBy(asc(amenities.id))
    .limit(120);
}

// owner: checked by readProperty
function selectUnits(db: Database, propertyId: SQL) {
  return db
    .select({
      id: units.id,
      name: units.name,
      description: units.description,
      maxGuests: units.maxGuests,
      bedConfiguration: units.bedConfiguration,
    })
    .from(units)
    .where(eq(units.propertyId, propertyId))
    .orderBy(asc(units.sortOrder), asc(units.id))
    .limit(60);
}
