import type { ReadSite } from '~/features/import/crawling/markup/read-page';
import type { FetchRefused } from '~/features/import/crawling/fetching/site-fetcher';
import { fewestPictures, insufficientText } from '~/features/import/pictures/finding/extraction-limits';
import { stagePictures } from '~/features/import/pictures/stage-pictures.server';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { PermanentFailure } from '~/jobs/job-failures';
import type { JobProgress } from '~/jobs/job-progress';
import { propertyImagesJobSchema, type PropertyImagesResult } from '~/jobs/property-images-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { handle } from './handle';

type Dependencies = Pick<QueueServices, 'db' | 'sites' | 'photos' | 'pictures' | 'clock'>;

/** Reads the pages of a website from its start page on. */
type ReadPages = (url: string, onProgress: (progress: JobProgress) => Promise<void>) => Promise<ReadSite>;

const contract = {
  kind: 'property-images',
  schema: propertyImagesJobSchema,
  missing: 'which website',
  ownerGone: 'Whoever asked for these pictures is not here any more.',
  siteRefused: ({ message }: FetchRefused) => message,
} as const;

/** Reads a property's website and keeps small copies of its pictures for a person to choose from. */
export function extractPicturesHandler(deps: Dependencies, readPages: ReadPages): JobHandler {
  return handle(contract, async ({ id, input, ownerId, report }) => {
    const { websiteUrl, propertyName, locationSlug } = input;
    const site = await readPages(websiteUrl, report);
    const images = await stagePictures(deps, {
      jobId: id,
      ownerId,
      pages: site.pages,
      propertyName,
      locationSlug,
      fewest: fewestPictures,
      onProgress: (done, total) => report({ done, total, words: 'Looking at pictures…' }),
    });
    if (images < fewestPictures) throw new PermanentFailure(insufficientText(images));
    return { version: 1, siteUrl: site.url, images } satisfies PropertyImagesResult;
  });
}
