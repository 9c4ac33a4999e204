import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { ModelFailure } from '~/features/import/writing/language-model';
import { writeDescription } from '~/features/import/writing/write-description.server';
import { PermanentFailure } from '~/jobs/job-failures';
import type { JobProgress } from '~/jobs/job-progress';
import { propertyDescriptionJobSchema, type PropertyDescriptionJob } from '~/jobs/property-description-job';
import type { QueueServices } from '~/platform/queues/queue-services';

const turns = { 1: 'Writing the description…', 2: 'Writing it once more in the right length…' } as const;

/**
 * Writes a description for review; it changes nothing. A failure of the model ends the job, and its author
 * may try again.
 */
export function descriptionHandler(services: Pick<QueueServices, 'db' | 'clock' | 'language'>): JobHandler {
  return async ({ id, input, ownerId, report }) => {
    const job = propertyDescriptionJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say what to describe.');
    const { mode, facts } = job.data;
    const onTurn = (turn: 1 | 2) => report({ done: 0, total: 0, words: turns[turn] } satisfies JobProgress);
    const call = { jobId: id, userId: ownerId, kind: 'property-description' } as const;
    return writeDescription(services, call, { mode, facts, onTurn }).catch((error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error;
      console.warn('description not written', id, error.problem, error.cause);
      throw new PermanentFailure(failureText(mode, error));
    });
  };
}

/** The generator shows one sentence, with the reason where that helps. */
function failureText(mode: PropertyDescriptionJob['mode'], { problem, message }: ModelFailure): string {
  if (mode === 'enhance') return message || 'Failed to enhance description';
  const general = 'Failed to generate description. Please try again or write one manually.';
  return problem === 'empty' || problem === 'failed' ? general : `${general} ${message}`;
}
