import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyDrafts } from '~/db/schema';

/** Drafts that wait to be published, the longest waiting first, and how many there are in all. For staff. */
export async function listReadyDrafts({ db }: { db: Database }, limit: number) {
  const rows = await db
    .select({
      id: propertyDrafts.id,
      propertyId: properties.id,
      name: properties.name,
      readyAt: propertyDrafts.updatedAt,
      total: sql<number>`count(*) over ()`,
    })
    .from(propertyDrafts)
    .innerJoin(properties, and(eq(properties.id, propertyDrafts.propertyId), isNull(properties.archivedAt)))
    .where(sql`${propertyDrafts.status} = 'ready'`)
    .orderBy(asc(propertyDrafts.updatedAt), asc(propertyDrafts.id))
    .limit(limit);
  const count = rows[0]?.total ?? 0;
  return { count, first: rows.map(({ total: _, ...draft }) => draft) };
}
