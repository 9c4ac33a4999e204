import type { JobQueue } from '~/features/jobs/announce-due-jobs.server';
import type { JobMessage } from '~/jobs/job-message';

import { logWarning } from './log';

const longestDelaySeconds = 12 * 3600;

/** Tells after the answer and never fails it: what is lost here, the sweep tells again. */
export function createJobQueue(queue: Queue<JobMessage>, ctx: Pick<ExecutionContext, 'waitUntil'>): JobQueue {
  return {
    announce(ids, delayMs = 0) {
      const delaySeconds = Math.min(longestDelaySeconds, Math.ceil(delayMs / 1000));
      const messages = ids.map((jobId) => ({ body: { version: 1 as const, jobId } }));
      ctx.waitUntil(
        queue.sendBatch(messages, { delaySeconds }).catch((error: unknown) => {
          logWarning('jobs not announced', error);
        }),
      );
    },
  };
}
