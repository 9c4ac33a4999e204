import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs, users } from '~/db/schema';

const pageSize = 20;

/** The last row of a page: when it ended, in milliseconds, and its id. */
export type FailedMark = { at: number; id: string };

/** Jobs that will not be tried again automatically, the latest first, 20 after `mark`. */
export async function listFailedJobs({ db }: { db: Database }, mark: FailedMark | null) {
  const rows = await db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      state: jobs.state,
      error: jobs.error,
      attempts: jobs.attempts,
      input: jobs.input,
      startedAt: jobs.createdAt,
      endedAt: jobs.updatedAt,
      owner: users.email,
    })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.ownerId))
    .where(and(inArray(jobs.state, ['failed', 'unknown']), mark ? isAfter(mark) : undefined))
    .orderBy(desc(jobs.updatedAt), desc(jobs.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    jobs: shown.map(({ input, ...job }) => ({
      ...job,
      input: JSON.stringify(input, null, 2).slice(0, 2000),
    })),
    next: last ? { at: last.endedAt.getTime(), id: last.id } : null,
  };
}

function isAfter({ at, id }: FailedMark) {
  const instant = new Date(at);
  return or(lt(jobs.updatedAt, instant), and(eq(jobs.updatedAt, instant), lt(jobs.id, id)));
}
