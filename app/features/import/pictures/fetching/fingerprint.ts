import type { PngPixels } from '~/features/pictures/reading/read-png-pixels';

const columns = 9;
const rows = 8;

/**
 * Marks those of 8 × 8 fields of a picture that are brighter than their right neighbours, as 16 hexadecimal digits.
 * One picture in other sizes and qualities gives nearly the same digits.
 */
export function fingerprintOf(pixels: PngPixels): string {
  const grey = greyGrid(pixels);
  let bits = '';
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns - 1; x += 1) {
      const here = grey[y * columns + x] ?? 0;
      bits += here > (grey[y * columns + x + 1] ?? 0) ? '1' : '0';
    }
  }
  return (bits.match(/.{4}/g) ?? []).map((four) => parseInt(four, 2).toString(16)).join('');
}

/** Number of bits in which two fingerprints differ. */
export function fingerprintDistance(one: string, other: string): number {
  let count = 0;
  for (let at = 0; at < 16; at += 1) {
    let different = parseInt(one[at] ?? '0', 16) ^ parseInt(other[at] ?? '0', 16);
    for (; different > 0; different &= different - 1) count += 1;
  }
  return count;
}

/** The picture's brightness in 9 × 8 fields, each the mean of its pixels. */
function greyGrid(pixels: PngPixels): number[] {
  const { width, height } = pixels;
  const sums = new Array<number>(columns * rows).fill(0);
  const counts = new Array<number>(columns * rows).fill(0);
  // In a picture with fewer rows than fields, rows are read more than once.
  const [wide, high] = [Math.max(width, columns * 4), Math.max(height, rows * 4)];
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const field = Math.floor((y * rows) / high) * columns + Math.floor((x * columns) / wide);
      const at = Math.floor((y * height) / high) * width + Math.floor((x * width) / wide);
      sums[field] = (sums[field] ?? 0) + brightness(pixels, at);
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return sums.map((sum, field) => sum / (counts[field] || 1));
}

function brightness(pixels: PngPixels, at: number): number {
  const [red, green, blue] = colourAt(pixels, at);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Red, green and blue of a pixel, 0 to 255. */
export function colourAt(
  { data, step, bitDepth, colourType }: PngPixels,
  at: number,
): [number, number, number] {
  const sample = bitDepth / 8;
  const isGrey = colourType === 0 || colourType === 4;
  const channel = (index: number) => data[at * step + (isGrey ? 0 : index) * sample] ?? 0;
  return [channel(0), channel(1), channel(2)];
}
