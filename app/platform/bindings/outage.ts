import type { OutsidePart } from './time-limits';

const outageName = 'Outage';

/** An outside part that gave no answer in time, or was not asked because it gave none a moment ago. */
export class Outage extends Error {
  override readonly name = outageName;

  constructor(
    readonly part: OutsidePart,
    how: 'gave no answer in time' | 'is left alone for a moment',
  ) {
    super(`${part} ${how}`);
  }
}

/** Known by name, also inside drizzle's own error: the worker's two bundles have a class each. */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === outageName || isOutage(error.cause);
}
