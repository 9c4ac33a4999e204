import { and, isNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import { isPublic } from '~/features/directory/visibility/visibility';

/** 'total' leaves out archived properties, 'active' counts public ones. */
export type PropertyCount = 'total' | 'published' | 'active' | 'pending';

const conditions: Record<PropertyCount, SQL> = {
  total: isNull(properties.archivedAt),
  published: sql.raw('is_published = 1 and archived_at is null'),
  active: isPublic,
  // Word for word as in the index properties_awaiting_approval.
  pending: sql.raw('is_approved = 0 and rejected_at is null and archived_at is null'),
};

/** Number of the manager's properties. */
export async function countProperties(
  { db }: { db: Database },
  manager: Manager,
  what: PropertyCount,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(properties)
    .where(and(managedBy(manager), conditions[what]));
  return row?.count ?? 0;
}
