import { and, isNotNull, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { numbered, runBatch } from '~/db/run-batch';
import { properties } from '~/db/schema';
import { publicProperty } from '~/db/schema/properties';
import type { AuditAction } from '~/db/vocabulary';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { managedBy } from '~/features/directory/visibility/managed-by.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import type { MailJob } from '~/jobs/mail-job';
import type { Actor } from '~/lib/actor';
import { undoableSince } from '~/lib/time/undo-time';
import { auditStatement } from '~/features/work/audit/record-audit.server';

import { maxAtOnce, type ListingChange } from './listing-changes';

type Input = {
  change: ListingChange;
  ids: readonly number[];
  /** The reason of a rejection. */
  reason?: string;
};

/**
 * Ids that were changed, and ids that had the target state before; other ids are missing, another owner's or
 * not in a suitable state.
 */
export type ChangeOutcome = { done: number[]; already: number[] };

type Rule = {
  /**
   * The states in which the change is possible; repeated in every statement, so that a second click changes
   * nothing.
   */
  when: string;
  /** A further condition for it. */
  onlyIf?: (now: Date, actor: Actor) => SQL;
  /** The state in which the change was made before. */
  already: string;
  set: (now: Date, reason: string | null) => Partial<typeof properties.$inferInsert>;
  audit: readonly AuditAction[];
  mail?: Extract<MailJob, { decidedAt: number }>['mail'];
};

/**
 * Approval alone never publishes, not even a property that was public before its rejection. Only public properties
 * can be featured; a featured property that is hidden keeps the mark until it is public again.
 */
const rules: Record<ListingChange, Rule> = {
  approve: {
    when: 'is_approved = 0 and archived_at is null',
    already: 'is_approved = 1 and archived_at is null',
    set: (now) => ({
      isApproved: true,
      isPublished: false,
      rejectedAt: null,
      rejectionReason: null,
      updatedAt: now,
    }),
    audit: ['property-approved'],
    mail: 'listing-approved',
  },
  'approve-publish': {
    when: 'is_approved = 0 and archived_at is null',
    already: "listing_state = 'published'",
    set: (now) => ({
      isApproved: true,
      isPublished: true,
      rejectedAt: null,
      rejectionReason: null,
      updatedAt: now,
    }),
    audit: ['property-approved', 'property-published'],
    mail: 'listing-approved',
  },
  reject: {
    when: '(is_approved = 1 or rejected_at is null) and archived_at is null',
    already: "listing_state = 'rejected'",
    set: (now, reason) => ({
      isApproved: false,
      rejectedAt: now,
      rejectionReason: reason,
      updatedAt: now,
    }),
    audit: ['property-rejected'],
    mail: 'listing-rejected',
  },
  publish: {
    when: "listing_state = 'draft'",
    already: "listing_state = 'published'",
    set: (now) => ({ isPublished: true, updatedAt: now }),
    audit: ['property-published'],
  },
  unpublish: {
    when: "listing_state = 'published'",
    already: "listing_state = 'draft'",
    set: (now) => ({ isPublished: false, updatedAt: now }),
    audit: ['property-unpublished'],
  },
  feature: {
    when: `is_featured = 0 and ${publicProperty}`,
    already: `is_featured = 1 and ${publicProperty}`,
    set: () => ({ isFeatured: true }),
    audit: ['property-featured'],
  },
  unfeature: {
    when: 'is_featured = 1',
    already: 'is_featured = 0',
    set: () => ({ isFeatured: false }),
    audit: ['property-unfeatured'],
  },
  archive: {
    when: 'archived_at is null',
    already: 'archived_at is not null',
    set: (now) => ({ archivedAt: now, updatedAt: now }),
    audit: ['property-archived'],
  },
  unarchive: {
    when: 'archived_at is not null',
    onlyIf: (now, { userId }) => sql`${properties.archivedAt} > ${undoableSince(now).getTime()} and exists (
      select 1 from audit_log a where a.subject = 'property:' || ${properties.id} and a.actor_id = ${userId}
        and a.action = 'property-archived' and a.created_at >= ${properties.archivedAt})`,
    already: 'archived_at is null',
    set: (now) => ({ archivedAt: null, updatedAt: now }),
    audit: ['property-restored'],
  },
  restore: {
    when: 'archived_at is not null',
    already: 'archived_at is null',
    set: (now) => ({ archivedAt: null, updatedAt: now }),
    audit: ['property-restored'],
  },
};

/**
 * Makes one change to up to a hundred properties that the actor manages, with its entries in the audit log
 * and its mails to the owners, in one batch. The caller must check the permission for this kind of change.
 */
export async function changeListings(
  { db, jobs, clock }: DbClockJobs,
  actor: Actor,
  { change, ids, reason }: Input,
): Promise<ChangeOutcome> {
  const rule = rules[change];
  const now = clock.now();
  const chosen = ids.slice(0, maxAtOnce).map((id) => ({ id, jobId: crypto.randomUUID() }));
  const json = JSON.stringify(chosen);
  const wanted = sql`${properties.id} in (select json_extract(value, '$.id') from json_each(${json}))`;
  const matching = (state: string) => and(wanted, managedBy(actor), sql`(${sql.raw(state)})`);
  const possible = and(matching(rule.when), rule.onlyIf?.(now, actor));
  // The audit entries and mails depend on the state before the change, so they are written first.
  const results = await runBatch(db, {
    already: db.select({ id: properties.id }).from(properties).where(matching(rule.already)).limit(maxAtOnce),
    ...numbered(
      'audit',
      rule.audit.map((action) =>
        auditStatement(
          db,
          { actor, action, subject: sql`'property:' || ${properties.id}` },
          { from: properties, guard: possible, now },
        ),
      ),
    ),
    mails: rule.mail ? queueMails(db, rule.mail, { json, now, which: possible }) : null,
    done: db
      .update(properties)
      .set(rule.set(now, reason ?? null))
      .where(possible)
      .returning({ id: properties.id }),
  });
  const done = results.done.map(({ id }) => id);
  if (rule.mail && done.length > 0) {
    jobs.announce(chosen.filter(({ id }) => done.includes(id)).map(({ jobId }) => jobId));
  }
  return { done, already: results.already.map(({ id }) => id) };
}

type Mailed = {
  /** The ids that were chosen, each with one for its mail. */
  json: string;
  now: Date;
  which: SQL | undefined;
};

/** A mail to each owner; its facts are read when it is sent, and it is dropped when they no longer hold. */
function queueMails(db: Database, mail: NonNullable<Rule['mail']>, { json, now, which }: Mailed) {
  return queueMail(
    db,
    { version: 1, mail, propertyId: properties.id, decidedAt: now.getTime() },
    {
      id: sql`json_extract(chosen.value, '$.jobId')`,
      now,
      from: sql`${properties} join json_each(${json}) chosen on json_extract(chosen.value, '$.id') = ${properties.id}`,
      onlyIf: and(isNotNull(properties.ownerId), which),
    },
  );
}
