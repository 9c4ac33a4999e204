export const verificationHours = 24;
export const resetHours = 1;
export const emailChangeHours = 1;
/** How long a closed account can be had back; after that its person is erased. */
export const keepDays = 30;
/** Of a mailed code. */
export const codeMinutes = 10;
/** Between the first factor and the second. */
export const challengeMinutes = 10;
