import { asc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { amenities } from '~/db/schema';

/** Names of the amenities that a property may have, up to the limit of a proposal. */
export async function listAmenityNames({ db }: { db: Database }): Promise<string[]> {
  const rows = await db
    .select({ name: amenities.name })
    .from(amenities)
    .where(eq(amenities.isActive, true))
    .orderBy(asc(amenities.category), asc(amenities.name))
    .limit(500);
  return rows.map(({ name }) => name).filter((name) => name.length <= 80);
}
