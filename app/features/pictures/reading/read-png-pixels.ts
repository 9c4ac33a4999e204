import { latin, u32, u8 } from './bytes';

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

/** The size that the encoder makes for this reader: 32 pixels wide, up to three times as high. */
const maxPixels = 32 * 96;

/**
 * The pixels of a tiny PNG from the encoder; null for an unsupported kind or more than `max` pixels: a photo
 * is never decoded in the worker, whose memory is too small.
 */
export async function readPngPixels(
  png: Uint8Array<ArrayBuffer>,
  { max = maxPixels } = {},
): Promise<PngPixels | null> {
  const [width, height, bitDepth, colourType] = [u32(png, 16), u32(png, 20), u8(png, 24), u8(png, 25)];
  const samples = samplesOf[colourType];
  const isInterlaced = u8(png, 28) !== 0;
  if (!samples || (bitDepth !== 8 && bitDepth !== 16) || isInterlaced || width * height > max) return null;
  const step = (samples * bitDepth) / 8;
  const filtered = await inflate(pixelChunks(png), height * (1 + width * step));
  return (
    filtered && { width, height, bitDepth, colourType, step, data: unfilter(filtered, width * step, step) }
  );
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

/** Null unless the pixels unpack to that length; no more is unpacked. */
async function inflate(packed: Blob, length: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const whole = new Uint8Array(length);
  let at = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  for (let read = await reader.read(); read.value; read = await reader.read()) {
    if (at + read.value.length > length) {
      await reader.cancel();
      return null;
    }
    whole.set(read.value, at);
    at += read.value.length;
  }
  return at === length ? whole : null;
}

/**
 * Reverses PNG's filters (chapter 9.2 of the PNG standard), each of which stores a row as its difference from
 * the one above.
 */
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
