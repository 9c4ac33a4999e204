import { EncodingError, type PictureEncoder } from '~/features/photos/picture-encoder';

/** Codes of the Images service that are about itself, its quota or its time, not about the picture. */
const serviceCodes = [9422, 9504, 9505, 9510, 9522, 9524, 9529];
const quality = 80;

/**
 * The Images binding. It turns and scales alike everywhere as long as the picture carries no orientation of its own:
 * production applies one by itself, the local stand-in does not; and only the width is given, since the stand-in fits
 * two sides in its own way.
 */
export function createPictureEncoder(images: ImagesBinding): PictureEncoder {
  return {
    async encode(picture, { width, rotate, format }) {
      try {
        const handle = images.input(picture.stream()).transform({ width, ...(rotate && { rotate }) });
        const result = await handle.output({ format, quality });
        const bytes = new Uint8Array(await result.response().arrayBuffer());
        if (bytes.length === 0) throw new Error('nothing came back');
        return bytes;
      } catch (cause) {
        throw new EncodingError(isServiceFault(cause) ? 'unavailable' : 'unreadable', { cause });
      }
    },
  };
}

function isServiceFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && serviceCodes.includes(Number(error.code));
}
