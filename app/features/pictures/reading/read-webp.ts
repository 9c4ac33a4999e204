import { latin, u16le, u24le, u32le, u8 } from './bytes';
import { maxParts, type PartsReading } from './picture-parts';
import { readOrientation } from './read-orientation';

type Chunk = { type: string; body: Uint8Array<ArrayBuffer>; whole: Uint8Array<ArrayBuffer> };
type Size = { width: number; height: number };

const extended = { profile: 0x20, alpha: 0x10, moving: 0x02 };

/** Splits a WebP into parts, without decoding it. `keepProfile` is for pictures that are decoded later. */
export function readWebp(bytes: Uint8Array<ArrayBuffer>, { keepProfile = true } = {}): PartsReading {
  const end = 8 + u32le(bytes, 4);
  if (end > bytes.length) return { problem: 'cut-off' };
  const chunks = chunksUntil(bytes, end);
  if (!chunks) return { problem: 'cut-off' };
  const header = chunks.find(({ type }) => type === 'VP8X');
  const isMoving = chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF');
  if (isMoving || (header && u8(header.body, 0) & extended.moving)) return { problem: 'moving' };
  const pixels = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  const size = pixels[0] && pixels.length === 1 ? sizeOf(pixels[0]) : null;
  if (!size || (header && !isCanvas(header, size))) return { problem: 'unreadable' };
  const needed = ['VP8X', 'ALPH', 'VP8 ', 'VP8L', ...(keepProfile ? ['ICCP'] : [])];
  const kept = chunks.filter(({ type }) => needed.includes(type));
  const left = chunks.filter((chunk) => !kept.includes(chunk)).map(({ whole }) => whole);
  const exif = chunks.find(({ type }) => type === 'EXIF')?.body ?? null;
  return {
    problem: null,
    ...size,
    orientation: readOrientation(exif),
    clean: assemble(kept),
    dropped: [...left, bytes.subarray(end)],
  };
}

/** Null when a chunk claims to be longer than the file. */
function chunksUntil(bytes: Uint8Array<ArrayBuffer>, end: number): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= end;) {
    const length = u32le(bytes, at + 4);
    if (at + 8 + length > end || chunks.length > maxParts) return null;
    const next = at + 8 + length + (length % 2);
    const body = bytes.subarray(at + 8, at + 8 + length);
    chunks.push({ type: latin(bytes, at, 4), body, whole: bytes.subarray(at, Math.min(next, end)) });
    at = next;
  }
  return chunks;
}

function sizeOf({ type, body }: Chunk): Size | null {
  if (type === 'VP8L') {
    if (u8(body, 0) !== 0x2f) return null;
    const bits = u32le(body, 1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = (u8(body, 0) & 1) === 0 && u24le(body, 3) === 0x2a019d;
  return isKeyFrame ? { width: u16le(body, 6) & 0x3fff, height: u16le(body, 8) & 0x3fff } : null;
}

function isCanvas({ body }: Chunk, { width, height }: Size): boolean {
  return u24le(body, 4) + 1 === width && u24le(body, 7) + 1 === height;
}

/** The chunks as a file whose header matches its contents. */
function assemble(chunks: readonly Chunk[]): Uint8Array<ArrayBuffer>[] {
  const hasProfile = chunks.some(({ type }) => type === 'ICCP');
  const parts = chunks.map(({ type, whole }) => {
    if (type !== 'VP8X') return whole;
    const header = whole.slice();
    header[8] = (u8(header, 8) & extended.alpha) | (hasProfile ? extended.profile : 0);
    return header;
  });
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const head = new Uint8Array(12);
  head.set(new TextEncoder().encode('RIFF----WEBP'));
  new DataView(head.buffer).setUint32(4, length + 4, true);
  return [head, ...parts];
}
