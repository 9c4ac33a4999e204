/** Maximum number of properties on one map. */
export const maxPins = 500;
