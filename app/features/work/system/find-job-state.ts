import { and, count, eq, inArray, isNull, lte, max, min, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';

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

/** Ids of the jobs that take backups; they begin with it and a colon. */
const isBackup = sql`${jobs.id} >= 'backup:' and ${jobs.id} < 'backup;'`;

/**
 * Of the backups in the last month, in milliseconds since the epoch: when the newest whole one was done, and when the first was
 * asked for. Null when there is none.
 */
export const backupJobs = (db: Database) =>
  db
    .select({
      wholeAt: sql<number | null>`${max(
        sql`case when ${jobs.state} = 'done' and json_extract(${jobs.result}, '$.isWhole') then ${jobs.updatedAt} end`,
      )}`,
      firstAt: sql<number | null>`${min(jobs.createdAt)}`,
    })
    .from(jobs)
    .where(isBackup);
