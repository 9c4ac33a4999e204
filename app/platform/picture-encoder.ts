import { EncodingError, type EncodingOrder, type PictureEncoder } from '~/features/photos/picture-encoder';

import { logError } from './log';

/** Codes of the Images service that are about itself, its quota or its time, not about the picture. */
const serviceCodes = [9422, 9504, 9505, 9510, 9522, 9524, 9529];
const quality = 80;

/**
 * The Images binding. It turns and scales alike everywhere as long as the picture carries no orientation of its own:
 * production applies one by itself, the local stand-in does not; and only the width is given, since the stand-in fits
 * two sides in its own way.
 */
export function createPictureEncoder(images: ImagesBinding): PictureEncoder {
  const attempt = async (picture: Blob, { width, rotate, format }: EncodingOrder) => {
    const handle = images.input(picture.stream()).transform({ width, ...(rotate && { rotate }) });
    const result = await handle.output({ format, quality });
    const bytes = new Uint8Array(await result.response().arrayBuffer());
    if (bytes.length === 0) throw new Error('nothing came back');
    return bytes;
  };
  return {
    async encode(picture, order) {
      try {
        return await attempt(picture, order).catch((error: unknown) => {
          if (isPassing(error)) return attempt(picture, order);
          throw error;
        });
      } catch (cause) {
        if (!isServiceFault(cause)) throw new EncodingError('unreadable', { cause });
        logError('picture encoder failed', cause);
        throw new EncodingError('unavailable', { cause });
      }
    },
  };
}

/** A connection inside the platform that broke: once more is worth it. */
function isPassing(error: unknown): boolean {
  return error instanceof Error && 'retryable' in error && error.retryable === true;
}

function isServiceFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && serviceCodes.includes(Number(error.code));
}
