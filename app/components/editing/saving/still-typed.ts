/**
 * State of a navigation from a form that a person is typing in: the form stays on the page until the next
 * page is ready.
 */
export const stillTyped = { isStillTyped: true };

/** True when a navigation has this state. */
export const isStillTyped = (state: unknown) =>
  (state as Partial<typeof stillTyped> | null)?.isStillTyped === true;
