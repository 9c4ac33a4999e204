/** Maximum number of properties on one map. */
export const maxPins = 500;

/** The same for corrected words in the order of names, whose list reads each match twice. */
export const maxPinsBesideNames = 100;
