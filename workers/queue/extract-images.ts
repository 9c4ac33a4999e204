import type { ReadSite } from '~/features/import/crawling/read-page';
import { fewestImages, insufficientText } from '~/features/import/images/extraction-limits';
import { stageImages } from '~/features/import/images/stage-images.server';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { PermanentFailure } from '~/jobs/job-failures';
import type { JobProgress } from '~/jobs/job-progress';
import { propertyImagesJobSchema, type PropertyImagesResult } from '~/jobs/property-images-job';
import type { QueueServices } from '~/platform/queues/queue-services';

type Dependencies = Pick<QueueServices, 'db' | 'sites' | 'photos' | 'pictures' | 'clock'>;

/** Reads the pages of a website from its start page on. */
type ReadPages = (url: string, onProgress: (progress: JobProgress) => Promise<void>) => Promise<ReadSite>;

/** Reads a property's website and keeps small copies of its pictures, for the owner to choose from. */
export function extractImagesHandler(deps: Dependencies, readPages: ReadPages): JobHandler {
  return async ({ id, input, ownerId, report }) => {
    const job = propertyImagesJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say which website.');
    if (!ownerId) throw new PermanentFailure('Whoever asked for these pictures is not here any more.');
    const { websiteUrl, propertyName, locationSlug } = job.data;
    const site = await readPages(websiteUrl, report).catch((error: unknown) => {
      // By name, since a bundle may have the class twice. The person who started the job can try again at
      // once.
      const isRefused = error instanceof Error && error.name === 'FetchRefused';
      throw isRefused ? new PermanentFailure(error.message) : error;
    });
    const images = await stageImages(deps, {
      jobId: id,
      ownerId,
      pages: site.pages,
      propertyName,
      locationSlug,
      fewest: fewestImages,
      onProgress: (done, total) => report({ done, total, words: 'Looking at pictures…' }),
    });
    if (images < fewestImages) throw new PermanentFailure(insufficientText(images));
    return { version: 1, siteUrl: site.url, images } satisfies PropertyImagesResult;
  };
}
