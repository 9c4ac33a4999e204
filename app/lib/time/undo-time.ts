const undoMs = 10 * 60_000;

/** What was done after this can still be undone by whoever did it. */
export const undoableSince = (now: Date) => new Date(now.getTime() - undoMs);
