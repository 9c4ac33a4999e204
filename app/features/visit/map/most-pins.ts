/** Properties on one map. */
export const mostPins = 500;
