import { eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { locationGroups, properties } from '~/db/schema';
import { photoPicture } from '~/features/pictures/shown/picture-source';
import { isPublic } from '~/features/directory/visibility/visibility';

import type { PropertyCardData } from './property-card-data';

const heroPhoto = sql<string | null>`(
  select json_object('id', photo.id, 'width', photo.width, 'height', photo.height,
    'placeholder', photo.placeholder, 'altText', photo.alt_text)
  from property_photos photo where photo.property_id = ${properties.id}
  order by photo.is_hero desc, photo.sort_order, photo.id limit 1)`;

/**
 * Cards of public properties, in the order of `ids`; ids that are hidden or unknown are left out. At most 100.
 */
export async function listPropertyCards(db: Database, ids: readonly number[]): Promise<PropertyCardData[]> {
  if (ids.length === 0) return [];
  const wanted = JSON.stringify(ids.slice(0, 100));
  const rows = await db
    .select({
      id: properties.id,
      name: properties.name,
      slug: properties.slug,
      locationSlug: properties.locationSlug,
      address: properties.address,
      suburb: locationGroups.name,
      propertyType: properties.propertyType,
      shortDescription: properties.shortDescription,
      starRating: properties.starRating,
      guestRating: properties.guestRating,
      reviewCount: properties.reviewCount,
      minPrice: properties.minPrice,
      currency: properties.currency,
      isFeatured: properties.isFeatured,
      photo: heroPhoto,
    })
    .from(properties)
    .leftJoin(
      locationGroups,
      eq(locationGroups.slug, sql`coalesce(${properties.placeSlug}, ${properties.locationSlug})`),
    )
    .where(sql`${properties.id} in (select value from json_each(${wanted})) and ${isPublic}`)
    .limit(100);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row, photo: row.photo ? photoPicture(JSON.parse(row.photo)) : null }] : [];
  });
}
