import type { MinutesQueue } from '~/features/directory/places/announce-due-minutes.server';
import type { MinutesMessage } from '~/jobs/minutes-message';

import { logWarning } from '~/platform/log';

/** Nudges the queue worker after the answer and never fails it: the sweep repeats what was lost. */
export function createMinutesQueue(
  queue: Queue<MinutesMessage>,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
): MinutesQueue {
  return {
    announce() {
      ctx.waitUntil(
        queue.send({ version: 1, errand: 'minutes' }).catch((error: unknown) => {
          logWarning('minutes not announced', error);
        }),
      );
    },
  };
}
