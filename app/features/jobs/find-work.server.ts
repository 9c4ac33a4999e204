import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import type { JobKind } from '~/db/vocabulary';
import { jobProgressSchema, type JobProgress } from '~/jobs/job-progress';

import { isWorkId } from './work-budgets';

/**
 * Somebody's own job and how far it is; null when it is not there, is another's, or is of another kind than the one asked
 * for. `result` is the kind's, to be parsed by its contract.
 */
export async function findWork(
  { db }: { db: Database },
  viewer: { userId: string },
  { id, kind }: { id: string | null | undefined; kind?: JobKind },
) {
  if (!id || id.length > 64 || !isWorkId(id)) return null;
  const [job] = await db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      state: jobs.state,
      error: jobs.error,
      progress: jobs.progress,
      input: jobs.input,
      result: jobs.result,
      startedAt: jobs.createdAt,
      changedAt: jobs.updatedAt,
    })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.ownerId, viewer.userId), kind && eq(jobs.kind, kind)))
    .limit(1);
  return job ? { ...job, status: workStatus(job) } : null;
}

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
