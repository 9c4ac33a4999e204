const undoMs = 10 * 60_000;

/** Actions after this time can still be undone by the person who did them. */
export const undoableSince = (now: Date) => new Date(now.getTime() - undoMs);
