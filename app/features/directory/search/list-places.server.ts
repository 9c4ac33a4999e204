import { asc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { locationGroups } from '~/db/schema';
import { makeAnew } from '~/lib/memory/remember';

export type Place = {
  slug: string;
  name: string;
  description: string | null;
  parentSlug: string | null;
  /** True when it has a published location page. */
  hasPage: boolean;
};

/** The columns that a list to choose from needs. */
export type PlaceChoice = Pick<Place, 'slug' | 'name' | 'parentSlug'>;

export const maxPlaces = 200;

/** Active location groups in their order; at most 200. */
export const listPlaces = ({ db, remember = makeAnew }: Reads): Promise<Place[]> =>
  remember('places', ['terms', 'pages'], async () => placesOf(await selectPlaces(db)));

/** Statement of the same. */
export function selectPlaces(db: Database) {
  return db
    .select({
      slug: locationGroups.slug,
      name: locationGroups.name,
      description: locationGroups.description,
      parentSlug: locationGroups.parentSlug,
      hasPage: sql<number>`exists (select 1 from pages where pages.slug = location_groups.slug
        and pages.page_type = 'location' and pages.is_published = 1)`,
    })
    .from(locationGroups)
    .where(eq(locationGroups.isActive, true))
    .orderBy(asc(locationGroups.sortOrder), asc(locationGroups.id))
    .limit(maxPlaces);
}

type Row = Awaited<ReturnType<typeof selectPlaces>>[number];

export const placesOf = (rows: readonly Row[]): Place[] =>
  rows.map((row) => ({ ...row, hasPage: row.hasPage === 1 }));
