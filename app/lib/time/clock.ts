/** What time it is; a test sets its own. */
export type Clock = { now(): Date };
