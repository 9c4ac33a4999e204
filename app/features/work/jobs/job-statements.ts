import type { JobKind } from '~/db/vocabulary';

export type NewJob = { id: string; kind: JobKind; input: unknown };

/** A new job with an id of its own. */
export function newJob(kind: JobKind, input: unknown): NewJob {
  return { id: crypto.randomUUID(), kind, input };
}

/**
 * Statement that writes jobs due now, for the batch that writes the rows they are about. They are written
 * only if `onlyIf` finds a row: SQL of a query, with its parameter as `?2`.
 */
export function insertJobs(
  d1: D1Database,
  jobs: readonly NewJob[],
  { now, onlyIf }: { now: Date; onlyIf: { query: string; bound: string } },
): D1PreparedStatement {
  return d1
    .prepare(
      `insert into jobs (id, kind, input, due_at, created_at, updated_at)
      select json_extract(value, '$.id'), json_extract(value, '$.kind'), json_extract(value, '$.input'), ?3, ?3, ?3
      from json_each(?1) where exists (${onlyIf.query})`,
    )
    .bind(JSON.stringify(jobs), onlyIf.bound, now.getTime());
}
