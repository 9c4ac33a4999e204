import { and, asc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { locationGroups, pages } from '~/db/schema';
import { withSizedPictures } from '~/features/pictures/library/sized-picture.server';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { isPublic } from '~/features/directory/visibility/visibility';

import { underParents, type LocationEntry } from './under-parents';

const limit = 200;

/**
 * Active location groups in their order, each with its number of public properties, children under their
 * parent.
 */
export async function listLocations({ db }: { db: Database }): Promise<LocationEntry[]> {
  const [groups, counts] = await Promise.all([selectGroups(db), countProperties(db)]);
  const entries = groups.map(({ imageUrl, hasPage, ...group }) => ({
    ...group,
    picture: siteImage(imageUrl),
    propertyCount: counts.get(group.slug) ?? 0,
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

/** Public properties by location and by place; a property whose two slugs are equal counts once. */
async function countProperties(db: Database): Promise<Map<string, number>> {
  const rows = await db.all<{ slug: string; total: number }>(sql`
    select slug, count(*) as total from (
      select location_slug as slug from properties where location_slug is not null and ${isPublic}
      union all
      select place_slug from properties
        where place_slug is not null and place_slug is not location_slug and ${isPublic})
    group by slug order by slug limit 1000`);
  return new Map(rows.map(({ slug, total }) => [slug, total]));
}
