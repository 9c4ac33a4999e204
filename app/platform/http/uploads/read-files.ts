import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';

import { readPieces } from './read-upload';

type Bounds = { maxBytes: number; maxInAll: number; idleMs?: number };

type SentFile = {
  name: string;
  /** Null for a file that is larger than allowed; nothing of it is kept. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

/** Far more than our forms send; reading stops beyond them. */
const limits = {
  fields: 300,
  fieldSize: 1000,
  fieldNameSize: 100,
  files: 100,
  parts: 400,
  headerPairs: 20,
  headerSize: 8_192,
};
const longestName = 200;
/** A hundred megabytes over a slow connection. */
const inAllMs = 600_000;

/**
 * Passes on the files of a form as they arrive, one after the other: the next is not read before `take` has
 * ended, so that at most one is in memory. Returns the form's texts. Throws when the body is not such a form, ends too early, stalls,
 * or exceeds the limits.
 */
export async function readFiles(
  request: Request,
  { maxBytes, maxInAll, idleMs }: Bounds,
  take: (file: SentFile) => Promise<void>,
): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? '';
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { ...limits, fileSize: maxBytes },
  });
  const texts = new FormData();
  parser.on('field', (name, value) => texts.append(name, value));
  const arrived: SentFile[] = [];
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
    parser.on('error', reject);
  });
  const ended = new Promise<void>((resolve) => parser.on('finish', resolve));
  // Awaited below; until then it must not count as unhandled.
  failed.catch(() => undefined);
  for (const bound of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(bound, () => fail(new Error(`form beyond its ${bound}`)));
  }
  parser.on('file', (_field, stream, name) => {
    stream.on('error', fail);
    collectBytes(stream, (bytes) => arrived.push({ name: (name ?? '').slice(0, longestName), bytes }));
  });
  for await (const piece of readPieces(request, { max: maxInAll, inAllMs, idle: idleMs })) {
    await Promise.race([write(parser, piece), failed]);
    for (const file of arrived.splice(0)) await take(file);
  }
  parser.end();
  await Promise.race([ended, failed]);
  for (const file of arrived) await take(file);
  return texts;
}

/** Calls `onEnd` with the bytes of a file, or with null when it is larger than allowed. */
function collectBytes(stream: BusboyFileStream, onEnd: (bytes: SentFile['bytes']) => void): void {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let isTooHeavy = false;
  stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
    if (!isTooHeavy) chunks.push(chunk);
  });
  stream.on('limit', () => {
    isTooHeavy = true;
    chunks.length = 0;
  });
  stream.on('end', () => {
    onEnd(isTooHeavy ? null : joined(chunks));
    chunks.length = 0;
  });
}

function write(parser: BusboyInstance, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.write(chunk, (error?: Error | null) => (error ? reject(error) : resolve()));
  });
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
