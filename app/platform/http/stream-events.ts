/** When a stream asks again, and when it is over. */
export type StreamPace = {
  /** Until the first question and after every change. */
  shortestMs: number;
  /** What the waits grow to, by a half each, while nothing changes. */
  longestMs: number;
  /** How long a stream lives. */
  lifeMs: number;
  /** How many questions it asks in its life. */
  mostQuestions: number;
};

const usualPace: StreamPace = { shortestMs: 700, longestMs: 3000, lifeMs: 60_000, mostQuestions: 40 };

type Told<T> = {
  first: T;
  /** Asks how it is now; null when it is gone. */
  next: () => Promise<T | null>;
  isLast: (value: T) => boolean;
  /** Called once, when the stream is over or its reader has left. */
  onEnd: () => Promise<void>;
};

/**
 * Server-sent events: `first`, then what `next` gives whenever that is something else, until it is null, `isLast`, or the
 * stream has lived or asked enough. A reading that fails ends the stream, whereupon the browser connects again.
 */
export function streamEvents<T>({ first, next, isLast, onEnd }: Told<T>, pace = usualPace): Response {
  const encoder = new TextEncoder();
  const endsAt = Date.now() + pace.lifeMs;
  let isLeft = false;
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= onEnd().catch(() => undefined));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let told = JSON.stringify(first);
      send(`retry: 1000\n\ndata: ${told}\n\n`);
      let value: T | null = first;
      let waitMs = pace.shortestMs;
      for (let asked = 0; asked < pace.mostQuestions && Date.now() < endsAt; asked += 1) {
        if (value === null || isLast(value)) break;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
        if (isLeft) break;
        value = await next().catch(() => null);
        const text = JSON.stringify(value);
        waitMs = text === told ? Math.min(waitMs * 1.5, pace.longestMs) : pace.shortestMs;
        if (isLeft || value === null || text === told) continue;
        told = text;
        send(`data: ${text}\n\n`);
      }
      // The place is free before the browser, told that the stream is over, asks for another.
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
