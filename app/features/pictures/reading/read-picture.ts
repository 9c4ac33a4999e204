import { leastWidth, maxFileBytes, maxPixels, maxStretch } from '~/features/pictures/rules/photo-limits';
import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';
import { latin } from './bytes';
import { hasStowaway } from './find-stowaway';
import type { PartsReading, PictureParts } from './picture-parts';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';
import { readWebp } from './read-webp';

/**
 * The type of a file by its bytes, whatever its name: a picture that can be a photo, or the reason why it
 * cannot. Nothing is decoded, so that a small file which claims to be huge costs nothing.
 */
export function readPicture(bytes: Uint8Array<ArrayBuffer>): PartsReading {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > maxFileBytes) return { problem: 'too-heavy' };
  const parts = takeApart(bytes);
  if (parts.problem !== null) return parts;
  if (hasStowaway(bytes, parts.dropped)) return { problem: 'two-in-one' };
  const problem = problemOfSize(uprightSize(parts));
  return problem ? { problem } : parts;
}

/** Width and height once the orientation is applied. */
export function uprightSize({ width, height, orientation }: PictureParts) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function takeApart(bytes: Uint8Array<ArrayBuffer>): PartsReading {
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return readJpeg(bytes);
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return readPng(bytes);
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 4) === 'WEBP') return readWebp(bytes);
  return { problem: otherKind(bytes) };
}

function otherKind(bytes: Uint8Array): PhotoProblem {
  if (latin(bytes, 4, 4) === 'ftyp') {
    const brands = latin(bytes, 8, 56);
    if (/avi[fs]/.test(brands)) return 'avif';
    if (/^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brands)) return 'heic';
    return 'moving';
  }
  const start = latin(bytes, 0, 1024);
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (start.includes('%PDF-')) return 'pdf';
  if (/<svg[\s>]/i.test(start)) return 'svg';
  return 'not-a-picture';
}

function problemOfSize({ width, height }: { width: number; height: number }): PhotoProblem | null {
  if (width === 0 || height === 0) return 'unreadable';
  if (width * height > maxPixels) return 'too-many-pixels';
  if (width < leastWidth) return 'too-small';
  return Math.max(width, height) > maxStretch * Math.min(width, height) ? 'too-long' : null;
}
