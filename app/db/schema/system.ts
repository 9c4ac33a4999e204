import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { alertKinds } from '../vocabulary';
import { instant, oneOf } from './columns';

const counted = (name: string) => integer(name).notNull().default(0);

/** Requests of ten minutes by kind of page; written by the queue worker, kept for 30 days. */
export const requestFigures = sqliteTable(
  'request_figures',
  {
    /** When the ten minutes began. */
    slot: instant('slot').notNull(),
    page: text('page').notNull(),
    requests: counted('requests'),
    /** Answers of status 500 and above. */
    errors: counted('errors'),
    /** Answers that the cache had. */
    hits: counted('hits'),
    /** Rows that D1 said it read; single reads say nothing. */
    rowsRead: counted('rows_read'),
    /** Answers by the upper limit of the milliseconds that they took. */
    within10: counted('within_10'),
    within25: counted('within_25'),
    within50: counted('within_50'),
    within100: counted('within_100'),
    within250: counted('within_250'),
    within500: counted('within_500'),
    within1000: counted('within_1000'),
    within2500: counted('within_2500'),
    within5000: counted('within_5000'),
    longer: counted('longer'),
  },
  (table) => [primaryKey({ columns: [table.slot, table.page] })],
);

/** The state of everything that is not a request, once in ten minutes; kept for 30 days. */
export const systemFigures = sqliteTable('system_figures', {
  slot: instant('slot').primaryKey(),
  /** Jobs that are due and not done. */
  jobsWaiting: counted('jobs_waiting'),
  /** Jobs that failed, or whose end is unknown, and nobody has settled. */
  jobsFailed: counted('jobs_failed'),
  /** How long the oldest job has been due, in milliseconds. */
  oldestJobMs: counted('oldest_job_ms'),
  /** Those of the failed jobs that are mails. */
  mailFailures: counted('mail_failures'),
  /** Calls of models in the ten minutes before, in millionths of a US dollar. */
  aiCostMicroUsd: counted('ai_cost_micro_usd'),
  /** Null where D1 does not report it. */
  databaseBytes: integer('database_bytes'),
  /** Of the last whole count of the pictures in R2; null before the first. */
  mediaBytes: integer('media_bytes'),
});

/** The state of the count of the pictures in R2; one row. A count goes on from the last object of the step before. */
export const storageCounts = sqliteTable('storage_counts', {
  id: integer('id').primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** The last object that was counted; null when the count is whole. */
  after: text('after'),
  bytes: counted('bytes'),
  /** Of the last whole count. */
  countedBytes: integer('counted_bytes'),
});

/** The alerts of which admins have been notified and that are not over. */
export const alerts = sqliteTable(
  'alerts',
  {
    kind: text('kind', { enum: alertKinds }).primaryKey(),
    beganAt: instant('began_at').notNull(),
  },
  () => [check('alerts_kind', oneOf('kind', alertKinds))],
);

/** Messages that a queue has given up. */
export const deadLetters = sqliteTable(
  'dead_letters',
  {
    /** The batch of messages, by its first id: a batch that is delivered twice is one. */
    id: text('id').primaryKey(),
    queue: text('queue').notNull(),
    messages: integer('messages').notNull(),
    diedAt: instant('died_at').notNull(),
  },
  (table) => [index('dead_letters_newest').on(table.diedAt)],
);
