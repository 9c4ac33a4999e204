import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { amenities, locationGroups, properties } from '~/db/schema';
import type { PropertyContent } from '~/features/directory/listing/property-content';
import type { PropertyDetails } from '~/features/directory/property/property-details';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

import { readProperty } from './read-property.server';

/**
 * The manager's property with the content of a draft in place of its own; its photos and rating stay. Null
 * for another owner's and a missing one.
 */
export async function findDraftPreview(
  db: Database,
  manager: Manager,
  { propertyId, content }: { propertyId: number; content: PropertyContent },
): Promise<PropertyDetails | null> {
  const [live, chosen, places] = await Promise.all([
    readProperty(db, and(eq(properties.id, propertyId), managedBy(manager))),
    amenitiesOf(db, content.amenities),
    placesOf(db, content),
  ]);
  if (!live) return null;
  const { amenities: _ids, units, locationSlug, placeSlug, ...texts } = content;
  const nameOf = (slug: string | null) => places.find((place) => place.slug === slug)?.name ?? null;
  return {
    ...live,
    ...texts,
    locationSlug,
    locationName: nameOf(locationSlug),
    suburb: nameOf(placeSlug) ?? nameOf(locationSlug),
    amenities: chosen,
    units: units.map((unit, at) => ({ id: at + 1, ...unit })),
  };
}

const amenitiesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ name: amenities.name, icon: amenities.icon, category: amenities.category })
    .from(amenities)
    .where(
      and(
        sql`${amenities.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(amenities.isActive, true),
      ),
    )
    .orderBy(asc(amenities.id))
    .limit(120);

const placesOf = (db: Database, { locationSlug, placeSlug }: PropertyContent) =>
  db
    .select({ slug: locationGroups.slug, name: locationGroups.name })
    .from(locationGroups)
    .where(inArray(locationGroups.slug, [locationSlug ?? '', placeSlug ?? '']))
    .limit(2);
