import type { JobHandler } from '~/features/work/jobs/run-job.server';
import type { ModelFailure } from '~/features/import/writing/models/language-model';
import { writeDescription } from '~/features/import/writing/descriptions/write-description.server';
import { propertyDescriptionJobSchema, type PropertyDescriptionJob } from '~/jobs/property-description-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { handle } from './handle';

const turns = { 1: 'Writing the description…', 2: 'Writing it once more in the right length…' } as const;

const contract = {
  kind: 'property-description',
  schema: propertyDescriptionJobSchema,
  missing: 'what to describe',
  modelFailed: failureText,
} as const;

/** Writes a description, for the owner to review. The property is not changed. */
export const descriptionHandler = (services: Pick<QueueServices, 'db' | 'clock' | 'language'>): JobHandler =>
  handle(contract, ({ input: { mode, facts }, call, say }) =>
    writeDescription(services, call, { mode, facts, onTurn: (turn) => say(turns[turn]) }),
  );

/** The generator says one sentence, with the reason where that helps. */
function failureText({ problem, message }: ModelFailure, { mode }: PropertyDescriptionJob): string {
  if (mode === 'enhance') return message || 'Failed to enhance description';
  const general = 'Failed to generate description. Please try again or write one manually.';
  return problem === 'empty' || problem === 'failed' ? general : `${general} ${message}`;
}
