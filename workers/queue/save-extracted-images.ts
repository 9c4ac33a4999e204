import { saveImages } from '~/features/import/images/save-images.server';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { PermanentFailure } from '~/jobs/job-failures';
import { savePropertyImagesJobSchema } from '~/jobs/save-property-images-job';
import type { QueueServices } from '~/platform/queues/queue-services';

type Dependencies = Pick<QueueServices, 'db' | 'sites' | 'photos' | 'pictures' | 'clock'>;

/** Makes chosen pictures photos of a property. The job fails only when none of them could be saved. */
export function saveImagesHandler(deps: Dependencies): JobHandler {
  return async ({ input, ownerId, report }) => {
    const job = savePropertyImagesJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say which pictures.');
    if (!ownerId) throw new PermanentFailure('Whoever chose these pictures is not here any more.');
    const onProgress = (done: number, total: number) => report({ done, total, words: 'Saving pictures…' });
    const result = await saveImages(deps, { job: job.data, userId: ownerId, onProgress });
    const [first] = result.failed;
    if (result.saved === 0 && first) throw new PermanentFailure(`No picture could be saved. ${first.reason}`);
    return result;
  };
}
