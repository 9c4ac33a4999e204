import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { jobs } from '~/db/schema';
import type { JobKind } from '~/db/vocabulary';

type NewJob = {
  id: string | SQL;
  kind: JobKind;
  /** The input by the kind's contract in app/jobs, or SQL for its JSON. */
  input: object | SQL;
  ownerId?: string;
};

/** When, and for what, a job is written. */
export type JobSource = {
  now: Date;
  /** SQL of tables: a job for each of their rows, whose columns its id and its input may take. */
  from?: SQL | undefined;
  /** Nothing is written where this is false. */
  onlyIf?: SQL | undefined;
};

/**
 * Statement that writes a job due now, for the batch of the change that needs it; returns the ids of the jobs
 * that were written. A job whose id exists stays as it is.
 */
export function insertJob(
  db: Database,
  { id, kind, input, ownerId }: NewJob,
  { now, from, onlyIf = sql`true` }: JobSource,
) {
  const source = from ? sql`from ${from} where ${onlyIf}` : sql`where ${onlyIf}`;
  const row = {
    id,
    kind,
    input,
    ownerId,
    requestId: db.requestId ?? undefined,
    dueAt: now,
    createdAt: now,
    updatedAt: now,
  };
  return insertRow(db, jobs, row, source).onConflictDoNothing({ target: jobs.id }).returning({ id: jobs.id });
}
