import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { jobStates } from '../vocabulary';
import { users } from './accounts';
import { createdAt, instant, oneOf, randomId, updatedAt } from './columns';

/** Long work. The row is the truth; the queue carries its id only. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: randomId(),
    kind: text('kind').notNull(),
    input: text('input', { mode: 'json' }).notNull(),
    state: text('state', { enum: jobStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: instant('lease_until'),
    dueAt: instant('due_at').notNull(),
    error: text('error'),
    result: text('result', { mode: 'json' }),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('jobs_due').on(table.state, table.dueAt),
    index('jobs_owner').on(table.ownerId),
    check('jobs_state', oneOf('state', jobStates)),
  ],
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
  (table) => [index('audit_log_newest').on(table.createdAt)],
);
