/** Characters of the reason of a rejection. */
export const minReason = 10;
export const maxReason = 1000;
