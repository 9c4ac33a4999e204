import { latin, u16, u8 } from './bytes';
import { maxParts, type PartsReading } from './picture-parts';
import { readOrientation } from './read-orientation';

/** Progressive pictures have about ten; with each one the decoder processes all pixels again. */
const maxScans = 100;

type Segment = { marker: number; start: number; end: number };

/** Splits a JPEG into parts up to its end mark, without decoding it. */
export function readJpeg(bytes: Uint8Array<ArrayBuffer>): PartsReading {
  const clean = [bytes.subarray(0, 2)];
  const dropped: Uint8Array[] = [];
  let frame: { width: number; height: number } | null = null;
  let exif: Uint8Array | null = null;
  let scans = 0;
  let at = 2;
  for (;;) {
    const segment = segmentAt(bytes, at);
    if (segment === 'cut-off' || segment === 'unreadable') return { problem: segment };
    const { marker, start, end } = segment;
    if (marker === 0xd9) {
      clean.push(bytes.subarray(start, end));
      dropped.push(bytes.subarray(end));
      break;
    }
    const body = bytes.subarray(start + 4, end);
    at = end;
    if (isFrame(marker)) {
      if (frame) return { problem: 'unreadable' };
      frame = { height: u16(body, 1), width: u16(body, 3) };
    }
    if (marker === 0xda) {
      scans += 1;
      if (!frame || scans > maxScans) return { problem: 'unreadable' };
      at = endOfScan(bytes, end);
    }
    if (isExif(marker, body)) exif ??= body;
    (isNeeded(marker, body) ? clean : dropped).push(bytes.subarray(start, at));
    if (clean.length + dropped.length > maxParts) return { problem: 'unreadable' };
  }
  if (!frame || scans === 0) return { problem: 'unreadable' };
  return { problem: null, ...frame, orientation: readOrientation(exif), clean, dropped };
}

/** The segment that begins at `at`; fill bytes may precede its marker. */
function segmentAt(bytes: Uint8Array, at: number): Segment | 'cut-off' | 'unreadable' {
  let start = at;
  while (u8(bytes, start) === 0xff && u8(bytes, start + 1) === 0xff) start += 1;
  if (start + 2 > bytes.length) return 'cut-off';
  if (u8(bytes, start) !== 0xff) return 'unreadable';
  const marker = u8(bytes, start + 1);
  if (marker === 0xd9) return { marker, start, end: start + 2 };
  const length = u16(bytes, start + 2);
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return 'unreadable';
  if (start + 2 + length > bytes.length) return 'cut-off';
  return length < 2 ? 'unreadable' : { marker, start, end: start + 2 + length };
}

/** End of the coded pixels from `from`: the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = u8(bytes, at + 1);
    if (next === 0x00 && at + 1 < bytes.length) continue;
    if (next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isExif = (marker: number, body: Uint8Array) => marker === 0xe1 && latin(body, 0, 6) === 'Exif\0\0';

/** Of the application segments only those that define the colours; no comments. */
function isNeeded(marker: number, body: Uint8Array): boolean {
  if (marker === 0xe0) return latin(body, 0, 5) === 'JFIF\0';
  if (marker === 0xe2) return latin(body, 0, 12) === 'ICC_PROFILE\0';
  if (marker === 0xee) return latin(body, 0, 5) === 'Adobe';
  return marker !== 0xfe && !(marker >= 0xe0 && marker <= 0xef);
}
