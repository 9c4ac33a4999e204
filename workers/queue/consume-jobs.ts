import { runJob, type JobHandler } from '~/features/jobs/run-job.server';
import type { JobKind } from '~/db/vocabulary';
import { jobMessageSchema } from '~/jobs/job-message';
import type { QueueServices } from '~/platform/queue-services';

import { guideImportHandler } from './import-guides';
import { mailHandler } from './send-mail';
import { workHandlers } from './work-handlers';

/**
 * Works the jobs that a batch names, all at once. What becomes of a job stands in its row, so a message is done with
 * whatever that is; only a database that cannot be asked sends it back for later.
 */
export async function consumeJobs(batch: MessageBatch, services: QueueServices): Promise<void> {
  const handlers: Record<JobKind, JobHandler> = {
    mail: mailHandler(services),
    'guide-import': guideImportHandler(services),
    ...workHandlers(services),
  };
  await Promise.all(batch.messages.map((message) => consumeJob(message, services, handlers)));
}

async function consumeJob(
  message: Message,
  services: QueueServices,
  handlers: Record<JobKind, JobHandler>,
): Promise<void> {
  const parsed = jobMessageSchema.safeParse(message.body);
  if (!parsed.success) {
    console.warn('malformed message dropped', message.id);
    return message.ack();
  }
  const { jobId } = parsed.data;
  try {
    const outcome = await runJob({ ...services, handlers }, jobId);
    if (outcome.state === 'waiting') services.jobs.announce([jobId], outcome.retryInMs);
    if (outcome.state === 'failed' || outcome.state === 'unknown') console.error('job', outcome.state, jobId);
    message.ack();
  } catch (error) {
    console.error('job not settled, trying again', jobId, error);
    message.retry({ delaySeconds: Math.min(600, 5 * 2 ** message.attempts) });
  }
}
