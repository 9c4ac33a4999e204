import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import type { JobKind } from '~/db/vocabulary';
import { jobProgressSchema, type JobProgress } from '~/jobs/job-progress';
import type { Actor } from '~/lib/actor';

import { ownWork } from './own-work.server';

/**
 * The viewer's own job and its progress; null when it is missing, another person's, or of another kind than
 * requested. `result` is the kind's, to be parsed by its contract.
 */
export async function findWork(
  { db }: { db: Database },
  viewer: Pick<Actor, 'userId'>,
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

/** Progress of the viewer's own job, without its input and result, since it is polled. */
export async function findWorkStatus(
  { db }: { db: Database },
  viewer: Pick<Actor, 'userId'>,
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
  /** Why it failed, or why it waits for another attempt. */
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

/** The status that a waiting page gets. */
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
