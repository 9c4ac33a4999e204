import type { RequestFigures, RequestRow } from '~/jobs/request-figures';

import { logWarning } from '~/platform/log';

/** Sends counted requests to the queue worker, after the answer and without ever failing it. */
export type FigureQueue = { send(rows: RequestRow[]): void };

/** Figures go by the queue of the traffic; while that is down they are lost, as the traffic is. */
export function createFigureQueue(queue: Queue, ctx: Pick<ExecutionContext, 'waitUntil'>): FigureQueue {
  return {
    send(rows) {
      if (rows.length === 0) return;
      const figures: RequestFigures = { version: 1, kind: 'requests', rows };
      ctx.waitUntil(
        queue.send(figures).catch((error: unknown) => {
          logWarning('figures of requests lost', error);
        }),
      );
    },
  };
}
