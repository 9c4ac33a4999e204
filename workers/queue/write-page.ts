import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { drawPicture } from '~/features/import/writing/pages/draw-picture.server';
import { writePageContent } from '~/features/import/writing/pages/write-page-content.server';
import { pageContentJobSchema } from '~/jobs/page-content-job';
import { pageImageJobSchema, type PageImageResult } from '~/jobs/page-image-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { handle } from './handle';

type Drawing = Pick<QueueServices, 'db' | 'clock' | 'drawing' | 'photos' | 'pictures'>;
type Writing = Drawing & Pick<QueueServices, 'language' | 'siteOrigin'>;

const contracts = {
  content: { kind: 'page-content', schema: pageContentJobSchema, missing: 'what to write' },
  image: { kind: 'page-image', schema: pageImageJobSchema, missing: 'what to draw' },
} as const;

/** Writes a field of a page or a whole one, for an editor to review. The page is not changed. */
export const pageContentHandler = (services: Writing): JobHandler =>
  handle(contracts.content, ({ input, call, say }) =>
    writePageContent(services, call, { ...input, onProgress: say }),
  );

/** Draws a picture into the media library. */
export const pagePictureHandler = (services: Drawing): JobHandler =>
  handle(contracts.image, async ({ id, input: { prompt, from }, ownerId, call, say }) => {
    await say('Drawing the picture…');
    const drawn = await drawPicture(services, call, {
      prompt,
      actor: { userId: ownerId, network: from },
      key: id,
    });
    return { version: 1, ...drawn } satisfies PageImageResult;
  });
