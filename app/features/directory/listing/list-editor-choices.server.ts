import { asc, eq, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { amenities, locationGroups } from '~/db/schema';
import { groupAmenities } from '~/features/directory/property/group-amenities';

import type { Suburb } from './place-of-suburb';

/** The form's options, and those that a property already has although they are no longer offered. */
export async function listEditorChoices(
  { db }: { db: Database },
  chosen: { suburb: string | null; amenities: readonly number[] } = { suburb: null, amenities: [] },
) {
  const ids = JSON.stringify(chosen.amenities);
  const [suburbs, amenityRows] = await db.batch([
    db
      .select({
        slug: locationGroups.slug,
        name: locationGroups.name,
        parentSlug: locationGroups.parentSlug,
        latitude: locationGroups.latitude,
        longitude: locationGroups.longitude,
      })
      .from(locationGroups)
      .where(or(eq(locationGroups.isActive, true), eq(locationGroups.slug, chosen.suburb ?? '')))
      .orderBy(asc(locationGroups.sortOrder), asc(locationGroups.name))
      .limit(500),
    db
      .select({
        id: amenities.id,
        name: amenities.name,
        category: amenities.category,
        icon: amenities.icon,
      })
      .from(amenities)
      .where(or(eq(amenities.isActive, true), sql`${amenities.id} in (select value from json_each(${ids}))`))
      .orderBy(asc(amenities.category), asc(amenities.name))
      .limit(200),
  ]);
  return { suburbs: withChosen(suburbs, chosen.suburb), amenities: groupAmenities(amenityRows) };
}

export type EditorChoices = Awaited<ReturnType<typeof listEditorChoices>>;

/** A suburb that is no longer in any list stays until another is chosen. */
function withChosen(suburbs: Suburb[], slug: string | null): Suburb[] {
  if (slug === null || suburbs.some((suburb) => suburb.slug === slug)) return suburbs;
  return [...suburbs, { slug, name: slug, parentSlug: null, latitude: null, longitude: null }];
}
