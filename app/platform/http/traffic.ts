import type { TrafficEvent, TrafficReport } from '~/jobs/traffic-event';

import { logWarning } from '~/platform/log';

/** Reports requests to the queue worker. Never delays or fails the answer. */
export type Traffic = {
  record(report: TrafficReport): void;
};

/** Sends each report to the queue after the answer; a report that the queue refuses is logged and lost. */
export function createQueueTraffic(queue: Queue, ctx: Pick<ExecutionContext, 'waitUntil'>): Traffic {
  return {
    record({ kind, path, count = 1 }) {
      const event: TrafficEvent = { version: 1, kind, path: path.slice(0, 512), at: Date.now(), count };
      ctx.waitUntil(
        queue.send(event).catch((error: unknown) => {
          logWarning(`traffic event lost: ${kind}`, error);
        }),
      );
    },
  };
}
