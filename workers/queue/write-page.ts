import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { drawPicture } from '~/features/import/writing/draw-picture.server';
import { ModelFailure } from '~/features/import/writing/language-model';
import { writePageContent } from '~/features/import/writing/write-page-content.server';
import { PermanentFailure } from '~/jobs/job-failures';
import type { JobProgress } from '~/jobs/job-progress';
import { pageContentJobSchema } from '~/jobs/page-content-job';
import { pageImageJobSchema, type PageImageResult } from '~/jobs/page-image-job';
import type { QueueServices } from '~/platform/queues/queue-services';

type Drawing = Pick<QueueServices, 'db' | 'clock' | 'drawing' | 'photos' | 'pictures'>;

const inWords = (words: string): JobProgress => ({ done: 0, total: 0, words });

/** A failure of a model ends the job; the editor may try again. */
function givesUp(id: string) {
  return (error: unknown): never => {
    if (!(error instanceof ModelFailure)) throw error;
    console.warn('not written', id, error.problem, error.cause);
    throw new PermanentFailure(error.message);
  };
}

/** Writes one field of a page, or a whole page, for review; the page itself is not changed. */
export function pageContentHandler(
  services: Drawing & Pick<QueueServices, 'language' | 'siteOrigin'>,
): JobHandler {
  return async ({ id, input, ownerId, report }) => {
    const job = pageContentJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say what to write.');
    const call = { jobId: id, userId: ownerId, kind: 'page-content' } as const;
    const onProgress = (words: string) => report(inWords(words));
    return writePageContent(services, call, { ...job.data, onProgress }).catch(givesUp(id));
  };
}

/** Draws a picture into the media library. */
export function pageImageHandler(services: Drawing): JobHandler {
  return async ({ id, input, ownerId, report }) => {
    const job = pageImageJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say what to draw.');
    await report(inWords('Drawing the picture…'));
    const { prompt, from } = job.data;
    const call = { jobId: id, userId: ownerId, kind: 'page-image' } as const;
    const drawn = await drawPicture(services, call, { prompt, from, actorId: ownerId, key: id }).catch(
      givesUp(id),
    );
    return { version: 1, ...drawn } satisfies PageImageResult;
  };
}
