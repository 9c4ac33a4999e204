import type { JobHandler } from '~/features/jobs/run-job.server';
import type { WorkKind } from '~/features/jobs/work-budgets';
import { PermanentFailure } from '~/jobs/job-failures';
import type { QueueServices } from '~/platform/queue-services';

import { descriptionHandler } from './write-description';
import { pageContentHandler, pageImageHandler } from './write-page';

/** Who does which work that people ask for and wait for. */
export function workHandlers(services: QueueServices): Record<WorkKind, JobHandler> {
  const none: JobHandler = () => Promise.reject(new PermanentFailure('This cannot be done yet.'));
  return {
    'property-from-url': none,
    'property-rewrite': none,
    'property-description': descriptionHandler(services),
    'page-content': pageContentHandler(services),
    'page-image': pageImageHandler(services),
    'property-images': none,
    'save-property-images': none,
  };
}
