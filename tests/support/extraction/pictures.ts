import { env } from 'cloudflare:test';

import { readPngPixels } from '~/features/pictures/reading/read-png-pixels';

type Bytes = Uint8Array<ArrayBuffer>;
export type Colour = [number, number, number];

const red: Colour = [220, 30, 30];
const green: Colour = [30, 200, 30];
const blue: Colour = [30, 30, 220];
const white: Colour = [250, 250, 250];

/** A PNG with these colours in its quarters: top left, top right, bottom left, bottom right. */
export async function quarters(
  width: number,
  height: number,
  colours: Colour[] = [red, green, blue, white],
): Promise<Bytes> {
  const data = new Uint8Array(width * height * 3);
  const [above, below] = [colours.slice(0, 2), colours.slice(2)].map((pair) => halves(width, pair));
  for (let y = 0; y < height; y += 1) data.set((y * 2 < height ? above : below) ?? [], y * width * 3);
  return writePng(width, height, data);
}

/** The pixels of one row: the first colour, and from the middle on the second one. */
function halves(width: number, [left = white, right = white]: Colour[]): Bytes {
  const row = new Uint8Array(width * 3);
  for (let x = 0; x < width; x += 1) row.set(x * 2 < width ? left : right, x * 3);
  return row;
}

/** The JPEG with another size in its header: what a decoder believes before it has seen a pixel. */
export function sized(jpeg: Bytes, width: number, height: number): Bytes {
  const changed = jpeg.slice();
  const view = new DataView(changed.buffer);
  let at = 2;
  while (changed[at + 1] !== 0xc0 && changed[at + 1] !== 0xc2) at += 2 + view.getUint16(at + 2);
  view.setUint16(at + 5, height);
  view.setUint16(at + 7, width);
  return changed;
}

/** A PNG of coloured fields, different for every seed. */
export async function fields(width: number, height: number, seed: number): Promise<Bytes> {
  let state = seed * 2_654_435_761 + 12_345;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const colours = Array.from({ length: 12 * 8 }, (): Colour => [random(), random(), random()]);
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const column = Math.floor(((at % width) * 12) / width);
    const row = Math.floor((Math.floor(at / width) * 8) / height);
    data.set(colours[row * 12 + column] ?? white, at * 3);
  }
  return writePng(width, height, data);
}

export async function encodeAs(
  picture: Bytes,
  format: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif',
  { width }: { width?: number } = {},
): Promise<Bytes> {
  const input = env.IMAGES.input(new Blob([picture]).stream());
  const result = await (width ? input.transform({ width }) : input).output({ format });
  return new Uint8Array(await result.response().arrayBuffer());
}

/** The colours in the middle of a picture's quarters, in the order of `quarters`. */
export async function quarterColours(picture: Bytes): Promise<Colour[]> {
  const pixels = await readPngPixels(await encodeAs(picture, 'image/png'), { max: 4_000_000 });
  if (!pixels) throw new Error('not a PNG that can be read');
  const { width, height, step, data } = pixels;
  return [1, 3].flatMap((y) =>
    [1, 3].map((x): Colour => {
      const at = (Math.floor((y * height) / 4) * width + Math.floor((x * width) / 4)) * step;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    }),
  );
}

/** The one of the four colours that this is, after an encoder has changed it. */
export function nameOf(colour: Colour): string {
  const names = { red, green, blue, white };
  const distance = (other: Colour) =>
    other.reduce((sum, value, at) => sum + (value - (colour[at] ?? 0)) ** 2, 0);
  const [nearest] = Object.entries(names).sort(([, a], [, b]) => distance(a) - distance(b));
  return nearest?.[0] ?? 'none';
}

/** EXIF with an orientation, a camera's name and a location, big-endian as telephones write it. */
function exif(orientation: number): Bytes {
  const words = new Uint8Array(8 + 2 + 3 * 12 + 4 + 40);
  const view = new DataView(words.buffer);
  words.set(new TextEncoder().encode('MM'));
  view.setUint16(2, 42);
  view.setUint32(4, 8);
  view.setUint16(8, 3);
  const entry = (index: number, tag: number, type: number, count: number) => {
    const at = 10 + index * 12;
    view.setUint16(at, tag);
    view.setUint16(at + 2, type);
    view.setUint32(at + 4, count);
    return at + 8;
  };
  const text = 10 + 3 * 12 + 4;
  view.setUint32(entry(0, 0x010f, 2, 20), text);
  view.setUint16(entry(1, 0x0112, 3, 1), orientation);
  view.setUint32(entry(2, 0x8825, 4, 1), text + 20);
  words.set(new TextEncoder().encode('SecretCamera3000\0'), text);
  words.set(new TextEncoder().encode('GPS-34.9285,138.60'), text + 20);
  return words;
}

/** The picture with that EXIF, as its format contains it. */
export function withExif(picture: Bytes, orientation: number): Bytes {
  if (picture[0] === 0xff) {
    const body = join(new TextEncoder().encode('Exif\0\0'), exif(orientation));
    return join(picture.subarray(0, 2), jpegSegment(0xe1, body), picture.subarray(2));
  }
  if (picture[0] === 0x89) {
    return join(picture.subarray(0, 33), pngChunk('eXIf', exif(orientation)), picture.subarray(33));
  }
  const size = new DataView(picture.buffer, picture.byteOffset).getUint32(4, true);
  const chunk = riffChunk('EXIF', exif(orientation));
  const whole = join(picture, chunk);
  new DataView(whole.buffer).setUint32(4, size + chunk.length, true);
  return whole;
}

export function jpegSegment(marker: number, body: Bytes): Bytes {
  const length = body.length + 2;
  return join(new Uint8Array([0xff, marker, length >> 8, length & 0xff]), body);
}

/** A PNG of these rows of red, green and blue. */
async function writePng(width: number, height: number, data: Bytes): Promise<Bytes> {
  const row = width * 3;
  const filtered = new Uint8Array(height * (1 + row));
  for (let y = 0; y < height; y += 1) {
    filtered.set(data.subarray(y * row, (y + 1) * row), y * (1 + row) + 1);
  }
  const packed = await deflated(filtered);
  return join(
    pngSignature,
    pngHeader(width, height),
    pngChunk('IDAT', packed),
    pngChunk('IEND', new Uint8Array()),
  );
}

export const pngSignature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The header of a picture with eight bits for each of red, green and blue. */
export function pngHeader(width: number, height: number): Bytes {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 2], 8);
  return pngChunk('IHDR', header);
}

export async function deflated(bytes: Bytes): Promise<Bytes> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

export function pngChunk(type: string, body: Bytes): Bytes {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(body, 8);
  view.setUint32(8 + body.length, checksum(bytes.subarray(4, 8 + body.length)));
  return bytes;
}

/** CRC-32 as PNG requires it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

export function riffChunk(type: string, body: Bytes): Bytes {
  const head = new Uint8Array(8);
  head.set(new TextEncoder().encode(type));
  new DataView(head.buffer).setUint32(4, body.length, true);
  return join(head, body, new Uint8Array(body.length % 2));
}

export function join(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const text = (words: string): Bytes => new TextEncoder().encode(words);

export const latinOf = (bytes: Bytes): string =>
  Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  ).join('');
