import { and, inArray, notExists, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueOf } from '~/features/work/jobs/job-rules';
import { insertJob } from '~/features/work/jobs/job-statements';
import type { GuideImportJob } from '~/jobs/guide-import-job';

import { guideImportId, isGuideImport } from './find-guide-import.server';

type Input = {
  ownerId: string;
  /** The actor's network address, an IPv6 one as its /64. */
  from: string;
  /** Slugs of kept guides that may be overwritten. */
  overwrite: readonly string[];
};

/**
 * Starts an import unless one is running; of several concurrent calls one starts it. Returns whether this one
 * did.
 */
export async function startGuideImport(
  deps: DbClockJobs,
  { ownerId, from, overwrite }: Input,
): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const id = guideImportId(now);
  const input: GuideImportJob = { version: 1, overwrite: [...overwrite], from };
  const written = await insertJob(
    db,
    { id, kind: 'guide-import', input, ownerId },
    { now, onlyIf: notExists(atWork(db)) },
  );
  if (written.length > 0) deps.jobs.announce([id], { queue: queueOf('guide-import') });
  return written.length > 0;
}

/** Continues a stopped import at once. Returns whether there is one. */
export async function retryGuideImport(
  { db, jobs: queue, clock }: DbClockJobs,
  id: string,
): Promise<boolean> {
  const now = clock.now();
  const [retried] = await db
    .update(jobs)
    .set({ state: 'waiting', attempts: 0, dueAt: now, leaseUntil: null, error: null, updatedAt: now })
    .where(
      and(
        // owner: checked by requireStaff
        eq(jobs.id, id),
        isGuideImport,
        sql`(${jobs.state} = 'failed' and ${notExists(atWork(db))} or ${jobs.state} = 'waiting' and ${jobs.error} is not null)`,
      ),
    )
    .returning({ id: jobs.id });
  if (retried) queue.announce([retried.id], { queue: queueOf('guide-import') });
  return retried !== undefined;
}

const atWork = (db: Database) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isGuideImport, inArray(jobs.state, ['waiting', 'running'])))
    .limit(1);
