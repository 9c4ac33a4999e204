import { runJob } from '~/features/work/jobs/run-job.server';
import { isRestoring } from '~/features/work/restore/is-restoring.server';
import { listLateAlerts } from '~/features/work/system/list-late-alerts.server';
import { logJob } from '~/platform/log';
import type { QueueServices } from '~/platform/queues/queue-services';

import { mailHandler } from './send-mail';

/**
 * Sends the mails about alerts that their queue has not delivered within a minute: they may be about that
 * very queue. A mail that the queue delivers at the same time is sent once. Throws only when D1 fails.
 */
export async function sendLateAlerts(services: QueueServices): Promise<void> {
  if (await isRestoring(services)) return;
  const handlers = { mail: mailHandler(services) };
  const ids = await listLateAlerts(services);
  await Promise.all(ids.map((id) => runJob({ ...services, handlers, log: logJob }, id)));
}
