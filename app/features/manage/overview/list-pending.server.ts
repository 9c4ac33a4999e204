import { asc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';

/** Properties that wait for approval, the longest waiting first. */
export function listPending({ db }: { db: Database }, limit: number) {
  return db
    .select({ id: properties.id, name: properties.name, createdAt: properties.createdAt })
    .from(properties)
    .where(sql.raw('is_approved = 0 and rejected_at is null and archived_at is null'))
    .orderBy(asc(properties.createdAt), asc(properties.id))
    .limit(limit);
}
