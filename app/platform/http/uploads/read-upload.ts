import { giveUpAfter } from '~/lib/time/give-up-after';

/** Milliseconds without a byte after which the sender counts as gone. */
const idleMs = 20_000;

/**
 * The pieces of a body as they arrive. Throws when none comes for 20 seconds, when all take longer than
 * `inAllMs`, or when there are more than `max` bytes.
 */
export async function* readPieces(
  request: Request,
  { max, inAllMs, idle = idleMs }: { max: number; inAllMs: number; idle?: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = request.body?.getReader() as
    | ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>
    | undefined;
  if (!reader) return;
  const endsAt = Date.now() + inAllMs;
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await giveUpAfter(Math.min(idle, endsAt - Date.now()), () => reader.read());
      if (done) return;
      length += value.length;
      if (Date.now() > endsAt) throw new Error('the body came too slowly');
      if (length > max) throw new Error('more bytes came than were told of');
      yield value;
    }
  } finally {
    // Also when the reader of the pieces stops: nothing more is read then.
    await reader.cancel().catch(() => undefined);
  }
}

/** Milliseconds for ten megabytes over a slow connection; browsers give up a little later. */
const patienceMs = 110_000;

/** A whole body of exactly the declared length. Throws when it is longer, shorter or too slow. */
export async function readUpload(request: Request, inAllMs = patienceMs): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(await giveUpAfter(inAllMs, () => request.arrayBuffer()));
  const declared = Number(request.headers.get('content-length'));
  if (whole.length !== declared) throw new Error(`${whole.length} bytes came of ${declared}`);
  return whole;
}
