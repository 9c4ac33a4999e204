import type { OutsidePart } from './time-limits';

const outageName = 'Outage';

/** An outside part that did not answer in time, or was not called because it failed a moment ago. */
export class Outage extends Error {
  override readonly name = outageName;

  constructor(
    readonly part: OutsidePart,
    how: 'gave no answer in time' | 'is left alone for a moment',
  ) {
    super(`${part} ${how}`);
  }
}

/** Recognised by name, also inside drizzle's own error: the worker's two bundles each have a class. */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === outageName || isOutage(error.cause);
}
