import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import type { JobQueueName } from '~/features/work/jobs/job-rules';
import type { JobMessage } from '~/jobs/job-message';

import { logWarning } from '~/platform/log';

const longestDelaySeconds = 12 * 3600;

type Queues = Record<JobQueueName, Queue<JobMessage>>;

/** Announces jobs after the answer and never fails it: the sweep announces lost ones again. */
export function createJobQueue(queues: Queues, ctx: Pick<ExecutionContext, 'waitUntil'>): JobQueue {
  return {
    announce(ids, { queue = 'jobs', delayMs = 0 } = {}) {
      if (ids.length === 0) return;
      const delaySeconds = Math.min(longestDelaySeconds, Math.ceil(delayMs / 1000));
      const messages = ids.map((jobId) => ({ body: { version: 1 as const, jobId } }));
      ctx.waitUntil(
        queues[queue].sendBatch(messages, { delaySeconds }).catch((error: unknown) => {
          logWarning('jobs not announced', error);
        }),
      );
    },
  };
}
