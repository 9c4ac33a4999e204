import { and, eq, inArray, sql } from 'drizzle-orm';

import { jobs, leadEvents, leads } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

import { handledBy } from '~/features/manage/leads/handled-by.server';

/**
 * Restarts the mail of a failed reply from the beginning. A reply that may have arrived ('unknown') is not
 * sent again. False when there is no such failed reply to a lead of the manager.
 */
export async function retryLeadReply(
  { db, jobs: queue, clock }: DbClockJobs,
  manager: Manager,
  leadId: string,
  eventId: number,
): Promise<boolean> {
  const now = clock.now();
  const theirs = db
    .select({ jobId: sql<string>`${leadEvents.jobId}` })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    .where(and(eq(leadEvents.id, eventId), eq(leads.id, leadId), handledBy(manager)));
  const retried = await db
    .update(jobs)
    .set({
      state: 'waiting',
      attempts: 0,
      dueAt: now,
      leaseUntil: null,
      handedOverAt: null,
      error: null,
      updatedAt: now,
    })
    .where(and(inArray(jobs.id, theirs), eq(jobs.state, 'failed')))
    .returning({ id: jobs.id });
  if (retried.length > 0) queue.announce(retried.map(({ id }) => id));
  return retried.length > 0;
}
