/** Figures are kept by ten minutes. */
export const slotMs = 600_000;
/** Figures are kept for this time. */
export const figuresKeptMs = 30 * 86_400_000;

/** When the ten minutes of a moment began, both in milliseconds since the epoch. */
export const slotOf = (at: number): number => at - (at % slotMs);
