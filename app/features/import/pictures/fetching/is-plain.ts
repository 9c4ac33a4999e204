import type { PngPixels } from '~/features/pictures/reading/read-png-pixels';

import { colourAt } from './fingerprint';

/** Maximum share of the pixels that one colour may cover; a wide sky has many colours. */
const maxOfOne = 0.6;
/** Maximum difference in each channel of two colours that count as one. */
const tolerance = 10;
/**
 * Of a very high or wide picture only a sample of pixels is checked, since each is compared with each colour.
 */
const maxPixels = 2000;

/** Logos on white, single colours and similar: most of the picture has one colour. */
export function isPlain(pixels: PngPixels): boolean {
  const all = pixels.width * pixels.height;
  const step = Math.ceil(all / maxPixels);
  const count = Math.ceil(all / step);
  const colours = Array.from({ length: count }, (_, at) => colourAt(pixels, at * step));
  const seen = new Map<string, [number, number, number]>();
  for (const colour of colours) seen.set(colour.map((value) => value >> 4).join(), colour);
  for (const common of seen.values()) {
    let near = 0;
    for (const colour of colours) if (isNear(colour, common)) near += 1;
    if (near > count * maxOfOne) return true;
  }
  return false;
}

type Colour = readonly [number, number, number];

const isNear = (one: Colour, other: Colour): boolean =>
  Math.abs(one[0] - other[0]) <= tolerance &&
  Math.abs(one[1] - other[1]) <= tolerance &&
  Math.abs(one[2] - other[2]) <= tolerance;
