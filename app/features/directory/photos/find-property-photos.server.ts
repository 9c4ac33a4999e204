import { and, asc, desc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyPhotos } from '~/db/schema';
import { managedBy } from '~/features/directory/visibility/managed-by.server';
import { maxPhotos } from '~/features/pictures/rules/photo-limits';
import { photoPicture } from '~/features/pictures/shown/picture-source';

import { isManaged, type PhotoPlace } from './photo-statements';
import { siteOf } from './site-of';

/**
 * A property and its photos in order, as its manager sees them; null when it is missing or another owner's.
 */
export async function findPropertyPhotos(db: Database, place: PhotoPlace) {
  const [[property], rows] = await db.batch([
    db
      .select({ id: properties.id, name: properties.name })
      .from(properties)
      .where(and(eq(properties.id, place.propertyId), managedBy(place.manager)))
      .limit(1),
    db
      .select({
        id: propertyPhotos.id,
        altText: propertyPhotos.altText,
        sourceUrl: propertyPhotos.sourceUrl,
        width: propertyPhotos.width,
        height: propertyPhotos.height,
        placeholder: propertyPhotos.placeholder,
      })
      .from(propertyPhotos)
      .where(and(eq(propertyPhotos.propertyId, place.propertyId), isManaged(place)))
      .orderBy(desc(propertyPhotos.isHero), asc(propertyPhotos.sortOrder), asc(propertyPhotos.id))
      .limit(maxPhotos * 2),
  ]);
  if (!property) return null;
  const photos = rows.map((row) => ({
    id: row.id,
    /** The website from which it was taken; null for an upload. */
    site: row.sourceUrl && siteOf(row.sourceUrl),
    picture: { ...photoPicture(row), base: `/dashboard/edit-property/${property.id}/photos/${row.id}` },
  }));
  return { property, photos };
}
