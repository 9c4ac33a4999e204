import { and, eq, ne } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { runBatch } from '~/db/run-batch';
import { leads } from '~/db/schema';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import type { LeadStatus } from '~/features/directory/lead/lead-status';

import { handledBy } from '~/features/manage/leads/handled-by.server';
import { insertStatusEvent } from './insert-status-event';

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
  const isOther = and(theirs, ne(leads.status, status));
  const { found } = await runBatch(db, {
    event: insertStatusEvent(db, manager, { to: status, which: isOther, now }),
    change: db.update(leads).set({ status, updatedAt: now }).where(isOther),
    found: db.select({ id: leads.id }).from(leads).where(theirs).limit(1),
  });
  return found.length > 0;
}
