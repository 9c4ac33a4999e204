import { and, eq, ne, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { insertRow } from '~/db/insert-row';
import { leadEvents, leads } from '~/db/schema';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import type { LeadStatus } from '~/features/directory/lead/lead-status';

import { handledBy } from './handled-by.server';

/**
 * Changes a lead's status and records it in the history; the same status again records nothing. False when
 * the manager handles no such lead.
 */
export async function changeLeadStatus(
  { db, clock }: DbClock,
  manager: Manager,
  leadId: string,
  status: LeadStatus,
): Promise<boolean> {
  const now = clock.now();
  const theirs = and(eq(leads.id, leadId), handledBy(manager));
  const [, , found] = await db.batch([
    insertRow(
      db,
      leadEvents,
      {
        leadId: leads.id,
        actorId: manager.userId,
        kind: 'status',
        fromStatus: leads.status,
        toStatus: status,
        createdAt: now,
      },
      sql`from ${leads} where ${and(theirs, ne(leads.status, status))}`,
    ),
    db
      .update(leads)
      .set({ status, updatedAt: now })
      .where(and(theirs, ne(leads.status, status))),
    db.select({ id: leads.id }).from(leads).where(theirs).limit(1),
  ]);
  return found.length > 0;
}
