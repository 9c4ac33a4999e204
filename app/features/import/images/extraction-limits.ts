/** Pictures of a website that are looked at, and what looking at them may take in all. */
export const mostLookedAt = 60;
export const mostBytesInAll = 120_000_000;
/** Of pictures that are encoded at once: each is in memory four times over then. */
export const mostBytesEncoded = 10_000_000;
export const patienceInAllMs = 100_000;
export const patienceMs = 12_000;
/** So many are fetched at once: a small hotel's server is no content network. */
export const atOnce = 4;

/** What fetching chosen pictures once more may take in all. */
export const savingBytes = 400_000_000;
export const savingMs = 200_000;

/** Fewer are no gallery. */
export const fewestImages = 4;
/** A picture that is narrower looks poor on a property's page. */
export const leastFoundWidth = 640;
/** Fingerprints that differ in no more of their 64 bits are of one picture. */
export const mostDifferentBits = 5;

/** Of the small copy that waits to be chosen. */
export const copyWidth = 480;
export const stagedDays = 7;
export const stagedPrefix = 'staging/';

export const insufficientText = (found: number) =>
  `Only ${found} quality images found. Minimum ${fewestImages} required.`;
