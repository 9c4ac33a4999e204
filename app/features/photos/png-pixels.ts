import { latin, u32, u8 } from './reading/bytes';

/** Samples of a pixel by PNG's colour type; palettes and packed bits are not used here. */
const samplesOf: Record<number, number | undefined> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/** Rows of unfiltered samples, 8 or 16 bits each, as the encoder gives them. */
export type PngPixels = {
  width: number;
  height: number;
  bitDepth: number;
  colourType: number;
  /** Bytes of one pixel. */
  step: number;
  data: Uint8Array<ArrayBuffer>;
};

/** The pixels of a small PNG of our own making; null when it is of a kind that is not read. */
export async function readPngPixels(png: Uint8Array<ArrayBuffer>): Promise<PngPixels | null> {
  const [width, height, bitDepth, colourType] = [u32(png, 16), u32(png, 20), u8(png, 24), u8(png, 25)];
  const samples = samplesOf[colourType];
  const isInterlaced = u8(png, 28) !== 0;
  if (!samples || (bitDepth !== 8 && bitDepth !== 16) || isInterlaced) return null;
  const step = (samples * bitDepth) / 8;
  const filtered = await inflate(pixelChunks(png));
  if (filtered.length !== height * (1 + width * step)) return null;
  return { width, height, bitDepth, colourType, step, data: unfilter(filtered, width * step, step) };
}

/** Bytes of a PNG that has these pixels. */
export async function writePng(pixels: PngPixels): Promise<Blob> {
  const { width, height, bitDepth, colourType, step, data } = pixels;
  const row = width * step;
  const filtered = new Uint8Array(height * (1 + row));
  for (let y = 0; y < height; y += 1) {
    filtered.set(data.subarray(y * row, (y + 1) * row), y * (1 + row) + 1);
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([bitDepth, colourType, 0, 0, 0], 8);
  const packed = await through(new Blob([filtered]), new CompressionStream('deflate'));
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new Blob([signature, chunk('IHDR', header), chunk('IDAT', packed), chunk('IEND', new Uint8Array())]);
}

function pixelChunks(png: Uint8Array<ArrayBuffer>): Blob {
  const bodies = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = u32(png, at);
    if (latin(png, at + 4, 4) === 'IDAT') bodies.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return new Blob(bodies);
}

const inflate = (packed: Blob) => through(packed, new DecompressionStream('deflate'));

async function through(blob: Blob, stream: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}

/** Takes back PNG's filters (specification, 9.2), each of which says how a row differs from the one above it. */
function unfilter(filtered: Uint8Array, row: number, step: number): Uint8Array<ArrayBuffer> {
  const height = filtered.length / (1 + row);
  const data = new Uint8Array(height * row);
  for (let y = 0; y < height; y += 1) {
    const filter = u8(filtered, y * (1 + row));
    const from = y * (1 + row) + 1;
    const to = y * row;
    for (let x = 0; x < row; x += 1) {
      const left = x >= step ? u8(data, to + x - step) : 0;
      const above = y > 0 ? u8(data, to + x - row) : 0;
      const corner = x >= step && y > 0 ? u8(data, to + x - row - step) : 0;
      data[to + x] = u8(filtered, from + x) + foretold(filter, left, above, corner);
    }
  }
  return data;
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? nearest(left, above, corner) : 0;
}

function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(guess - left),
    Math.abs(guess - above),
    Math.abs(guess - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function chunk(type: string, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(body, 8);
  view.setUint32(8 + body.length, checksum(bytes.subarray(4, 8 + body.length)));
  return bytes;
}

/** CRC-32 as PNG wants it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return ~crc >>> 0;
}
