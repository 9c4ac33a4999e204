import { readSite } from '~/features/import/crawling/read-site';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import type { WorkKind } from '~/features/work/jobs/submitted/work-budgets';
import type { QueueServices } from '~/platform/queues/queue-services';
import { pause } from '~/lib/time/pause';

import { extractPicturesHandler } from './extract-pictures';
import { propertyFromUrlHandler } from './property-from-url';
import { propertyRewriteHandler } from './property-rewrite';
import { savePicturesHandler } from './save-extracted-pictures';
import { descriptionHandler } from './write-description';
import { pageContentHandler, pagePictureHandler } from './write-page';

/** The handler of each kind of work that a person waits for. */
export function workHandlers(services: QueueServices): Record<WorkKind, JobHandler> {
  return {
    'property-from-url': propertyFromUrlHandler(services),
    'property-rewrite': propertyRewriteHandler(services),
    'property-description': descriptionHandler(services),
    'page-content': pageContentHandler(services),
    'page-image': pagePictureHandler(services),
    'property-images': extractPicturesHandler(services, (url, onProgress) =>
      readSite({ ...services, pause, onProgress }, url),
    ),
    'save-property-images': savePicturesHandler(services),
  };
}
