/** State of a navigation from a form that somebody is typing in: the form stays on the page until the next one is there. */
export const stillTyped = { isStillTyped: true };

/** Whether the navigation with this state is such a one. */
export const isStillTyped = (state: unknown) =>
  (state as Partial<typeof stillTyped> | null)?.isStillTyped === true;
