import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { jobKinds, jobStates, modelOutcomes } from '../vocabulary';
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
    /** How often it was begun, whether it ended or not. */
    attempts: integer('attempts').notNull().default(0),
    /** While this is in the future, a worker is running the job; once it is past, that worker has died. */
    leaseUntil: instant('lease_until'),
    dueAt: instant('due_at').notNull(),
    error: text('error'),
    result: text('result', { mode: 'json' }),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the call that must not be made twice began; blank when it is known to have been refused. */
    handedOverAt: instant('handed_over_at'),
    /** How far it is, in the form of the job's kind; written while it runs. */
    progress: text('progress', { mode: 'json' }),
    /** How many attempts ended without a result: the worker was killed for time, for memory or by chance. */
    deaths: integer('deaths').notNull().default(0),
    /** The request that began it, by the number that its page shows; null for one that no request began. */
    requestId: text('request_id'),
  },
  (table) => [
    index('jobs_due').on(table.state, table.dueAt),
    index('jobs_owner').on(table.ownerId),
    index('jobs_owner_newest').on(table.ownerId, table.createdAt),
    index('jobs_state_newest').on(table.state, table.updatedAt),
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

/** Queue messages that have been processed, so that a second delivery is not counted again. */
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

/** The audit log: actor, action and subject. Append-only by trigger. */
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

/** Every call of a model, with what it cost. Kept when the job is cleared, so that totals stay right. */
export const modelCalls = sqliteTable(
  'model_calls',
  {
    id: randomId(),
    jobId: text('job_id').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: jobKinds }).notNull(),
    /** Adelaide's date, `YYYY-MM-DD`. */
    day: text('day').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome', { enum: modelOutcomes }).notNull(),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Millionths of a US dollar, at the prices known when the call was made. */
    costMicroUsd: integer('cost_micro_usd').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('model_calls_day').on(table.day, table.kind),
    index('model_calls_user').on(table.userId, table.day),
    index('model_calls_job').on(table.jobId),
    check('model_calls_outcome', oneOf('outcome', modelOutcomes)),
  ],
);

/** Pictures that accounts have saved lately, or are saving now: the count for their budget. */
export const pictureSavings = sqliteTable(
  'picture_savings',
  {
    id: randomId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Size of the file that was sent. */
    bytes: integer('bytes').notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while it is running, or when its worker died. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('picture_savings_user').on(table.userId, table.startedAt, table.endedAt, table.bytes),
    index('picture_savings_age').on(table.startedAt),
  ],
);

/** Pictures that a job found on a website, stored as small copies until the owner has chosen from them. */
export const stagedImages = sqliteTable(
  'staged_images',
  {
    id: randomId(),
    jobId: text('job_id').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Position among the job's pictures, from 0; the proposed order. */
    position: integer('position').notNull(),
    sourceUrl: text('source_url').notNull(),
    /** The page on which it was found. */
    pageUrl: text('page_url').notNull(),
    /** Folder of the small copy in R2. */
    storageKey: text('storage_key').notNull(),
    /** Pixels of the original, upright. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Pixels of the small copy. */
    copyWidth: integer('copy_width').notNull(),
    copyHeight: integer('copy_height').notNull(),
    placeholder: text('placeholder').notNull(),
    /** Perceptual hash, 16 hexadecimal digits. */
    fingerprint: text('fingerprint').notNull(),
    fileName: text('file_name').notNull(),
    altText: text('alt_text').notNull(),
    descriptor: text('descriptor').notNull(),
    isHeroCandidate: integer('is_hero_candidate', { mode: 'boolean' }).notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('staged_images_place').on(table.jobId, table.position),
    index('staged_images_owner').on(table.ownerId),
    index('staged_images_age').on(table.createdAt),
  ],
);

/**
 * The latest change of each thing that public pages show, by the key that pages declare (app/platform/cache). Written by
 * triggers only, in the transaction of the change. `seq` grows with every change; keys of one change may share it.
 */
export const contentChanges = sqliteTable(
  'content_changes',
  {
    key: text('key').primaryKey(),
    seq: integer('seq').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('content_changes_seq').on(table.seq)],
);

/** How many requests of a day the cache answered, or passed on; `day` is Adelaide's date. */
export const cacheUses = sqliteTable(
  'cache_uses',
  {
    day: text('day').notNull(),
    /** hit, stale, miss or pass, as in the header x-cache. */
    use: text('use').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.use] })],
);
