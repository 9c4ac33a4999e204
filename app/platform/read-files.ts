import { Busboy, type BusboyInstance } from '@fastify/busboy';

type SentFile = {
  name: string;
  /** Null for a file that is larger than allowed, of which nothing was kept. */
  bytes: Uint8Array<ArrayBuffer> | null;
};

/** Far more than a form of ours sends. */
const limits = { fields: 20, fieldSize: 1000, fieldNameSize: 100, files: 100, parts: 120, headerPairs: 20 };

/**
 * Hands over the files of a form as they arrive, one after the other: the next is not read before `take` has ended, so
 * that no more than one is in memory. Throws when the body is not such a form or ends too early.
 */
export async function readFiles(
  request: Request,
  mostBytes: number,
  take: (file: SentFile) => Promise<void>,
): Promise<void> {
  const contentType = request.headers.get('content-type') ?? '';
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { ...limits, fileSize: mostBytes },
  });
  const arrived: SentFile[] = [];
  let fail: (error: unknown) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    fail = reject;
    parser.on('finish', resolve);
    parser.on('error', reject);
  });
  // Awaited at the end; until then it must not count as unhandled.
  ended.catch(() => undefined);
  parser.on('file', (_field, stream, name) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let isTooHeavy = false;
    stream.on('data', (chunk: Uint8Array<ArrayBuffer>) => {
      if (!isTooHeavy) chunks.push(chunk);
    });
    stream.on('limit', () => {
      isTooHeavy = true;
      chunks.length = 0;
    });
    stream.on('error', fail);
    stream.on('end', () => arrived.push({ name: name ?? '', bytes: isTooHeavy ? null : joined(chunks) }));
  });
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    await write(parser, read.value);
    for (const file of arrived.splice(0)) await take(file);
  }
  parser.end();
  await ended;
  for (const file of arrived) await take(file);
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
