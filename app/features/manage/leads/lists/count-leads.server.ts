import { and, eq, gte, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { leadDays } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

/**
 * Number of the manager's leads, since a day of Adelaide's calendar or in all, and how many of them are still
 * new.
 */
export async function countLeads(
  { db }: { db: Database },
  manager: Manager,
  { since = null }: { since?: string | null } = {},
): Promise<{ received: number; unanswered: number }> {
  const [row] = await db
    .select({
      received: sql<number>`coalesce(sum(${leadDays.received}), 0)`,
      unanswered: sql<number>`coalesce(sum(${leadDays.unanswered}), 0)`,
    })
    .from(leadDays)
    .where(
      and(
        eq(leadDays.scope, isStaff(manager) ? 'all' : manager.profileId),
        since === null ? undefined : gte(leadDays.day, since),
      ),
    );
  return row ?? { received: 0, unanswered: 0 };
}
