import {
  EncodingError,
  type EncodingOrder,
  type PictureEncoder,
  type PictureFile,
} from '~/features/pictures/encoding/picture-encoder';

import { giveUpAfter } from '~/lib/time/give-up-after';
import { logError } from '~/platform/log';
import { timeLimitsMs, type Errand } from '~/platform/bindings/time-limits';

type Fault = 'picture' | 'service' | 'unclear';
type Attempt = { bytes: Uint8Array<ArrayBuffer> } | { fault: Fault; error: unknown };

/**
 * Error codes of the Images service for a file that is not a picture, is too large, or has an unsupported
 * type.
 */
const pictureCodes = [9412, 9413, 9520];
/** Error codes about the request, the account or its quota, or the service. */
const serviceCodes = [9401, 9403, 9422, 9424, 9432, 9504, 9505, 9510, 9516, 9517, 9518, 9524, 9525, 9529];

/** As that of the demo pictures: a phone shows such a picture at half its size, and waits a fifth less for it. */
const quality = 72;
/** Milliseconds for one picture, its answer's body included, and for the probe. `scale` as in bindInTime. */
export const encodingLimits = (errand: Errand, scale = 1) => ({
  picture: timeLimitsMs[errand].Images * scale,
  probe: Math.min(5_000, timeLimitsMs[errand].Images) * scale,
});

/** One pixel as PNG: a working service always accepts it. */
const goodPicture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'),
  (character) => character.charCodeAt(0),
);

/**
 * The Images binding. It turns and scales the same everywhere as long as the picture has no orientation of
 * its own, which production applies by itself; and only the width is given, since the local one fits two
 * sides in its own way.
 *
 * A picture counts as unreadable only by a code that can mean nothing else, or when the service refuses it
 * twice and accepts a known good picture in between. A service that hangs, breaks off or has used up its
 * quota is unavailable.
 */
export function createPictureEncoder(
  images: ImagesBinding,
  limits = encodingLimits('batch'),
): PictureEncoder {
  const attempt = (picture: PictureFile, order: EncodingOrder, limitMs = limits.picture) =>
    giveUpAfter(limitMs, () => encodeOnce(images, picture, order)).then(
      (bytes): Attempt => ({ bytes }),
      (error: unknown): Attempt => ({ fault: faultOf(error), error }),
    );
  const isWell = async () => {
    const order = { width: 1, rotate: 0, format: 'image/webp' } as const;
    return 'bytes' in (await attempt([goodPicture], order, limits.probe));
  };
  return {
    async encode(picture, order) {
      const first = await attempt(picture, order);
      if ('bytes' in first) return first.bytes;
      if (first.fault !== 'unclear') throw failureOf(first);
      if (!(await isWell())) throw failureOf({ ...first, fault: 'service' });
      const second = await attempt(picture, order);
      if ('bytes' in second) return second.bytes;
      throw failureOf(hasCode(second.error) ? second : { ...second, fault: 'service' });
    },
  };
}

async function encodeOnce(
  images: ImagesBinding,
  picture: PictureFile,
  { width, flip, rotate, format }: EncodingOrder,
): Promise<Uint8Array<ArrayBuffer>> {
  const order = { width, ...(flip && { flip }), ...(rotate && { rotate }) };
  const result = await images.input(streamOf(picture)).transform(order).output({ format, quality });
  const bytes = new Uint8Array(await result.response().arrayBuffer());
  if (bytes.length === 0) throw new Error('nothing came back');
  return bytes;
}

function streamOf(picture: PictureFile): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(picture.reduce((sum, { length }) => sum + length, 0));
  const write = async () => {
    const writer = writable.getWriter();
    for (const piece of picture) await writer.write(piece);
    await writer.close();
  };
  write().catch(() => undefined);
  return readable;
}

/** A broken connection and a timeout have no code; many codes can mean either. */
function faultOf(error: unknown): Fault {
  if (hasCode(error) && pictureCodes.includes(Number(error.code))) return 'picture';
  return hasCode(error) && serviceCodes.includes(Number(error.code)) ? 'service' : 'unclear';
}

function hasCode(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error && Number(error.code) > 0;
}

function failureOf({ fault, error: cause }: { fault: Fault; error: unknown }): EncodingError {
  if (fault !== 'service') return new EncodingError('unreadable', { cause });
  logError('picture encoder failed', cause);
  return new EncodingError('unavailable', { cause });
}
