import type { TrafficEvent, TrafficReport } from '~/jobs/traffic-event';
import { pause } from '~/lib/time/pause';
import { logWarning } from '~/platform/log';

/** Reports requests to the queue worker. Never delays or fails the answer. */
export type Traffic = {
  record(report: TrafficReport): void;
};

type Sender = { queue: Queue; ctx: Pick<ExecutionContext, 'waitUntil'> };

/** How long reports are added up: a message for each request would cost more than the answer. */
const gatherMs = 1_000;
/** A request that ends before it has sent the sums leaves them to the next one after this time. */
const sendsWithinMs = 10_000;
/** Cloudflare takes this many messages at once. */
const mostMessages = 100;

/** The sums of an isolate's reports by what they report, sent together with the binding of one of its requests. */
export function createTrafficSums({ now = Date.now, wait = pause } = {}) {
  let sums = new Map<string, TrafficEvent>();
  let sentBy = 0;

  function send({ queue, ctx }: Sender) {
    const events = [...sums.values()];
    sums = new Map();
    if (events.length === 0) return;
    const sending = queue.sendBatch(events.map((body) => ({ body }))).catch((error: unknown) => {
      logWarning(`traffic events lost: ${events.length}`, error);
    });
    ctx.waitUntil(sending);
  }

  function record({ kind, path, count = 1 }: TrafficReport, sender: Sender) {
    const event: TrafficEvent = { version: 1, kind, path: path.slice(0, 512), at: now(), count };
    const key = `${kind} ${event.path}`;
    const known = sums.get(key);
    sums.set(key, { ...event, count: count + (known?.count ?? 0) });
    if (sums.size >= mostMessages) return send(sender);
    if (now() < sentBy) return;
    sentBy = now() + sendsWithinMs;
    const gathering = wait(gatherMs).then(() => {
      sentBy = 0;
      send(sender);
    });
    sender.ctx.waitUntil(gathering);
  }

  return {
    /**
     * The traffic of a request. Reports are sent after a second, or when there are as many as the queue takes; what it refuses is
     * logged and lost.
     */
    of: (sender: Sender): Traffic => ({ record: (report) => record(report, sender) }),
  };
}
