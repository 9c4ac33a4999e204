import { and, eq, sql, type SQL } from 'drizzle-orm';

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

const columns = {
  id: properties.id,
  name: properties.name,
  slug: properties.slug,
  locationSlug: properties.locationSlug,
  address: properties.address,
  // Another name than the property's, so that a batch can have both.
  suburb: sql<string | null>`${locationGroups.name}`.as('suburb'),
  propertyType: properties.propertyType,
  shortDescription: properties.shortDescription,
  starRating: properties.starRating,
  guestRating: properties.guestRating,
  reviewCount: properties.reviewCount,
  minPrice: properties.minPrice,
  currency: properties.currency,
  isFeatured: properties.isFeatured,
  photo: heroPhoto,
};

/**
 * Cards of public properties, in the order of `ids`; ids that are hidden or unknown are left out. At most 100.
 */
export async function listPropertyCards(db: Database, ids: readonly number[]): Promise<PropertyCardData[]> {
  if (ids.length === 0) return [];
  const wanted = JSON.stringify(ids.slice(0, 100));
  return listCardsOf(db, sql`select value as id, key as place from json_each(${wanted})`);
}

/**
 * The same for a query that returns `id` and `place` (the position in the order) of each property, so that
 * the query and the cards are one call to the database; `near` is read with each.
 */
export const listCardsOf = async (db: Database, chosen: SQL, near?: SQL<string | null>) =>
  toCards(await selectCardsOf(db, chosen, near));

/**
 * The statement of `listCardsOf` for a batch; `toCards` makes cards of its rows, which have the `place` of each as well. `ties` are in order
 * where several have one place.
 */
export function selectCardsOf<Place = number>(
  db: Database,
  chosen: SQL,
  near: SQL<string | null> = sql<null>`null`,
  ties: readonly SQL[] = [],
) {
  return db
    .select({ ...columns, near, place: sql<Place>`chosen.place`.as('chosen_place') })
    .from(sql`(${chosen}) chosen`)
    .crossJoin(properties)
    .leftJoin(
      locationGroups,
      eq(locationGroups.slug, sql`coalesce(${properties.placeSlug}, ${properties.locationSlug})`),
    )
    .where(and(sql`${properties.id} = chosen.id`, isPublic))
    .orderBy(sql`chosen.place`, ...ties)
    .limit(100);
}

type CardRow<Place> = Omit<PropertyCardData, 'photo' | 'near'> & {
  photo: string | null;
  near: string | null;
  place: Place;
};

/** Cards from rows, in the order of the rows. */
export function toCards<Place>(rows: readonly CardRow<Place>[]): PropertyCardData[] {
  return rows.map(({ place: _, near, ...row }) => ({
    ...row,
    photo: row.photo ? photoPicture(JSON.parse(row.photo)) : null,
    ...(near && { near }),
  }));
}
