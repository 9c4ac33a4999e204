import type { z } from 'zod';

import type { JobKind } from '~/db/vocabulary';
import type { FetchRefused } from '~/features/import/crawling/fetching/site-fetcher';
import type { ModelFailure } from '~/features/import/writing/models/language-model';
import type { BegunJob, JobHandler } from '~/features/work/jobs/run-job.server';
import { PermanentFailure } from '~/jobs/job-failures';
import { isNamed } from '~/lib/text/is-named';

type Contract<Input, Kind extends JobKind> = {
  kind: Kind;
  /** The job's input, as the contract in app/jobs has it. */
  schema: z.ZodType<Input>;
  /** Completes 'The job does not say …'. */
  missing: string;
  /** Error of a job whose owner is gone; without it the job runs for nobody, too. */
  ownerGone?: string;
  /** Error of a job whose model failed; the model's own message where this is left out. */
  modelFailed?: (failure: ModelFailure, input: Input) => string;
  /** Error of a job whose website refused; without it a refusal is tried again. */
  siteRefused?: (refusal: FetchRefused) => string;
};

type Handled<Input, Kind, OwnerId> = Omit<BegunJob, 'input' | 'ownerId'> & {
  input: Input;
  ownerId: OwnerId;
  /** Reports a step that has no count. */
  say(words: string): Promise<void>;
  /** The job, the person and the kind of work to which a call of a model is booked. */
  call: { jobId: string; userId: OwnerId; kind: Kind };
};

/**
 * A handler of one kind of job. It parses the input, refuses a job without an owner where the contract needs one, and ends the
 * job when a model fails or a website refuses, so that the person who asked may try again. Any other error is thrown on and tried again by
 * the rules of run-job.
 */
export function handle<Input, Kind extends JobKind>(
  contract: Contract<Input, Kind> & { ownerGone: string },
  work: (job: Handled<Input, Kind, string>) => Promise<unknown>,
): JobHandler;
export function handle<Input, Kind extends JobKind>(
  contract: Contract<Input, Kind> & { ownerGone?: undefined },
  work: (job: Handled<Input, Kind, string | null>) => Promise<unknown>,
): JobHandler;
export function handle<Input, Kind extends JobKind>(
  contract: Contract<Input, Kind>,
  work: (job: Handled<Input, Kind, never>) => Promise<unknown>,
): JobHandler {
  return async (begun) => {
    const parsed = contract.schema.safeParse(begun.input);
    if (!parsed.success) throw new PermanentFailure(`The job does not say ${contract.missing}.`);
    if (contract.ownerGone !== undefined && !begun.ownerId) throw new PermanentFailure(contract.ownerGone);
    // With `ownerGone` it is there, without it the work takes null.
    const ownerId = begun.ownerId as never;
    const job: Handled<Input, Kind, never> = {
      ...begun,
      input: parsed.data,
      ownerId,
      say: (words) => begun.report({ done: 0, total: 0, words }),
      call: { jobId: begun.id, userId: ownerId, kind: contract.kind },
    };
    return work(job).catch((error: unknown) => {
      throw endingOf(error, contract, job);
    });
  };
}

/** The error that ends the job for good where a model or a website is the cause; else the same error. */
function endingOf<Input, Kind extends JobKind>(
  error: unknown,
  { kind, modelFailed, siteRefused }: Contract<Input, Kind>,
  { id, input }: { id: string; input: Input },
): unknown {
  if (isNamed<ModelFailure>(error, 'ModelFailure')) {
    console.warn('model failed', kind, id, error.problem, error.cause);
    return new PermanentFailure(modelFailed?.(error, input) ?? error.message);
  }
  if (siteRefused && isNamed<FetchRefused>(error, 'FetchRefused')) {
    return new PermanentFailure(siteRefused(error));
  }
  return error;
}
