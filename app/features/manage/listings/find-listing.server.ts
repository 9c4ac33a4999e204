import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

/** One property that somebody manages, for a question about it; null for another's and for none. */
export async function findListing({ db }: { db: Database }, manager: Manager, id: number) {
  const [row] = await db
    .select({ id: properties.id, name: properties.name, state: properties.listingState })
    .from(properties)
    .where(and(eq(properties.id, id), managedBy(manager)))
    .limit(1);
  return row ?? null;
}
