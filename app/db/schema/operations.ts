import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { jobKinds, jobStates } from '../vocabulary';
import { users } from './accounts';
import { createdAt, instant, oneOf, randomId, updatedAt } from './columns';

/** Long work. The row is the truth; the queue carries its id only. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: randomId(),
    kind: text('kind', { enum: jobKinds }).notNull(),
    input: text('input', { mode: 'json' }).notNull(),
    state: text('state', { enum: jobStates }).notNull().default('waiting'),
    /** How often it was begun, ended or not. */
    attempts: integer('attempts').notNull().default(0),
    /** While this is ahead, somebody is at it; once past, whoever it was has died. */
    leaseUntil: instant('lease_until'),
    dueAt: instant('due_at').notNull(),
    error: text('error'),
    result: text('result', { mode: 'json' }),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When its one call that must not be made twice was begun and not known to have been refused. */
    handedOverAt: instant('handed_over_at'),
    /** How far it is, as the job's kind says it; written while it runs. */
    progress: text('progress', { mode: 'json' }),
  },
  (table) => [
    index('jobs_due').on(table.state, table.dueAt),
    index('jobs_owner').on(table.ownerId),
    check('jobs_state', oneOf('state', jobStates)),
  ],
);

/** Mail that a site without a mail provider would have sent; `id` is the job's, so that each is here once. */
export const outboxMails = sqliteTable(
  'outbox_mails',
  {
    id: text('id').primaryKey(),
    sender: text('sender').notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: text('headers', { mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_mails_newest').on(table.createdAt)],
);

/** Queue messages that have been worked, so that a second delivery counts nothing twice. */
export const processedMessages = sqliteTable(
  'processed_messages',
  { id: text('id').primaryKey(), processedAt: instant('processed_at').notNull() },
  (table) => [index('processed_messages_age').on(table.processedAt)],
);

/** Counters of attempts per visitor and purpose; a row lives for one window. */
export const rateLimits = sqliteTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index('rate_limits_age').on(table.windowStart),
  ],
);

/** Who did what to what. Append-only by trigger. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subject: text('subject'),
    detail: text('detail', { mode: 'json' }),
    fromAddress: text('from_address'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_newest').on(table.createdAt),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_subject').on(table.subject, table.id),
  ],
);
