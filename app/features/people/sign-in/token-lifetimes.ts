export const verificationHours = 24;
export const resetHours = 1;
export const emailChangeHours = 1;
/** Days in which a closed account can be restored; then its owner is erased. */
export const keepDays = 30;
/** Life of a mailed code. */
export const codeMinutes = 10;
/** Between the first factor and the second. */
export const challengeMinutes = 10;
