import { and, desc, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { profiles, properties, propertyDrafts } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

/** The drafts of a property of the manager, the newest first, 20 at most. */
export async function listDrafts({ db }: { db: Database }, manager: Manager, propertyId: number) {
  return db
    .select({
      id: propertyDrafts.id,
      status: propertyDrafts.status,
      updatedAt: propertyDrafts.updatedAt,
      author: profiles.fullName,
    })
    .from(propertyDrafts)
    .innerJoin(properties, eq(properties.id, propertyDrafts.propertyId))
    .leftJoin(profiles, eq(profiles.id, propertyDrafts.authorId))
    .where(and(eq(propertyDrafts.propertyId, propertyId), managedBy(manager)))
    .orderBy(desc(propertyDrafts.createdAt), desc(propertyDrafts.id))
    .limit(20);
}
