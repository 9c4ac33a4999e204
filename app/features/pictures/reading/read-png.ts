import { latin, u32 } from './bytes';
import { maxParts, type PartsReading } from './picture-parts';
import { readOrientation } from './read-orientation';

/** Chunks for pixels and colours; an animated picture keeps only its still picture. */
const needed = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'];

/** Splits a PNG into parts up to its end, without decoding it. */
export function readPng(bytes: Uint8Array<ArrayBuffer>): PartsReading {
  const clean = [bytes.subarray(0, 8)];
  const dropped: Uint8Array[] = [];
  let exif: Uint8Array | null = null;
  let hasPixels = false;
  let at = 8;
  for (;;) {
    if (at + 12 > bytes.length) return { problem: 'cut-off' };
    const length = u32(bytes, at);
    const type = latin(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return { problem: 'cut-off' };
    const isFirst = at === 8;
    if (isFirst !== (type === 'IHDR') || (isFirst && length !== 13)) return { problem: 'unreadable' };
    if (type === 'eXIf') exif ??= bytes.subarray(at + 8, end - 4);
    hasPixels ||= type === 'IDAT';
    (needed.includes(type) ? clean : dropped).push(bytes.subarray(at, end));
    if (clean.length + dropped.length > maxParts) return { problem: 'unreadable' };
    at = end;
    if (type === 'IEND') break;
  }
  if (!hasPixels) return { problem: 'unreadable' };
  dropped.push(bytes.subarray(at));
  const [width, height] = [u32(bytes, 16), u32(bytes, 20)];
  return { problem: null, width, height, orientation: readOrientation(exif), clean, dropped };
}
