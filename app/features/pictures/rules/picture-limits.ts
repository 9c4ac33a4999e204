/** What an account may have saved: pictures and their bytes in a minute and in one day of Adelaide's calendar. */
type PictureBudget = {
  minute: { pictures: number; bytes: number };
  day: { pictures: number; bytes: number };
  /** Savings under way at the same time, in all workers together. */
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

/** A saving that has not ended for so long has died with its worker; it counts no more. */
export const savingLeaseMs = 5 * 60_000;

/** What is stored in all: photos of one owner's properties, pictures of the library, and what waits to be chosen by one account. */
export const mostPhotosOfOwner = 10_000;
export const mostLibraryImages = 20_000;
export const mostStagedOfAccount = 2_000;
