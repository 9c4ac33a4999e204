import sharp from 'sharp';

import { FetchRefused, type SiteFetcher } from '~/features/import/crawling/fetching/site-fetcher';
import type { PictureEncoder } from '~/features/pictures/encoding/picture-encoder';

import type { Website } from './website-folders';

/** Serves the pages of a folder, and pictures of which only the size matters. */
export function folderFetcher({ origin, pages, pictures, answers }: Website): SiteFetcher {
  return {
    async fetch(address, { kind }) {
      const { pathname } = new URL(address);
      const moved = answers.redirects?.[address.startsWith(origin) ? pathname : address];
      const url = moved ?? address;
      const page = kind === 'picture' ? undefined : pages.get(url);
      if (page) return fileOf(url, 'text/html', page);
      if (moved) return fileOf(url, 'text/html', new TextEncoder().encode('<p>Another website</p>'));
      const picture = pictures.get(url);
      if (kind !== 'picture' || !picture) throw new FetchRefused('not-found', 'Not found.', 404);
      return fileOf(url, 'image/png', await pictureBytes(new URL(picture.of ?? url, url).href, picture));
    },
  };
}

const fileOf = (url: string, contentType: string, bytes: Uint8Array<ArrayBuffer>) => ({
  url,
  contentType,
  bytes,
  status: 200,
  charset: null,
  isCut: false,
});

const drawn = new Map<string, Uint8Array<ArrayBuffer>>();

/**
 * A PNG of that size with a pattern of its own, the same for all sizes of one picture. Drawn small: the
 * header alone says how large it is, since nothing else reads the size.
 */
async function pictureBytes(
  seed: string,
  { size: [width, height], plain }: { size: [number, number]; plain?: boolean },
) {
  const key = `${seed} ${width}`;
  const known = drawn.get(key);
  if (known) return known;
  const pattern = await sharp(pixelsOf(plain ? null : seed), raw)
    .png()
    .toBuffer();
  const small = new Uint8Array(withSize(pattern, width, height));
  drawn.set(key, small);
  return small;
}

const side = 32;
const raw = { raw: { width: side, height: side, channels: 3 as const } };

/** Eight by eight fields of colours that the seed decides. */
function pixelsOf(seed: string | null): Uint8Array {
  let state = [...(seed ?? '')].reduce(
    (sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
  const fields = Array.from({ length: 64 * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return seed === null ? 200 : state >>> 24;
  });
  return Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    const field = Math.floor(pixel / side / 4) * 8 + Math.floor((pixel % side) / 4);
    return fields[field * 3 + (at % 3)] ?? 0;
  });
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

/** Encodes the pattern of a drawn picture. A WebP is drawn small, too: its header alone has the width. */
export const patternEncoder: PictureEncoder = {
  async encode(picture, { width, format }) {
    const pattern = sharp(withSize(Buffer.concat(picture), side));
    if (format === 'image/webp')
      return new Uint8Array(withSize(await pattern.webp({ effort: 0 }).toBuffer(), width));
    return new Uint8Array(await pattern.resize(width, width, { kernel: 'nearest' }).png().toBuffer());
  },
};

/** A copy of a PNG or lossy WebP whose header has this size, whatever is drawn. */
function withSize(bytes: Buffer, width: number, height = width): Buffer {
  const copy = Buffer.from(bytes);
  if (copy.toString('latin1', 0, 4) === 'RIFF') {
    copy.writeUInt16LE(width, 26);
    copy.writeUInt16LE(height, 28);
    return copy;
  }
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  copy.writeUInt32BE(crcOf(copy.subarray(12, 29)), 29);
  return copy;
}
