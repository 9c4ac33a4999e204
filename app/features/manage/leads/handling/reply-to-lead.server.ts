import { and, eq, exists, notExists, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { jobs as jobTable, leadEvents, leads } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { sha256 } from '~/lib/crypto/sha256';

import { handledBy } from '~/features/manage/leads/handled-by.server';
import { insertStatusEvent } from './insert-status-event';
import type { LeadReply } from './lead-forms';

/**
 * Stores a reply to the traveller with the job that mails it, and changes a new lead to contacted. The same
 * form sent again is the same reply. False when the manager handles no such lead.
 */
export async function replyToLead(
  { db, jobs, clock }: DbClockJobs,
  manager: Manager,
  leadId: string,
  reply: LeadReply,
): Promise<boolean> {
  const now = clock.now();
  const jobId = (await sha256(JSON.stringify(['lead-reply', leadId, manager.userId, reply.key]))).slice(
    0,
    32,
  );
  const isFirst = isFirstTry(db, jobId, now);
  // owner: checked by insertReply
  const isNew = and(eq(leads.id, leadId), eq(leads.status, 'new'), isFirst);
  await runBatch(db, {
    reply: insertReply(db, manager, leadId, reply, { jobId, now }),
    change: insertStatusEvent(db, manager, { to: 'contacted', which: isNew, now }),
    lead: db.update(leads).set({ status: 'contacted', updatedAt: now }).where(isNew),
    mail: queueMail(
      db,
      { version: 1, mail: 'lead-reply', replyId: jobId },
      { id: jobId, now, onlyIf: isFirst },
    ),
  });
  // owner: checked by insertReply
  const [stored] = await db
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.jobId, jobId), eq(leadEvents.leadId, leadId)))
    .limit(1);
  if (stored) jobs.announce([jobId]);
  return stored !== undefined;
}

/** Of all tries of one form only the first finds its reply of this instant and without a job. */
function isFirstTry(db: Database, jobId: string, now: Date) {
  const reply = db
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.jobId, jobId), eq(leadEvents.createdAt, now)));
  // owner: checked by insertReply
  const job = db.select({ id: jobTable.id }).from(jobTable).where(eq(jobTable.id, jobId));
  return sql`(${exists(reply)} and ${notExists(job)})`;
}

function insertReply(
  db: Database,
  manager: Manager,
  leadId: string,
  { subject, body }: LeadReply,
  { jobId, now }: { jobId: string; now: Date },
) {
  const same = db.select({ id: leadEvents.id }).from(leadEvents).where(eq(leadEvents.jobId, jobId));
  return insertRow(
    db,
    leadEvents,
    {
      leadId: leads.id,
      actorId: manager.userId,
      kind: 'reply',
      subject,
      text: body,
      jobId,
      createdAt: now,
    },
    sql`from ${leads} where ${and(eq(leads.id, leadId), handledBy(manager), notExists(same))}`,
  );
}
