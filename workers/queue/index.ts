import type { DbClock } from '~/db/dependencies';
import { createChangeCopy } from '~/platform/cache/change-copy';
import { recordDeadLetters } from '~/features/work/system/record-dead-letters.server';
import { createQueueServices, type QueueEnv } from '~/platform/queues/queue-services';

import { consumeJobs } from './consume-jobs';
import { consumeMinutes, isAboutMinutes } from './consume-minutes';
import { consumeTraffic } from './consume-traffic';
import { sendLateAlerts } from './send-late-alerts';

/** Jobs report their changes to the edge in the same way as people's requests. */
const changes = createChangeCopy();

export default {
  async queue(batch, env, ctx) {
    const services = createQueueServices(env, ctx);
    if (batch.queue.endsWith('-dead')) return acknowledgeDead(batch, services);
    if (batch.queue.endsWith('-jobs')) return consumeJobs(batch, services, 'jobs');
    if (batch.queue.endsWith('-work')) {
      const publish = () => changes.publish(services, ctx);
      const minutes = batch.messages.filter(isAboutMinutes);
      const messages = batch.messages.filter((message) => !minutes.includes(message));
      await Promise.all([
        consumeMinutes(minutes, services, publish),
        consumeJobs({ messages }, services, 'work').then(publish),
      ]);
      return;
    }
    await consumeTraffic(batch, services);
  },
  /** Once a minute, by the clock and not by a queue. */
  async scheduled(_event, env, ctx) {
    await sendLateAlerts(createQueueServices(env, ctx));
  },
} satisfies ExportedHandler<QueueEnv>;

/**
 * A dropped message loses nothing that matters: counts are of little worth, and the sweep announces every due
 * job. Admins are notified, since something must have failed for long.
 */
async function acknowledgeDead(batch: MessageBatch, services: DbClock): Promise<void> {
  const { queue, messages } = batch;
  console.error('messages given up', queue, messages.length);
  const id = messages[0]?.id ?? queue;
  await recordDeadLetters(services, { id, queue, messages: messages.length }).catch((error: unknown) =>
    console.error('dead letters not recorded', error),
  );
  batch.ackAll();
}
