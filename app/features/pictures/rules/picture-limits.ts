/**
 * Limits of an account's saved pictures: number and bytes in a minute and in one day of Adelaide's calendar.
 */
type PictureBudget = {
  minute: { pictures: number; bytes: number };
  day: { pictures: number; bytes: number };
  /** Concurrent savings, in all workers together. */
  atOnce: number;
};

const megabyte = 1_000_000;

/** Far above honest use: forty photos of 4 MB for each of ten properties in an afternoon are 400 and 1,600 MB. */
export const pictureBudgets = {
  owner: {
    minute: { pictures: 60, bytes: 500 * megabyte },
    day: { pictures: 1_000, bytes: 5_000 * megabyte },
    atOnce: 6,
  },
  staff: {
    minute: { pictures: 120, bytes: 1_000 * megabyte },
    day: { pictures: 3_000, bytes: 15_000 * megabyte },
    atOnce: 12,
  },
} as const satisfies Record<string, PictureBudget>;

/** A saving that has not ended after this time has died with its worker and no longer counts. */
export const savingLeaseMs = 5 * 60_000;

/**
 * Limits of what is stored: photos of one owner's properties, pictures of the library, and staged pictures of
 * one account.
 */
export const maxPhotosOfOwner = 10_000;
export const maxLibraryPictures = 20_000;
export const maxStagedOfAccount = 2_000;
