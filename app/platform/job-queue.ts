import type { JobQueue } from '~/features/jobs/announce-due-jobs.server';
import { isWorkId } from '~/features/jobs/work-budgets';
import type { JobMessage } from '~/jobs/job-message';

import { logWarning } from './log';

const longestDelaySeconds = 12 * 3600;

type Queues = { jobs: Queue<JobMessage>; work: Queue<JobMessage> };

/** Tells after the answer and never fails it: what is lost here, the sweep tells again. */
export function createJobQueue(queues: Queues, ctx: Pick<ExecutionContext, 'waitUntil'>): JobQueue {
  const send = (queue: Queue<JobMessage>, ids: readonly string[], delaySeconds: number) => {
    if (ids.length === 0) return;
    const messages = ids.map((jobId) => ({ body: { version: 1 as const, jobId } }));
    ctx.waitUntil(
      queue.sendBatch(messages, { delaySeconds }).catch((error: unknown) => {
        logWarning('jobs not announced', error);
      }),
    );
  };
  return {
    announce(ids, delayMs = 0) {
      const delaySeconds = Math.min(longestDelaySeconds, Math.ceil(delayMs / 1000));
      send(
        queues.jobs,
        ids.filter((id) => !isWorkId(id)),
        delaySeconds,
      );
      send(queues.work, ids.filter(isWorkId), delaySeconds);
    },
  };
}
