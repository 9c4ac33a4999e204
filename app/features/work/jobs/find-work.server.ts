import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import type { JobKind } from '~/db/vocabulary';
import { jobProgressSchema, type JobProgress } from '~/jobs/job-progress';

import { ownWork } from './own-work.server';

/**
 * Somebody's own job and how far it is; null when it is not there, is another's, or is of another kind than the one asked
 * for. `result` is the kind's, to be parsed by its contract.
 */
export async function findWork(
  { db }: { db: Database },
  viewer: { userId: string },
  { id, kind }: { id: string | null | undefined; kind?: JobKind },
) {
  if (!id) return null;
  const [job] = await db
    .select({ ...statusColumns, kind: jobs.kind, input: jobs.input, result: jobs.result })
    .from(jobs)
    .where(and(ownWork(viewer, id), kind && eq(jobs.kind, kind)))
    .limit(1);
  return job ? { ...job, status: workStatus(job) } : null;
}

/** How far one's own job is, without what it was given and what came of it, since it is asked for again and again. */
export async function findWorkStatus(
  { db }: { db: Database },
  viewer: { userId: string },
  id: string | undefined,
): Promise<WorkStatus | null> {
  if (!id) return null;
  const [job] = await db.select(statusColumns).from(jobs).where(ownWork(viewer, id)).limit(1);
  return job ? workStatus(job) : null;
}

const statusColumns = {
  id: jobs.id,
  state: jobs.state,
  error: jobs.error,
  progress: jobs.progress,
  changedAt: jobs.updatedAt,
};

export type WorkStatus = {
  id: string;
  state: 'at-work' | 'done' | 'failed' | 'cancelled';
  progress: JobProgress | null;
  /** Why it failed, or why it waits to be tried again. */
  error: string | null;
  /** Milliseconds since the epoch. */
  changedAt: number;
};

type Row = Pick<typeof jobs.$inferSelect, 'id' | 'state' | 'error' | 'progress'> & { changedAt: Date };

const shownStates: Record<Row['state'], WorkStatus['state']> = {
  waiting: 'at-work',
  running: 'at-work',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
  unknown: 'failed',
};

/** What the page that asked is told while it waits. */
function workStatus({ id, state, error, progress, changedAt }: Row): WorkStatus {
  const parsed = jobProgressSchema.safeParse(progress);
  return {
    id,
    state: shownStates[state],
    progress: parsed.success ? parsed.data : null,
    error,
    changedAt: changedAt.getTime(),
  };
}
