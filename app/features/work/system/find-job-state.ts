import { and, count, desc, eq, gte, inArray, isNull, lte, max, min, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';

import { stepOf, type Period } from './periods';

/** Jobs that are due and that no worker holds: how many, and since when the oldest has been due, in milliseconds since the epoch. */
export const waitingJobs = (db: Database, now: Date) =>
  db
    .select({ waiting: count(), oldest: sql<number | null>`${min(jobs.dueAt)}` })
    .from(jobs)
    .where(
      and(
        inArray(jobs.state, ['waiting', 'running']),
        lte(jobs.dueAt, now),
        or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
      ),
    );

/** Jobs that ended badly and nobody has settled, and those of them that are mails. */
export const failedJobs = (db: Database) =>
  db
    .select({
      failed: count(),
      mails: sql<number>`coalesce(sum(${eq(jobs.kind, 'mail')}), 0)`,
    })
    .from(jobs)
    .where(inArray(jobs.state, ['failed', 'unknown']));

/** Ids of the jobs that take backups; each begins with this word and a colon. */
const isBackup = sql`${jobs.id} >= 'backup:' and ${jobs.id} < 'backup;'`;

/** Those that took the last step of one. */
const isWhole = sql`(${jobs.state} = 'done' and json_extract(${jobs.result}, '$.isWhole'))`;

/** Those of a night, whose backups are named after the day alone; a command adds the time. */
const isNightly = sql`${jobs.id} glob 'backup:????-??-??:*'`;

/**
 * Of the backups in the last month, in milliseconds since the epoch: when the newest whole one was done, and when the first nightly one
 * was asked for. Null when there is none.
 */
export const backupJobs = (db: Database) =>
  db
    .select({
      wholeAt: sql<number | null>`${max(sql`case when ${isWhole} then ${jobs.updatedAt} end`)}`,
      firstAt: sql<number | null>`${min(sql`case when ${isNightly} then ${jobs.createdAt} end`)}`,
    })
    .from(jobs)
    .where(isBackup);

const ofResult = <Value>(name: 'name' | 'rows' | 'bytes') =>
  sql<Value>`json_extract(${jobs.result}, ${sql.raw(`'$.${name}'`)})`;

/** The newest whole backup of the last month, by night or by command. */
export const newestBackup = (db: Database) =>
  db
    .select({
      at: jobs.updatedAt,
      name: ofResult<string | null>('name'),
      rows: ofResult<number | null>('rows'),
      bytes: ofResult<number | null>('bytes'),
    })
    .from(jobs)
    .where(and(isBackup, isWhole))
    .orderBy(desc(jobs.updatedAt))
    .limit(1);

/** How many backups became whole in each step of a period, and the bytes of the largest. */
export const backupsByStep = (db: Database, period: Period) =>
  db
    .select({
      step: stepOf(jobs.updatedAt, period),
      backups: count(),
      bytes: sql<number>`coalesce(max(${ofResult('bytes')}), 0)`,
    })
    .from(jobs)
    .where(and(isBackup, isWhole, gte(jobs.updatedAt, new Date(period.begins))))
    .groupBy(sql`1`)
    .limit(period.steps + 1);
