import { recordTraffic, type DeliveredEvent } from '~/features/work/traffic/record-traffic.server';
import type { DeliveredFigures } from '~/features/work/system/count-requests';
import { requestFiguresSchema } from '~/jobs/request-figures';
import { trafficEventSchema } from '~/jobs/traffic-event';
import type { QueueServices } from '~/platform/queues/queue-services';

/** A malformed message is logged and dropped; a database that cannot write sends the batch back for later. */
export async function consumeTraffic(batch: MessageBatch, services: QueueServices): Promise<void> {
  const delivered: DeliveredEvent[] = [];
  const figures: DeliveredFigures[] = [];
  for (const message of batch.messages) {
    const event = trafficEventSchema.safeParse(message.body);
    const counted = event.success ? null : requestFiguresSchema.safeParse(message.body);
    if (event.success) delivered.push({ id: message.id, event: event.data });
    else if (counted?.success) figures.push({ id: message.id, rows: counted.data.rows });
    else console.warn('malformed message dropped', batch.queue, message.id);
  }
  if (delivered.length + figures.length === 0) return batch.ackAll();
  try {
    await recordTraffic(services, delivered, figures);
    batch.ackAll();
  } catch (error) {
    console.error('traffic not recorded, trying again', error);
    const attempts = Math.max(...batch.messages.map((message) => message.attempts));
    batch.retryAll({ delaySeconds: Math.min(600, 5 * 2 ** attempts) });
  }
}
