import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { countedProperties } from '~/features/directory/property/counted-properties';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { isStaff } from '~/lib/roles';

/** 'total' leaves out archived properties, 'active' counts public ones. */
export type PropertyCount = 'total' | 'published' | 'active' | 'pending';

const columns = { total: 'listed', published: 'published', active: 'public', pending: 'pending' } as const;

/** Number of the manager's properties. */
export async function countProperties(
  { db }: { db: Database },
  manager: Manager,
  what: PropertyCount,
): Promise<number> {
  const count = isStaff(manager)
    ? countedProperties('all', '', columns[what])
    : countedProperties('owner', manager.profileId, columns[what]);
  const row = await db.get<{ count: number }>(sql`select ${count} as count`);
  return row?.count ?? 0;
}
