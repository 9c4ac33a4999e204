import { and, asc, eq, ne, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { locationGroups, pages } from '~/db/schema';
import { countedProperties } from '~/features/directory/property/counted-properties';

/** Records and addresses that contain a location's slug and area, which therefore cannot change. */
export type LocationUse = { properties: number; drafts: number; places: number; pageId: number | null };

/** A location in the form's shape, and its uses; null when there is none. */
export async function findLocation({ db }: { db: Database }, id: number) {
  // With its table, which drizzle leaves out in a select from one table: other tables have a slug too.
  const slug = sql.raw('location_groups.slug');
  const [row] = await db
    .select({
      group: locationGroups,
      properties: countedProperties('place', slug),
      drafts: sql<number>`(select count(*) from property_drafts d where d.status <> 'published'
        and (json_extract(d.data, '$.locationSlug') = ${slug} or json_extract(d.data, '$.placeSlug') = ${slug}))`,
      places: sql<number>`(select count(*) from location_groups c where c.parent_slug = ${slug})`,
      pageId: sql<
        number | null
      >`(select id from pages where pages.slug = ${slug} and page_type = 'location')`,
    })
    .from(locationGroups)
    .where(eq(locationGroups.id, id))
    .limit(1);
  if (!row) return null;
  const { group, ...use } = row;
  return {
    id,
    version: group.version,
    isActive: group.isActive,
    use,
    texts: {
      name: group.name,
      slug: group.slug,
      description: group.description ?? '',
      parentSlug: group.parentSlug ?? '',
      imageUrl: group.imageUrl ?? '',
      latitude: group.latitude === null ? '' : String(group.latitude),
      longitude: group.longitude === null ? '' : String(group.longitude),
      isActive: group.isActive ? 'on' : '',
    },
  };
}

export type EditedLocation = NonNullable<Awaited<ReturnType<typeof findLocation>>>;

/** Areas that a location may belong to: those without a parent. */
export async function listAreas({ db }: { db: Database }, exceptId: number | null) {
  return db
    .select({ slug: locationGroups.slug, name: locationGroups.name })
    .from(locationGroups)
    .where(and(isNull(locationGroups.parentSlug), ne(locationGroups.id, exceptId ?? 0)))
    .orderBy(asc(locationGroups.sortOrder), asc(locationGroups.id))
    .limit(200);
}

/** The page of a location, also a deleted one, which keeps its address. */
export async function findLocationPageState({ db }: { db: Database }, pageId: number) {
  const [page] = await db
    .select({ id: pages.id, isPublished: pages.isPublished, deletedAt: pages.deletedAt })
    .from(pages)
    .where(eq(pages.id, pageId))
    .limit(1);
  return page ?? null;
}
