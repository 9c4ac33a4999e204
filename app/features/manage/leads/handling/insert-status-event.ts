import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { leadEvents, leads } from '~/db/schema';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import type { LeadStatus } from '~/features/directory/lead/lead-status';

type Change = { to: LeadStatus; which: SQL | undefined; now: Date };

/** Statement that records a change of status in the history of these leads; it comes before the change. */
export function insertStatusEvent(db: Database, manager: Manager, { to, which, now }: Change) {
  return insertRow(
    db,
    leadEvents,
    {
      leadId: leads.id,
      actorId: manager.userId,
      kind: 'status',
      fromStatus: leads.status,
      toStatus: to,
      createdAt: now,
    },
    sql`from ${leads} where ${which}`,
  );
}
