/** Logs an error of ours, once, where it is first known. Never with text that a visitor typed. */
export function logError(what: string, error?: unknown): void {
  console.error(what, withoutInput(error));
}

/** Logs a loss or refusal without harm. */
export function logWarning(what: string, error?: unknown): void {
  console.warn(what, withoutInput(error));
}

/** drizzle's error contains the query's parameters, which may be a visitor's words; its cause does not. */
function withoutInput(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : (error ?? '');
}
