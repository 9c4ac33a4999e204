import type { Database } from '~/db/client';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { insertJobs, newJob } from '~/features/work/jobs/job-statements';
import type { AuditAction } from '~/db/vocabulary';

import type { AccountChange } from './account-change';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };
type Asked = { actorId: string; from: string; change: AccountChange };

const otherAdmin = `exists (select 1 from profiles p join users o on o.id = p.user_id
  where p.role = 'admin' and p.user_id <> u.id and o.deactivated_at is null and o.email_verified_at is not null)`;

/**
 * Conditions of a change; ?2 is the request as JSON. Admins cannot change themselves, and one admin must
 * remain.
 */
const conditions = {
  role: `r.role <> json_extract(?2, '$.change.role') and (r.role <> 'admin' or ${otherAdmin})`,
  deactivate: `u.deactivated_at is null and (r.role <> 'admin' or ${otherAdmin})`,
  reactivate: 'u.deactivated_at is not null',
} as const;

const actions: Record<AccountChange['intent'], AuditAction> = {
  role: 'role-changed',
  deactivate: 'account-deactivated',
  reactivate: 'account-reactivated',
};

/**
 * Changes an account's role, closes it or opens it; ends its sessions, so that nobody continues with an old
 * role, notifies its owner by mail and writes the audit log. One batch whose first statement decides: false
 * when there was nothing to change, the account is the actor's own, or no admin would remain.
 */
export async function changeAccount(
  { db, jobs, clock }: Dependencies,
  { actorId, from, change }: Asked,
): Promise<boolean> {
  const d1 = db.$client;
  const now = clock.now();
  const { intent, userId } = change;
  const job = newJob('mail', { version: 1, mail: 'account-changed', userId, change: intent });
  const query = `select 1 from users u join profiles r on r.user_id = u.id
    where u.id = json_extract(?2, '$.change.userId') and u.id <> json_extract(?2, '$.actorId') and ${conditions[intent]}`;
  const decided = 'exists (select 1 from jobs where id = ?2)';
  const [first] = await d1.batch([
    insertJobs(d1, [job], { now, onlyIf: { query, bound: JSON.stringify({ actorId, change }) } }),
    changeStatement(d1, change, job.id, now.getTime()),
    d1.prepare(`delete from sessions where user_id = ?1 and ${decided}`).bind(userId, job.id),
    keepStatement(d1, change, job.id),
    d1
      .prepare(
        `insert into audit_log (actor_id, action, subject, from_address, detail)
        select ?3, ?4, ?1, ?5, json_object('role', ?6) where ${decided}`,
      )
      .bind(userId, job.id, actorId, actions[intent], from, intent === 'role' ? change.role : null),
  ]);
  const isDone = (first?.meta.changes ?? 0) > 0;
  if (isDone) jobs.announce([job.id]);
  return isDone;
}

/** An account that is opened again is not erased, even if its owner had closed it. */
function keepStatement(d1: D1Database, { intent, userId }: AccountChange, jobId: string) {
  return d1
    .prepare(
      `delete from erasure_requests where user_id = ?1 and erased_at is null and ?3 = 'reactivate'
        and exists (select 1 from jobs where id = ?2)`,
    )
    .bind(userId, jobId, intent);
}

function changeStatement(d1: D1Database, change: AccountChange, jobId: string, now: number) {
  const decided = 'exists (select 1 from jobs where id = ?2)';
  const { userId } = change;
  if (change.intent === 'role') {
    return d1
      .prepare(`update profiles set role = ?3, updated_at = ?4 where user_id = ?1 and ${decided}`)
      .bind(userId, jobId, change.role, now);
  }
  return d1
    .prepare(`update users set deactivated_at = ?3 where id = ?1 and ${decided}`)
    .bind(userId, jobId, change.intent === 'deactivate' ? now : null);
}
