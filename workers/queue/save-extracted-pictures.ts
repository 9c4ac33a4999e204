import { savePictures } from '~/features/import/pictures/save-pictures.server';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { PermanentFailure } from '~/jobs/job-failures';
import { savePropertyImagesJobSchema } from '~/jobs/save-property-images-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { handle } from './handle';

type Dependencies = Pick<QueueServices, 'db' | 'sites' | 'photos' | 'pictures' | 'clock'>;

const contract = {
  kind: 'save-property-images',
  schema: savePropertyImagesJobSchema,
  missing: 'which pictures',
  ownerGone: 'Whoever chose these pictures is not here any more.',
} as const;

/**
 * Turns the pictures that a person chose into photos of a property. It has failed only when none of them
 * could be saved.
 */
export function savePicturesHandler(deps: Dependencies): JobHandler {
  return handle(contract, async ({ input, ownerId, report }) => {
    const onProgress = (done: number, total: number) => report({ done, total, words: 'Saving pictures…' });
    const result = await savePictures(deps, { job: input, userId: ownerId, onProgress });
    const [first] = result.failed;
    if (result.saved === 0 && first) throw new PermanentFailure(`No picture could be saved. ${first.reason}`);
    return result;
  });
}
