import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { rewriteTexts, nothingRewritten } from '~/features/import/website-facts/rewrite-texts.server';
import type { ModelFailure } from '~/features/import/writing/models/language-model';
import { propertyRewriteJobSchema } from '~/jobs/property-rewrite-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { handle } from './handle';

const failed = 'Failed to rewrite property data';

const contract = {
  kind: 'property-rewrite',
  schema: propertyRewriteJobSchema,
  missing: 'what to rewrite',
  modelFailed: failureText,
} as const;

/** Rewrites proposed texts, for the owner to review. The property is not changed. */
export const propertyRewriteHandler = (
  services: Pick<QueueServices, 'db' | 'clock' | 'language'>,
): JobHandler =>
  handle(contract, async ({ input, call, say }) => {
    await say('Rewriting the texts…');
    return rewriteTexts(services, call, input);
  });

function failureText({ problem, message }: ModelFailure): string {
  if (problem === 'empty' || problem === 'malformed') return nothingRewritten;
  return problem === 'failed' ? failed : `${failed}. ${message}`;
}
