import { and, desc, gte, lt } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { jobs } from '~/db/schema';
import { guideProgressSchema } from '~/jobs/guide-import-job';

/** Ids of imports sort by time, so that the primary key finds the latest. */
export const guideImportId = (now: Date) => `guide-import:${now.toISOString()}`;

export const isGuideImport = and(gte(jobs.id, 'guide-import:'), lt(jobs.id, 'guide-import;'));

/** A worker reports after each guide, and an announced import begins within seconds. */
const silenceMs = 15_000;

/** The latest import of guides, its progress and results; null when there was none lately. */
export async function findGuideImport({ db, clock }: DbClock) {
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
    /** No progress was reported for a while: the worker may be lost, or the announcement. */
    isSilent: isAtWork && job.error === null && silentMs > silenceMs,
    /** It can be continued: it has failed, or waits for another attempt after a failure. */
    hasStopped: job.state === 'failed' || (job.state === 'waiting' && job.error !== null),
  };
}

export type GuideImport = NonNullable<Awaited<ReturnType<typeof findGuideImport>>>;
