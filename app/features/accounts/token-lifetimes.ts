export const verificationHours = 24;
export const resetHours = 1;
/** Of a mailed code. */
export const codeMinutes = 10;
/** Between the first factor and the second. */
export const challengeMinutes = 10;
