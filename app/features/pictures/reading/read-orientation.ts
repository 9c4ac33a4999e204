import { latin, u16, u16le, u32, u32le } from './bytes';
import type { Orientation } from './picture-parts';

const orientationTag = 0x0112;
const shortType = 3;

/** The orientation in a block of EXIF (with or without its `Exif` heading); 1 when it has no valid one. */
export function readOrientation(block: Uint8Array | null): Orientation {
  if (!block) return 1;
  const tiff = latin(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block;
  const order = latin(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return 1;
  const [short, long] = order === 'II' ? [u16le, u32le] : [u16, u32];
  if (short(tiff, 2) !== 42) return 1;
  const start = long(tiff, 4);
  const entries = Math.min(short(tiff, start), 200);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = start + 2 + entry * 12;
    if (short(tiff, at) !== orientationTag) continue;
    const value = short(tiff, at + 2) === shortType ? short(tiff, at + 8) : 1;
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}
