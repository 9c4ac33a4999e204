import { workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { minutesMessageSchema } from '~/jobs/minutes-message';
import type { QueueServices } from '~/platform/queues/queue-services';

export const isAboutMinutes = ({ body }: Message) => minutesMessageSchema.safeParse(body).success;

/**
 * However many messages there are, the due minutes are worked off once; the rest that one run does not reach
 * is announced again.
 */
export async function consumeMinutes(
  messages: readonly Message[],
  services: QueueServices,
  publish: () => Promise<unknown>,
): Promise<void> {
  if (messages.length === 0) return;
  try {
    const { worked, hasMore } = await workOffMinutes(services);
    if (worked > 0) await publish();
    if (hasMore) services.minutes.announce();
    for (const message of messages) message.ack();
  } catch (error) {
    console.error('minutes not worked out, trying again', error);
    for (const message of messages) message.retry({ delaySeconds: Math.min(600, 5 * 2 ** message.attempts) });
  }
}
