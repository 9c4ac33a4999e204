import { createDatabase } from '~/db/client';
import { recordTraffic, type DeliveredEvent } from '~/features/traffic/record-traffic.server';
import { trafficEventSchema } from '~/jobs/traffic-event';

type QueueEnv = { DB: D1Database; ENVIRONMENT: string };

export default {
  async queue(batch, env) {
    if (batch.queue.endsWith('-dead')) return acknowledgeDead(batch);
    await consumeTraffic(batch, env);
  },
} satisfies ExportedHandler<QueueEnv>;

/** A malformed message is logged and dropped; a database that cannot write sends the batch back for later. */
async function consumeTraffic(batch: MessageBatch, env: QueueEnv): Promise<void> {
  const delivered: DeliveredEvent[] = [];
  for (const message of batch.messages) {
    const event = trafficEventSchema.safeParse(message.body);
    if (event.success) delivered.push({ id: message.id, event: event.data });
    else console.warn('malformed message dropped', batch.queue, message.id);
  }
  if (delivered.length === 0) return batch.ackAll();
  try {
    await recordTraffic({ db: createDatabase(env.DB), clock: { now: () => new Date() } }, delivered);
    batch.ackAll();
  } catch (error) {
    console.error('traffic not recorded, trying again', error);
    const attempts = Math.max(...batch.messages.map((message) => message.attempts));
    batch.retryAll({ delaySeconds: Math.min(600, 5 * 2 ** attempts) });
  }
}

/** Counts that could not be kept are only told of: nothing else depends on them. */
function acknowledgeDead(batch: MessageBatch): void {
  console.error('messages given up', batch.queue, batch.messages.length);
  batch.ackAll();
}
