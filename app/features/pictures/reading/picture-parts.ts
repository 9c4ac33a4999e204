import type { PhotoProblem } from '~/features/pictures/rules/photo-problems';

/** EXIF orientation, 1 to 8; 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export type PictureParts = {
  problem: null;
  /** In pixels, as stored: before the orientation is applied. */
  width: number;
  height: number;
  orientation: Orientation;
  /**
   * The file without what a picture does not need: EXIF with its orientation, texts, previews, trailing data.
   */
  clean: Uint8Array<ArrayBuffer>[];
  /** The parts that were left out. */
  dropped: Uint8Array[];
};

export type PartsReading = PictureParts | { problem: PhotoProblem };

/** A real picture has far fewer; each is an object in memory. */
export const maxParts = 10_000;
