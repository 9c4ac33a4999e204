import { and, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { leadEvents, leads } from '~/db/schema';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import type { LeadStatus } from '~/features/directory/lead/lead-status';
import type { Clock } from '~/lib/clock';

import { handledBy } from './handled-by.server';

/**
 * Changes a lead's status and records it in the history; the same status again records nothing. False when
 * the manager handles no such lead.
 */
export async function changeLeadStatus(
  { db, clock }: { db: Database; clock: Clock },
  manager: Manager,
  leadId: string,
  status: LeadStatus,
): Promise<boolean> {
  const now = clock.now();
  const theirs = and(eq(leads.id, leadId), handledBy(manager));
  const [, , found] = await db.batch([
    db.insert(leadEvents).select(
      db
        .select({
          id: sql<number>`null`.as('id'),
          leadId: leads.id,
          actorId: sql<string>`${manager.userId}`.as('actor_id'),
          kind: sql<'status'>`'status'`.as('kind'),
          fromStatus: leads.status,
          toStatus: sql<LeadStatus>`${status}`.as('to_status'),
          text: sql<null>`null`.as('text'),
          createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
          subject: sql<null>`null`.as('subject'),
          jobId: sql<null>`null`.as('job_id'),
        })
        .from(leads)
        .where(and(theirs, ne(leads.status, status))),
    ),
    db
      .update(leads)
      .set({ status, updatedAt: now })
      .where(and(theirs, ne(leads.status, status))),
    db.select({ id: leads.id }).from(leads).where(theirs).limit(1),
  ]);
  return found.length > 0;
}
