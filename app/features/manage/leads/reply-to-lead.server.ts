import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { leadEvents } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { insertJobs } from '~/features/work/jobs/job-statements';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import type { MailJob } from '~/jobs/mail-job';
import { sha256 } from '~/lib/sha256';

import type { LeadReply } from './lead-forms';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

/**
 * Stores a reply to the traveller with the job that mails it, and changes a new lead to contacted. The same
 * form sent again is the same reply. False when the manager handles no such lead.
 */
export async function replyToLead(
  { db, jobs, clock }: Dependencies,
  manager: Manager,
  leadId: string,
  { key, subject, body }: LeadReply,
): Promise<boolean> {
  const now = clock.now();
  const jobId = (await sha256(JSON.stringify(['lead-reply', leadId, manager.userId, key]))).slice(0, 32);
  const input: MailJob = { version: 1, mail: 'lead-reply', replyId: jobId };
  const d1 = db.$client;
  // Of several attempts with one form only the first finds its reply with this time and without a job.
  const isFirst = `select 1 from lead_events where job_id = ?2 and created_at = ${now.getTime()}
    and not exists (select 1 from jobs where id = ?2)`;
  await d1.batch([
    insertReply(d1).bind(leadId, ownerOf(manager), manager.userId, subject, body, jobId, now.getTime()),
    d1
      .prepare(
        `insert into lead_events (lead_id, actor_id, kind, from_status, to_status, created_at)
        select id, ?3, 'status', status, 'contacted', ?4 from leads
        where id = ?1 and status = 'new' and exists (${isFirst})`,
      )
      .bind(leadId, jobId, manager.userId, now.getTime()),
    d1
      .prepare(
        `update leads set status = 'contacted', updated_at = ?3
        where id = ?1 and status = 'new' and exists (${isFirst})`,
      )
      .bind(leadId, jobId, now.getTime()),
    insertJobs(d1, [{ id: jobId, kind: 'mail', input }], { now, onlyIf: { query: isFirst, bound: jobId } }),
  ]);
  const [kept] = await db
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(and(eq(leadEvents.jobId, jobId), eq(leadEvents.leadId, leadId)))
    .limit(1);
  if (kept) jobs.announce([jobId]);
  return kept !== undefined;
}

/** Whose leads the manager handles, for a raw statement: null means everybody's. */
const ownerOf = (manager: Manager) => (isStaff(manager) ? null : manager.profileId);

const insertReply = (d1: D1Database) =>
  d1.prepare(
    `insert into lead_events (lead_id, actor_id, kind, subject, text, job_id, created_at)
    select id, ?3, 'reply', ?4, ?5, ?6, ?7 from leads
    where id = ?1 and (?2 is null or owner_id = ?2)
      and not exists (select 1 from lead_events where job_id = ?6)`,
  );
