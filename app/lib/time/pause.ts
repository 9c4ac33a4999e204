/** Waits this many milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
