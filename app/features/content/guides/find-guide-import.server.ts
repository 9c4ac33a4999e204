import { and, desc, gte, lt } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import { guideProgressSchema } from '~/jobs/guide-import-job';

/** Ids of imports follow each other in time, so that the latest is found by the key of the table. */
export const guideImportId = (now: Date) => `guide-import:${now.toISOString()}`;

export const isGuideImport = and(gte(jobs.id, 'guide-import:'), lt(jobs.id, 'guide-import;'));

/** A worker says how far it is after each guide, and one that is told of an import begins within seconds. */
const silenceMs = 15_000;

/** The latest import of guides, how far it is and what became of it; null when there was none lately. */
export async function findGuideImport({ db, clock }: { db: Database; clock: { now(): Date } }) {
  const [job] = await db
    .select({
      id: jobs.id,
      state: jobs.state,
      error: jobs.error,
      progress: jobs.progress,
      startedAt: jobs.createdAt,
      changedAt: jobs.updatedAt,
    })
    .from(jobs)
    .where(isGuideImport)
    .orderBy(desc(jobs.id))
    .limit(1);
  if (!job) return null;
  const progress = guideProgressSchema.safeParse(job.progress);
  const isAtWork = job.state === 'waiting' || job.state === 'running';
  const silentMs = clock.now().getTime() - job.changedAt.getTime();
  return {
    ...job,
    progress: progress.success ? progress.data : null,
    isAtWork,
    /** Nobody has said anything for a while: its worker may be lost, or nobody may have heard of it yet. */
    isSilent: isAtWork && job.error === null && silentMs > silenceMs,
    /** It can be told to go on: it has given up, or waits to be tried again after a failure. */
    hasStopped: job.state === 'failed' || (job.state === 'waiting' && job.error !== null),
  };
}

export type GuideImport = NonNullable<Awaited<ReturnType<typeof findGuideImport>>>;
