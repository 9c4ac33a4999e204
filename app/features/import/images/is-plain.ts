import type { PngPixels } from '~/features/pictures/reading/read-png-pixels';

import { colourAt } from './fingerprint';

/** Of all pixels, that one colour may cover; a wide sky is of many. */
const mostOfOne = 0.6;
/** How near to each other two colours are taken for one, in each channel. */
const tolerance = 10;
/** Of a very high or wide picture every so many pixels are looked at, since each is held against each colour. */
const mostPixels = 2000;

/** Logos on white, single colours and the like: most of the picture is of one colour. */
export function isPlain(pixels: PngPixels): boolean {
  const all = pixels.width * pixels.height;
  const step = Math.ceil(all / mostPixels);
  const count = Math.ceil(all / step);
  const colours = Array.from({ length: count }, (_, at) => colourAt(pixels, at * step));
  const seen = new Map<string, [number, number, number]>();
  for (const colour of colours) seen.set(colour.map((value) => value >> 4).join(), colour);
  for (const common of seen.values()) {
    const near = colours.filter((colour) =>
      colour.every((value, channel) => Math.abs(value - (common[channel] ?? 0)) <= tolerance),
    );
    if (near.length > count * mostOfOne) return true;
  }
  return false;
}
