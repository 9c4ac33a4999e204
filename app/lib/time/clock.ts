/** Gives the time; a test sets its own. */
export type Clock = { now(): Date };
