import { asc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { locationGroups } from '~/db/schema';
import { countedProperties } from '~/features/directory/property/counted-properties';

const limit = 500;

export type ListedLocation = {
  id: number;
  slug: string;
  title: string;
  parentSlug: string | null;
  isActive: boolean;
  properties: number;
};

/** Every area with its places, both in order; each with its number of properties, public or not. */
export async function listLocationTree({ db }: { db: Database }) {
  const rows = await db
    .select({
      id: locationGroups.id,
      slug: locationGroups.slug,
      title: locationGroups.name,
      parentSlug: locationGroups.parentSlug,
      isActive: locationGroups.isActive,
      properties: countedProperties('place', sql`location_groups.slug`),
    })
    .from(locationGroups)
    .orderBy(asc(locationGroups.sortOrder), asc(locationGroups.id))
    .limit(limit);
  const slugs = new Set(rows.map(({ slug }) => slug));
  const isTop = ({ parentSlug }: ListedLocation) => parentSlug === null || !slugs.has(parentSlug);
  return rows
    .filter(isTop)
    .map((area) => ({ ...area, places: rows.filter((row) => !isTop(row) && row.parentSlug === area.slug) }));
}

export type LocationTree = Awaited<ReturnType<typeof listLocationTree>>;
