import { uprightSize } from '~/features/pictures/reading/read-picture';
import { readPngPixels } from '~/features/pictures/reading/read-png-pixels';
import type { Orientation, PictureParts } from '~/features/pictures/reading/picture-parts';
import { readWebp } from '~/features/pictures/reading/read-webp';

import {
  EncodingError,
  type EncodingOrder,
  type PictureEncoder,
  type PictureFile,
  type PreparedPhoto,
} from './picture-encoder';

type Turn = Pick<EncodingOrder, 'flip' | 'rotate'>;

/** How to make a picture upright: mirror first, then turn clockwise. */
const turns: Record<Orientation, Turn> = {
  1: { rotate: 0 },
  2: { flip: 'h', rotate: 0 },
  3: { rotate: 180 },
  4: { flip: 'v', rotate: 0 },
  5: { flip: 'h', rotate: 270 },
  6: { rotate: 90 },
  7: { flip: 'h', rotate: 90 },
  8: { rotate: 270 },
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
  const first = await encodeClean(encoder, parts.clean, { width: widest, ...turns[parts.orientation] });
  const variants = [];
  for (const width of widths.slice(0, -1)) {
    variants.push({ width, bytes: (await encodeClean(encoder, [first.bytes], { width, rotate: 0 })).bytes });
  }
  variants.push({ width: widest, bytes: first.bytes });
  const placeholder = await averageColour(encoder, variants[0]?.bytes ?? first.bytes);
  return { variants, width: first.width, height: first.height, placeholder };
}

async function encodeClean(encoder: PictureEncoder, source: PictureFile, order: Turn & { width: number }) {
  const encoded = readWebp(await encoder.encode(source, { ...order, format: 'image/webp' }), {
    keepProfile: false,
  });
  if (encoded.problem !== null || encoded.width !== order.width) throw new EncodingError('unreadable');
  const { width, height, clean } = encoded;
  return { width, height, bytes: new Uint8Array(await new Blob(clean).arrayBuffer()) };
}

/** As #rrggbb; transparent pixels count as they are stored. */
async function averageColour(encoder: PictureEncoder, source: Uint8Array<ArrayBuffer>): Promise<string> {
  const order = { width: placeholderWidth, rotate: 0, format: 'image/png' } as const;
  const pixels = await readPngPixels(await encoder.encode([source], order));
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
