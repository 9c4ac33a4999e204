import { kindsOfQueue, queueOf, type JobQueueName } from '~/features/work/jobs/job-rules';
import { runJob, type JobHandler } from '~/features/work/jobs/run-job.server';
import type { JobKind } from '~/db/vocabulary';
import { jobMessageSchema } from '~/jobs/job-message';
import { logJob } from '~/platform/log';
import type { QueueServices } from '~/platform/queues/queue-services';

import { guideImportHandler } from './import-guides';
import { mailHandler } from './send-mail';
import { backupHandler } from './take-backup';
import { workHandlers } from './work-handlers';

/**
 * Runs the jobs that a batch names, all at once. A job's row holds its result, so its message is acknowledged
 * whatever that is; only a database that does not answer sends the message back for later. A job of the other
 * queue is announced to that queue instead.
 */
export async function consumeJobs(
  batch: Pick<MessageBatch, 'messages'>,
  services: QueueServices,
  queue: JobQueueName,
): Promise<void> {
  const all: Record<JobKind, JobHandler> = {
    mail: mailHandler(services),
    'guide-import': guideImportHandler(services),
    backup: backupHandler(services),
    ...workHandlers(services),
  };
  const handlers = Object.fromEntries(kindsOfQueue(queue).map((kind) => [kind, all[kind]]));
  await Promise.all(batch.messages.map((message) => consumeJob(message, { services, queue, handlers })));
}

type Consumer = {
  services: QueueServices;
  queue: JobQueueName;
  handlers: Partial<Record<JobKind, JobHandler>>;
};

async function consumeJob(message: Message, { services, queue, handlers }: Consumer): Promise<void> {
  const parsed = jobMessageSchema.safeParse(message.body);
  if (!parsed.success) {
    console.warn('malformed message dropped', message.id);
    return message.ack();
  }
  const { jobId } = parsed.data;
  try {
    const outcome = await runJob({ ...services, handlers, log: logJob }, jobId);
    if (outcome.state === 'elsewhere') services.jobs.announce([jobId], { queue: queueOf(outcome.kind) });
    if (outcome.state === 'waiting') services.jobs.announce([jobId], { queue, delayMs: outcome.retryInMs });
    message.ack();
  } catch (error) {
    console.error('job not settled, trying again', jobId, error);
    message.retry({ delaySeconds: Math.min(600, 5 * 2 ** message.attempts) });
  }
}
