import { recordTraffic, type DeliveredEvent } from '~/features/work/traffic/record-traffic.server';
import { trafficEventSchema } from '~/jobs/traffic-event';
import type { QueueServices } from '~/platform/queues/queue-services';

/** A malformed message is logged and dropped; a database that cannot write sends the batch back for later. */
export async function consumeTraffic(batch: MessageBatch, services: QueueServices): Promise<void> {
  const delivered: DeliveredEvent[] = [];
  for (const message of batch.messages) {
    const event = trafficEventSchema.safeParse(message.body);
    if (event.success) delivered.push({ id: message.id, event: event.data });
    else console.warn('malformed message dropped', batch.queue, message.id);
  }
  if (delivered.length === 0) return batch.ackAll();
  try {
    await recordTraffic(services, delivered);
    batch.ackAll();
  } catch (error) {
    console.error('traffic not recorded, trying again', error);
    const attempts = Math.max(...batch.messages.map((message) => message.attempts));
    batch.retryAll({ delaySeconds: Math.min(600, 5 * 2 ** attempts) });
  }
}
