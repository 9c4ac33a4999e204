/** Pictures of a website that are checked, and the limits for checking them all. */
export const maxLookedAt = 60;
export const maxBytesInAll = 120_000_000;
/** Limit of the pictures that are encoded at the same time: each is in memory four times then. */
export const maxBytesEncoded = 10_000_000;
export const patienceInAllMs = 100_000;
export const patienceMs = 12_000;
/** Simultaneous fetches: a small hotel's server is not a content network. */
export const atOnce = 4;

/** Limit for fetching the chosen pictures again, all together. */
export const savingBytes = 400_000_000;
export const savingMs = 200_000;

/** Fewer do not make a gallery. */
export const fewestPictures = 4;
/** A picture that is narrower looks poor on a property's page. */
export const leastFoundWidth = 640;
/** Two fingerprints that differ in at most this many of their 64 bits are of one picture. */
export const maxDifferentBits = 5;

/** Width of the small copy that waits to be chosen. */
export const copyWidth = 480;
export const stagedDays = 7;
export const stagedPrefix = 'staging/';

export const insufficientText = (found: number) =>
  `Only ${found} quality images found. Minimum ${fewestPictures} required.`;
