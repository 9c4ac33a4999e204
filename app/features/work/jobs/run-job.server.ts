import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { jobs } from '~/db/schema';
import type { JobKind } from '~/db/vocabulary';
import { OutcomeUnknown, PermanentFailure, RefusedForNow } from '~/jobs/job-failures';
import type { Clock } from '~/lib/time/clock';
import { pause } from '~/lib/time/pause';

import { jobRules } from './job-rules';
import { leaseMs, maxAttempts, retryDelayMs } from './job-timing';

export type BegunJob = {
  id: string;
  input: unknown;
  /** The job's owner; null when it has none, or when that person has been erased. */
  ownerId: string | null;
  /** The last report of an earlier attempt; null when there is none. */
  progress: unknown;
  /** An earlier attempt began the call that must not be made twice, and its result is unknown. */
  wasHandedOver: boolean;
  /** Records permanently that this call begins now. */
  handOver(): Promise<void>;
  /** Records the progress and renews the lease. Throws when another worker has taken the job over. */
  report(progress: unknown): Promise<void>;
};

/**
 * Does the work and returns the result to store. Its failures are the classes of app/jobs/job-failures.ts.
 */
export type JobHandler = (job: BegunJob) => Promise<unknown>;

type Dependencies = {
  db: Database;
  clock: Clock;
  /** Handlers of the kinds that this worker runs. */
  handlers: Partial<Record<JobKind, JobHandler>>;
  /** Gets how each attempt ended, with the number of the request that began the job. */
  log?: (line: JobEnd) => void;
  /** Waits between two attempts to write a job's ending; by default the time that it is given. */
  pause?: (ms: number) => Promise<unknown>;
};

type JobEnd = { jobId: string; kind: JobKind; state: Ending['state']; requestId: string | null };

export type JobOutcome =
  /** Not due, already done, or held by another worker. */
  | { state: 'skipped' }
  /** Due, and of a kind that another worker runs. */
  | { state: 'elsewhere'; kind: JobKind }
  | { state: 'done' | 'failed' | 'unknown' }
  | { state: 'waiting'; retryInMs: number };

/**
 * Takes a due job and runs it. Of concurrent calls, one gets the job: taking it is one statement, and a
 * caller whose lease was taken over can write nothing any more. Throws only when D1 fails.
 */
export async function runJob(deps: Dependencies, id: string): Promise<JobOutcome> {
  const job = await take(deps, id);
  if (!job) return findElsewhere(deps, id);
  const rules = jobRules[job.kind];
  if (job.deaths >= rules.maxDeaths || job.attempts > maxAttempts) {
    return settle(deps, job, { state: 'failed', error: rules.tooHeavy });
  }
  const handler = deps.handlers[job.kind];
  let wasHandedOver = job.handedOverAt !== null;
  const handOver = async () => {
    await write(deps, job, { handedOverAt: deps.clock.now() });
    wasHandedOver = true;
  };
  const report = (progress: unknown) => {
    const now = deps.clock.now();
    return write(deps, job, { progress, leaseUntil: leaseFrom(now), updatedAt: now });
  };
  try {
    if (!handler) throw new PermanentFailure('This worker does not know such a job.');
    const { input, ownerId, progress } = job;
    const begun = { id, input, ownerId, progress, wasHandedOver, handOver, report };
    const result = await inTime(handler(begun), job.kind);
    return await settle(deps, job, { state: 'done', result: result ?? null });
  } catch (error) {
    return settle(deps, job, endingOf(error, job.attempts, wasHandedOver));
  }
}

type Taken = typeof jobs.$inferSelect;

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMs);

/** Work that continues afterwards can write nothing any more and stops at its next report. */
async function inTime(work: Promise<unknown>, kind: JobKind): Promise<unknown> {
  const { maxMs, queue, tooLong } = jobRules[kind];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise((_, reject) => {
    const failure = queue === 'work' ? new PermanentFailure(tooLong) : new Error(tooLong);
    timer = setTimeout(() => reject(failure), maxMs);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
}

/** An attempt that finds the job in the state 'running' follows a worker's death. */
async function take({ db, clock, handlers }: Dependencies, id: string): Promise<Taken | null> {
  const now = clock.now();
  const [job] = await db
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      deaths: sql`${jobs.deaths} + (${jobs.state} = 'running')`,
      leaseUntil: leaseFrom(now),
      updatedAt: now,
    })
    .where(and(isFree(id, now), inArray(jobs.kind, Object.keys(handlers) as JobKind[])))
    .returning();
  return job ?? null;
}

// owner: any, the queue worker runs the jobs of all
const isFree = (id: string, now: Date) =>
  and(
    eq(jobs.id, id),
    inArray(jobs.state, ['waiting', 'running']),
    lte(jobs.dueAt, now),
    or(isNull(jobs.leaseUntil), lte(jobs.leaseUntil, now)),
  );

async function findElsewhere({ db, clock, handlers }: Dependencies, id: string): Promise<JobOutcome> {
  const [job] = await db.select({ kind: jobs.kind }).from(jobs).where(isFree(id, clock.now())).limit(1);
  return job && !handlers[job.kind] ? { state: 'elsewhere', kind: job.kind } : { state: 'skipped' };
}

async function write({ db }: Dependencies, job: Taken, values: Partial<Taken>): Promise<void> {
  const written = await db.update(jobs).set(values).where(stillOurs(job)).returning({ id: jobs.id });
  if (written.length === 0) throw new Error('Somebody else has taken this job over.');
}

// owner: any, the queue worker runs the jobs of all
const stillOurs = ({ id, attempts }: Taken) =>
  and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.attempts, attempts));

type Ending =
  | { state: 'done'; result: unknown }
  | { state: 'failed' | 'unknown'; error: string }
  | { state: 'waiting'; error: string; retryInMs: number };

/** A short failure of D1 must not keep a finished job until its lease ends. */
const settlePausesMs = [500, 2_000];

async function settle(deps: Dependencies, job: Taken, ending: Ending): Promise<JobOutcome> {
  const wait = deps.pause ?? pause;
  for (const pauseMs of settlePausesMs) {
    try {
      return await writeEnding(deps, job, ending);
    } catch {
      await wait(pauseMs);
    }
  }
  return writeEnding(deps, job, ending);
}

async function writeEnding(
  { db, clock, log }: Dependencies,
  job: Taken,
  ending: Ending,
): Promise<JobOutcome> {
  const now = clock.now();
  const isWaiting = ending.state === 'waiting';
  const settled = await db
    .update(jobs)
    .set({
      state: ending.state,
      leaseUntil: null,
      updatedAt: now,
      error: 'error' in ending ? ending.error.slice(0, 500) : null,
      ...(ending.state === 'done' && { result: ending.result }),
      ...(isWaiting && { dueAt: new Date(now.getTime() + ending.retryInMs), handedOverAt: null }),
    })
    .where(stillOurs(job))
    .returning({ id: jobs.id });
  if (settled.length === 0) return { state: 'skipped' };
  const { id: jobId, kind, requestId } = job;
  log?.({ jobId, kind, state: ending.state, requestId });
  return isWaiting ? { state: 'waiting', retryInMs: ending.retryInMs } : { state: ending.state };
}

function endingOf(error: unknown, attempts: number, wasHandedOver: boolean): Ending {
  const text = describe(error);
  if (error instanceof PermanentFailure) return { state: 'failed', error: text };
  const mayHaveHappened = wasHandedOver && !(error instanceof RefusedForNow);
  if (error instanceof OutcomeUnknown || mayHaveHappened) return { state: 'unknown', error: text };
  if (attempts >= maxAttempts) return { state: 'failed', error: text };
  return { state: 'waiting', error: text, retryInMs: retryDelayMs(attempts) };
}

/** A failed query contains its parameters, which may be a person's words; its cause does not. */
function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message || cause.name : 'Unknown failure.';
}
