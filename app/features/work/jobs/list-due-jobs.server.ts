import { and, asc, inArray, isNull, lte, or } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { jobs } from '~/db/schema';
import { jobKinds, type JobKind } from '~/db/vocabulary';

const atOnce = 100;

/** Condition: the job is not done, was due by then, and no worker holds it now. */
export const isLeftOver = (now: Date, dueBy: Date) =>
  and(
    inArray(jobs.state, ['waiting', 'running']),
    lte(jobs.dueAt, dueBy),
    or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
  );

/** Ids of due jobs of these kinds that no worker holds, the longest due first, at most 100. */
export async function listDueJobs(
  { db, clock }: DbClock,
  kinds: readonly JobKind[] = jobKinds,
): Promise<string[]> {
  const now = clock.now();
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isLeftOver(now, now), inArray(jobs.kind, [...kinds])))
    .orderBy(asc(jobs.dueAt), asc(jobs.id))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
