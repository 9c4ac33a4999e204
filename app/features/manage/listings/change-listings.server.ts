import { sql, type SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { publicProperty } from '~/db/schema/properties';
import type { AuditAction } from '~/db/vocabulary';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';
import type { MailJob } from '~/jobs/mail-job';

import { mostAtOnce, type ListingChange } from './listing-changes';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

type Asked = {
  change: ListingChange;
  ids: readonly number[];
  /** The reason of a rejection. */
  reason?: string;
  /** The actor's network address, an IPv6 one as its /64. */
  from: string;
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
  /** The state in which the change was made before. */
  already: string;
  set: (now: number, reason: string | null) => SQL;
  audit: AuditAction;
  mail?: Extract<MailJob, { propertyId: number }>['mail'];
};

const at = (now: number) => sql`cast(${now} as integer)`;
const changed = (now: number) => sql`updated_at = ${at(now)}`;

/**
 * Approval never publishes, not even a property that was public before its rejection. Only public properties
 * can be featured; a featured property that is hidden keeps the mark until it is public again.
 */
const rules: Record<ListingChange, Rule> = {
  approve: {
    when: 'is_approved = 0 and archived_at is null',
    already: 'is_approved = 1 and archived_at is null',
    set: (now) =>
      sql`is_approved = 1, is_published = 0, rejected_at = null, rejection_reason = null, ${changed(now)}`,
    audit: 'property-approved',
    mail: 'listing-approved',
  },
  reject: {
    when: '(is_approved = 1 or rejected_at is null) and archived_at is null',
    already: "listing_state = 'rejected'",
    set: (now, reason) =>
      sql`is_approved = 0, rejected_at = ${at(now)}, rejection_reason = ${reason}, ${changed(now)}`,
    audit: 'property-rejected',
    mail: 'listing-rejected',
  },
  publish: {
    when: "listing_state = 'draft'",
    already: "listing_state = 'published'",
    set: (now) => sql`is_published = 1, ${changed(now)}`,
    audit: 'property-published',
  },
  unpublish: {
    when: "listing_state = 'published'",
    already: "listing_state = 'draft'",
    set: (now) => sql`is_published = 0, ${changed(now)}`,
    audit: 'property-unpublished',
  },
  feature: {
    when: `is_featured = 0 and ${publicProperty}`,
    already: `is_featured = 1 and ${publicProperty}`,
    set: () => sql`is_featured = 1`,
    audit: 'property-featured',
  },
  unfeature: {
    when: 'is_featured = 1',
    already: 'is_featured = 0',
    set: () => sql`is_featured = 0`,
    audit: 'property-unfeatured',
  },
  archive: {
    when: 'archived_at is null',
    already: 'archived_at is not null',
    set: (now) => sql`archived_at = ${at(now)}, ${changed(now)}`,
    audit: 'property-archived',
  },
  restore: {
    when: 'archived_at is not null',
    already: 'archived_at is null',
    set: (now) => sql`archived_at = null, ${changed(now)}`,
    audit: 'property-restored',
  },
};

/**
 * Makes one change to up to a hundred properties that the actor manages, with its entries in the audit log
 * and its mails to the owners, in one batch. The caller must check the permission for this kind of change.
 */
export async function changeListings(
  { db, jobs, clock }: Dependencies,
  actor: Manager,
  { change, ids, reason, from }: Asked,
): Promise<ChangeOutcome> {
  const rule = rules[change];
  const now = clock.now().getTime();
  const chosen = ids.slice(0, mostAtOnce).map((id) => ({ id, jobId: crypto.randomUUID() }));
  const json = JSON.stringify(chosen);
  const matching = (state: string) => {
    const wanted = sql`${properties.id} in (select json_extract(value, '$.id') from json_each(${json}))`;
    const managed = managedBy(actor);
    return managed
      ? sql`${wanted} and ${managed} and ${sql.raw(state)}`
      : sql`${wanted} and ${sql.raw(state)}`;
  };
  const prepare = (query: SQL) => {
    const { sql: text, params } = new SQLiteAsyncDialect().sqlToQuery(query);
    return db.$client.prepare(text).bind(...params);
  };
  // Statements beside the change check the state before it, so they come first.
  const statements = [
    sql`select ${properties.id} from ${properties} where ${matching(rule.already)} limit ${mostAtOnce}`,
    sql`insert into audit_log (actor_id, action, subject, from_address, created_at)
      select ${actor.userId}, ${rule.audit}, 'property:' || ${properties.id}, ${from}, ${at(now)}
      from ${properties} where ${matching(rule.when)}`,
    rule.mail ? insertMails(json, rule.mail, now, matching(rule.when)) : null,
    sql`update ${properties} set ${rule.set(now, reason ?? null)} where ${matching(rule.when)} returning id`,
  ].filter((statement) => statement !== null);
  const results = await db.$client.batch<{ id: number }>(statements.map(prepare));
  const idsOf = (result: D1Result<{ id: number }> | undefined) => result?.results.map(({ id }) => id) ?? [];
  const done = idsOf(results.at(-1));
  if (rule.mail && done.length > 0) {
    jobs.announce(chosen.filter(({ id }) => done.includes(id)).map(({ jobId }) => jobId));
  }
  return { done, already: idsOf(results[0]) };
}

/** A mail to each owner; its content is read when it is sent, if the decision still holds then. */
function insertMails(json: string, mail: NonNullable<Rule['mail']>, now: number, where: SQL): SQL {
  return sql`insert into jobs (id, kind, input, due_at, created_at, updated_at)
    select json_extract(chosen.value, '$.jobId'), 'mail',
      json_object('version', 1, 'mail', ${mail}, 'propertyId', ${properties.id}, 'decidedAt', ${at(now)}),
      ${at(now)}, ${at(now)}, ${at(now)}
    from ${properties} join json_each(${json}) chosen on json_extract(chosen.value, '$.id') = ${properties.id}
    where ${properties.ownerId} is not null and ${where}`;
}
