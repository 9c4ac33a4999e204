import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

/** One property of the manager, for a confirmation; null for another owner's or a missing one. */
export async function findListing({ db }: { db: Database }, manager: Manager, id: number) {
  const [row] = await db
    .select({ id: properties.id, name: properties.name, state: properties.listingState })
    .from(properties)
    .where(and(eq(properties.id, id), managedBy(manager)))
    .limit(1);
  return row ?? null;
}
