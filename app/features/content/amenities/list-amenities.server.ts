import { asc, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { amenities } from '~/db/schema';
import { countedProperties } from '~/features/directory/property/counted-properties';

const columns = {
  id: amenities.id,
  name: amenities.name,
  category: amenities.category,
  icon: amenities.icon,
  isActive: amenities.isActive,
  version: amenities.version,
  properties: countedProperties('amenity', sql`cast("amenities"."id" as text)`),
};

export const maxListedAmenities = 500;

/** Every amenity by category and name, with its number of properties. */
export async function listAmenities({ db }: { db: Database }) {
  return db
    .select(columns)
    .from(amenities)
    .orderBy(asc(amenities.category), asc(sql`${amenities.name} collate nocase`), asc(amenities.id))
    .limit(maxListedAmenities);
}

export type ListedAmenity = Awaited<ReturnType<typeof listAmenities>>[number];

/** The existing amenities among these ids, by name. */
export async function findAmenities({ db }: { db: Database }, ids: readonly number[]) {
  return db
    .select(columns)
    .from(amenities)
    .where(inArray(amenities.id, [...ids]))
    .orderBy(asc(sql`${amenities.name} collate nocase`), asc(amenities.id))
    .limit(ids.length);
}

/** One amenity; null when there is none. */
export async function findAmenity({ db }: { db: Database }, id: number): Promise<ListedAmenity | null> {
  const [row] = await db.select(columns).from(amenities).where(eq(amenities.id, id)).limit(1);
  return row ?? null;
}
