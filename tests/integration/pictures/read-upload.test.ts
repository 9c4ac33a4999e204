import { describe, expect, it } from 'vitest';

import { readFiles } from '~/platform/http/uploads/read-files';
import { readUpload } from '~/platform/http/uploads/read-upload';

const bytes = (length: number) => new Uint8Array(length).fill(65);

/**
 * A request whose body arrives in these pieces, whatever length it declares; null is a piece that never
 * arrives.
 */
function sending(pieces: (Uint8Array | null)[], declared: number, contentType = 'image/jpeg'): Request {
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      const piece = left.shift();
      if (piece === undefined) return controller.close();
      if (piece === null) return new Promise<void>(() => undefined);
      controller.enqueue(piece);
    },
  });
  const headers = { 'content-length': String(declared), 'content-type': contentType };
  const arrayBuffer = () => new Response(body).arrayBuffer();
  return { body, headers: new Headers(headers), arrayBuffer } as Request;
}

describe('a file that is a whole body', () => {
  it('arrives whole', async () => {
    expect(await readUpload(sending([bytes(3), bytes(4)], 7))).toEqual(bytes(7));
    expect(await readUpload(sending([], 0))).toEqual(bytes(0));
  });

  it.each([
    ['is longer than it says', [bytes(5), bytes(5)], 7],
    ['is shorter than it says', [bytes(5)], 7],
    ['stops coming', [bytes(5), null], 7],
  ])('is an error when it %s', async (_, pieces, declared) => {
    await expect(readUpload(sending(pieces, declared), 100)).rejects.toThrow();
  });

  it('is an error when it comes too slowly in all', async () => {
    const slow = sending(Array(50).fill(bytes(1)), 50);
    await expect(readUpload(slow, 20)).rejects.toThrow();
  });
});

const boundary = 'x';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, body = '') => `--${boundary}\r\n${head}\r\n\r\n${body}\r\n`;
const photo = (name: string, body = 'abc') =>
  part(`Content-Disposition: form-data; name="photos"; filename="${name}"\r\nContent-Type: image/jpeg`, body);
const end = `--${boundary}--\r\n`;

async function read(form: string, { maxInAll = 10_000_000 } = {}) {
  const got: { name: string; size: number | null }[] = [];
  const whole = new TextEncoder().encode(form);
  const pieces = Array.from({ length: Math.ceil(whole.length / 4096) }, (_, at) =>
    whole.subarray(at * 4096, (at + 1) * 4096),
  );
  const request = sending(pieces, whole.length, multipart);
  const bounds = { maxBytes: 1_000_000, maxInAll };
  await readFiles(request, bounds, async ({ name, bytes: file }) => {
    got.push({ name, size: file?.length ?? null });
  });
  return got;
}

describe('a form of files', () => {
  it.each([
    ['more than a hundred files', photo('a.jpg').repeat(101) + end],
    ['more than twenty fields', part('Content-Disposition: form-data; name="a"', 'b').repeat(21) + end],
    ['more parts than that together', part('X-Nothing: here', 'b').repeat(200) + end],
    [
      'headers of a part that are 9 KB',
      part(`Content-Disposition: form-data; name="a"; x="${'y'.repeat(9_000)}"`) + photo('a.jpg') + end,
    ],
    [
      'a thousand headers of a part',
      part(
        `Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n${'A: b\r\n'.repeat(1_000)}C: d`,
      ) + end,
    ],
    ['no end', photo('a.jpg') + photo('b.jpg').slice(0, -4)],
    ['no boundary', 'abc'.repeat(10_000)],
  ])('with %s is refused or leaves nothing of it', async (what, form) => {
    const outcome = await read(form).catch((error: Error) => error);
    if (outcome instanceof Error) return;
    expect([what, outcome.length]).toEqual([what, Math.min(1, outcome.length)]);
  });

  it.each([101, 500])('of %i files is refused, and no more than a hundred are handed over', async (count) => {
    await expect(read(photo('a.jpg').repeat(count) + end)).rejects.toThrow(/beyond/);
  });

  it('that stops coming is given up', async () => {
    const half = new TextEncoder().encode(photo('a.jpg').slice(0, -10));
    const request = sending([half, null], 1_000, multipart);
    const bounds = { maxBytes: 1_000, maxInAll: 1_000, idleMs: 100 };
    await expect(readFiles(request, bounds, async () => undefined)).rejects.toThrow(/no answer/);
  });

  it('is read no further than its bytes may be in all', async () => {
    const form = photo('a.jpg', 'z'.repeat(300_000)) + photo('b.jpg', 'z'.repeat(300_000)) + end;
    await expect(read(form, { maxInAll: 400_000 })).rejects.toThrow(/more bytes/);
  });

  it('returns at most two hundred characters of a name', async () => {
    const [file] = await read(photo(`${'n'.repeat(5_000)}.jpg`) + end);
    expect(file).toEqual({ name: 'n'.repeat(200), size: 3 });
  });
});
