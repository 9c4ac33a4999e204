const everyMs = 700;
const patienceMs = 60_000;

/**
 * Server-sent events: `first`, then what `next` gives whenever that is something else, until it is null, `isLast`, or a
 * minute is over. A reading that fails ends the stream, whereupon the browser connects again.
 */
export function streamEvents<T>(
  first: T,
  next: () => Promise<T | null>,
  isLast: (value: T) => boolean,
): Response {
  const encoder = new TextEncoder();
  const endsAt = Date.now() + patienceMs;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      let told = JSON.stringify(first);
      send(`retry: 1000\n\ndata: ${told}\n\n`);
      let value: T | null = first;
      while (value !== null && !isLast(value) && !isLeft && Date.now() < endsAt) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        value = await next().catch(() => null);
        const text = JSON.stringify(value);
        if (isLeft || value === null || text === told) continue;
        told = text;
        send(`data: ${text}\n\n`);
      }
      if (!isLeft) controller.close();
    },
    cancel() {
      isLeft = true;
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
