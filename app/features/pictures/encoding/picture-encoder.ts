import { isNamed } from '~/lib/text/is-named';

export type EncodingOrder = {
  /** Pixels after turning; at most the picture's own width. */
  width: number;
  /** How the stored pixels are mirrored before they are turned: left to right or top to bottom. */
  flip?: 'h' | 'v';
  /** Degrees clockwise, before scaling. */
  rotate: 0 | 90 | 180 | 270;
  format: 'image/webp' | 'image/png';
};

/** A file in pieces, which are not joined here: a copy of a large file needs as much memory again. */
export type PictureFile = readonly Uint8Array<ArrayBuffer>[];

/** Decodes and encodes pictures outside the worker, whose memory is too small for a decoded photo. */
export type PictureEncoder = {
  /** The picture at that width with its own aspect ratio. Throws `EncodingError`. */
  encode(picture: PictureFile, order: EncodingOrder): Promise<Uint8Array<ArrayBuffer>>;
};

export type EncodingProblem = 'unreadable' | 'unavailable';

/** `unreadable`: the picture is at fault; `unavailable`: the encoder is. */
export class EncodingError extends Error {
  override name = 'EncodingError';

  constructor(
    readonly problem: EncodingProblem,
    options?: ErrorOptions,
  ) {
    super(`picture ${problem}`, options);
  }
}

/** Recognised by name: the worker's entry and the build of the routes each have this class. */
export function encodingProblem(error: unknown): EncodingProblem | null {
  return isNamed<EncodingError>(error, 'EncodingError') ? error.problem : null;
}

export type PhotoVariant = { width: number; bytes: Uint8Array<ArrayBuffer> };

/** A photo ready to be stored: its variants from narrow to wide; width and height are the widest's. */
export type PreparedPhoto = {
  variants: PhotoVariant[];
  width: number;
  height: number;
  /** Average colour as #rrggbb. */
  placeholder: string;
};
