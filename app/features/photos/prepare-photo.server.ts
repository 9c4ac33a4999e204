import { EncodingError, type PictureEncoder, type PreparedPhoto } from './picture-encoder';
import { readPngPixels, writePng, type PngPixels } from './png-pixels';
import { uprightSize } from './read-picture';
import type { Orientation, PictureParts } from './reading/picture-parts';
import { readWebp } from './reading/read-webp';

type Turn = { rotate: 0 | 90 | 180 | 270; isMirrored: boolean };

/** Turned clockwise first, then mirrored left to right. */
const turns: Record<Orientation, Turn> = {
  1: { rotate: 0, isMirrored: false },
  2: { rotate: 0, isMirrored: true },
  3: { rotate: 180, isMirrored: false },
  4: { rotate: 180, isMirrored: true },
  5: { rotate: 90, isMirrored: true },
  6: { rotate: 90, isMirrored: false },
  7: { rotate: 270, isMirrored: true },
  8: { rotate: 270, isMirrored: false },
};

const placeholderWidth = 16;

/**
 * The variants of a picture: WebP without metadata, upright, in each of these widths (from narrow to wide) that it has.
 * The widest is made from the picture and the others from the widest, so that a large file is decoded once. Throws
 * `EncodingError`.
 */
export async function preparePhoto(
  encoder: PictureEncoder,
  parts: PictureParts,
  standardWidths: readonly number[],
): Promise<PreparedPhoto> {
  const widths = standardWidths.filter((candidate) => candidate <= uprightSize(parts).width);
  const widest = widths.at(-1);
  if (!widest) throw new EncodingError('unreadable');
  const { source, rotate } = await uprightSource(encoder, parts, widest);
  const first = await encodeClean(encoder, source, { width: widest, rotate });
  const base = new Blob([first.bytes]);
  const variants = [];
  for (const width of widths.slice(0, -1)) {
    variants.push({ width, bytes: (await encodeClean(encoder, base, { width, rotate: 0 })).bytes });
  }
  variants.push({ width: widest, bytes: first.bytes });
  const placeholder = await averageColour(encoder, new Blob([variants[0]?.bytes ?? first.bytes]));
  return { variants, width: first.width, height: first.height, placeholder };
}

/** The encoder cannot mirror everywhere, so that is done here, on a picture no wider than its widest variant. */
async function uprightSource(encoder: PictureEncoder, { clean, orientation }: PictureParts, width: number) {
  const { rotate, isMirrored } = turns[orientation];
  const source = new Blob(clean);
  if (!isMirrored) return { source, rotate };
  const pixels = await readPngPixels(await encoder.encode(source, { width, rotate, format: 'image/png' }));
  if (!pixels) throw new EncodingError('unreadable');
  return { source: await writePng(mirror(pixels)), rotate: 0 as const };
}

function mirror({ data, ...shape }: PngPixels): PngPixels {
  const { width, height, step } = shape;
  const mirrored = new Uint8Array(data.length);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const x = pixel % width;
    const from = (pixel - x + (width - 1 - x)) * step;
    for (let byte = 0; byte < step; byte += 1) mirrored[pixel * step + byte] = data[from + byte] ?? 0;
  }
  return { ...shape, data: mirrored };
}

async function encodeClean(
  encoder: PictureEncoder,
  source: Blob,
  order: { width: number; rotate: Turn['rotate'] },
) {
  const encoded = readWebp(await encoder.encode(source, { ...order, format: 'image/webp' }), {
    keepProfile: false,
  });
  if (encoded.problem !== null || encoded.width !== order.width) throw new EncodingError('unreadable');
  const { width, height, clean } = encoded;
  return { width, height, bytes: new Uint8Array(await new Blob(clean).arrayBuffer()) };
}

/** As #rrggbb; transparent pixels count as they are stored. */
async function averageColour(encoder: PictureEncoder, source: Blob): Promise<string> {
  const order = { width: placeholderWidth, rotate: 0, format: 'image/png' } as const;
  const pixels = await readPngPixels(await encoder.encode(source, order));
  if (!pixels) return '#8a8f86';
  const { data, step, bitDepth, colourType } = pixels;
  const isGrey = colourType === 0 || colourType === 4;
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += step) {
    for (const channel of [0, 1, 2]) {
      const place = isGrey ? 0 : (channel * bitDepth) / 8;
      sums[channel] = (sums[channel] ?? 0) + (data[at + place] ?? 0);
    }
  }
  const count = data.length / step;
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
