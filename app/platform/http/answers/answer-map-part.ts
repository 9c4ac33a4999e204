import { logError } from '~/platform/log';
import type { MapArchive, Part } from '~/platform/storage/map-archive';

/** Bytes of one answer. A tile of a city has some hundred kilobytes at most. */
export const largestMapPart = 2_000_000;

const fileForm = /^([0-9a-f]{32})\.pmtiles$/;
const rangeForm = /^bytes=(\d{1,12})-(\d{1,12})$/;

/**
 * A part of the map's archive as `Range` says: 206, which never changes under an address that names the
 * version; 416 for anything but a single bounded range; 404 for another version; 503 when R2 fails.
 */
export async function answerMapPart(
  archive: MapArchive,
  file: string,
  { headers, method }: Pick<Request, 'headers' | 'method'>,
): Promise<Response> {
  const [, version] = fileForm.exec(file) ?? [];
  const part = readRange(headers.get('range'));
  if (!version) return saying(404);
  if (!part) return saying(416);
  try {
    const found = await archive.readPart(version, part);
    if (!found) return saying(404);
    if (found === 'outside') return saying(416);
    const { bytes, offset, length, size } = found;
    if (method === 'HEAD') await bytes.cancel();
    return new Response(method === 'HEAD' ? null : bytes, {
      status: 206,
      headers: {
        'content-type': 'application/vnd.pmtiles',
        'content-range': `bytes ${offset}-${offset + length - 1}/${size}`,
        'content-length': String(length),
        'cache-control': 'public, max-age=31536000, immutable, no-transform',
        etag: `"${version}"`,
      },
    });
  } catch (error) {
    logError('part of the map could not be read', error);
    return saying(503);
  }
}

function readRange(text: string | null): Part | null {
  const [, from, to] = rangeForm.exec(text ?? '') ?? [];
  if (!from || !to) return null;
  const offset = Number(from);
  const length = Number(to) - offset + 1;
  return length > 0 && length <= largestMapPart ? { offset, length } : null;
}

const saying = (status: 404 | 416 | 503) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', 'accept-ranges': 'bytes' } });
