import { and, asc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { locationGroups, pages } from '~/db/schema';
import { withSizedPictures } from '~/features/pictures/library/sized-picture.server';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { countedProperties } from '~/features/directory/property/counted-properties';

import { underParents, type LocationEntry } from './under-parents';

const limit = 200;

/**
 * Active location groups in their order, each with its number of public properties, children under their
 * parent.
 */
export async function listLocations({ db }: { db: Database }): Promise<LocationEntry[]> {
  const groups = await selectGroups(db);
  const entries = groups.map(({ imageUrl, hasPage, ...group }) => ({
    ...group,
    picture: siteImage(imageUrl),
    path: hasPage ? `/location/${group.slug}` : `/search?location=${encodeURIComponent(group.slug)}`,
  }));
  return underParents(await withSizedPictures(db, entries));
}

function selectGroups(db: Database) {
  return db
    .select({
      slug: locationGroups.slug,
      name: locationGroups.name,
      description: locationGroups.description,
      parentSlug: locationGroups.parentSlug,
      imageUrl: locationGroups.imageUrl,
      propertyCount: countedProperties('place', sql`${locationGroups.slug}`, 'public'),
      hasPage: sql<number>`${pages.id} is not null`,
    })
    .from(locationGroups)
    .leftJoin(
      pages,
      and(eq(pages.slug, locationGroups.slug), eq(pages.pageType, 'location'), eq(pages.isPublished, true)),
    )
    .where(eq(locationGroups.isActive, true))
    .orderBy(asc(locationGroups.sortOrder), asc(locationGroups.id))
    .limit(limit);
}
