import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { rewriteTexts, nothingRewritten } from '~/features/import/website-facts/rewrite-texts.server';
import { ModelFailure } from '~/features/import/writing/language-model';
import { PermanentFailure } from '~/jobs/job-failures';
import type { JobProgress } from '~/jobs/job-progress';
import { propertyRewriteJobSchema } from '~/jobs/property-rewrite-job';
import type { QueueServices } from '~/platform/queues/queue-services';

const failed = 'Failed to rewrite property data';

/**
 * Rewrites proposed texts for review; it changes nothing. A failure ends the job, and its author may try
 * again.
 */
export function propertyRewriteHandler(
  services: Pick<QueueServices, 'db' | 'clock' | 'language'>,
): JobHandler {
  return async ({ id, input, ownerId, report }) => {
    const job = propertyRewriteJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say what to rewrite.');
    await report({ done: 0, total: 0, words: 'Rewriting the texts…' } satisfies JobProgress);
    const call = { jobId: id, userId: ownerId, kind: 'property-rewrite' } as const;
    return rewriteTexts(services, call, job.data).catch((error: unknown) => {
      if (!(error instanceof ModelFailure)) throw error;
      console.warn('texts not rewritten', id, error.problem, error.cause);
      throw new PermanentFailure(failureText(error));
    });
  };
}

function failureText({ problem, message }: ModelFailure): string {
  if (problem === 'empty' || problem === 'malformed') return nothingRewritten;
  return problem === 'failed' ? failed : `${failed}. ${message}`;
}
