/** How often a stream reads, and when it ends. */
export type StreamPace = {
  /** Wait before the first reading and after every change. */
  shortestMs: number;
  /** Maximum wait; it grows by a half each time while nothing changes. */
  longestMs: number;
  /** Lifetime of a stream. */
  lifeMs: number;
  /** Maximum number of readings. */
  maxQuestions: number;
};

const usualPace: StreamPace = { shortestMs: 700, longestMs: 3000, lifeMs: 60_000, maxQuestions: 40 };

type EventSource<T> = {
  first: T;
  /** Reads the present state; null when it is gone. */
  next: () => Promise<T | null>;
  isLast: (value: T) => boolean;
  /** Called once, when the stream has ended or its reader has left. */
  onEnd: () => Promise<void>;
};

/**
 * Server-sent events: `first`, then the result of `next` whenever it has changed, until it is null, `isLast`,
 * or the stream has reached its lifetime or its number of readings. A failed reading ends the stream,
 * whereupon the browser reconnects.
 */
export function streamEvents<T>({ first, next, isLast, onEnd }: EventSource<T>, pace = usualPace): Response {
  const encoder = new TextEncoder();
  const endsAt = Date.now() + pace.lifeMs;
  let isLeft = false;
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= onEnd().catch(() => undefined));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let sent = JSON.stringify(first);
      send(`retry: 1000\n\ndata: ${sent}\n\n`);
      let value: T | null = first;
      let waitMs = pace.shortestMs;
      for (let readings = 0; readings < pace.maxQuestions && Date.now() < endsAt; readings += 1) {
        if (value === null || isLast(value)) break;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        if (isLeft) break;
        value = await next().catch(() => null);
        const text = JSON.stringify(value);
        waitMs = text === sent ? Math.min(waitMs * 1.5, pace.longestMs) : pace.shortestMs;
        if (isLeft || value === null || text === sent) continue;
        sent = text;
        send(`data: ${text}\n\n`);
      }
      // The place must be free before the browser, informed of the stream's end, requests another.
      await end();
      if (!isLeft) controller.close();
    },
    cancel() {
      isLeft = true;
      return end();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
