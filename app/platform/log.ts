/** What went wrong on our side, once, where it is first known. Never with what a visitor typed. */
export function logError(what: string, error?: unknown): void {
  console.error(what, withoutInput(error));
}

/** What was lost or refused without harm. */
export function logWarning(what: string, error?: unknown): void {
  console.warn(what, withoutInput(error));
}

/** drizzle's error repeats the query's parameters, which may be a visitor's words; its cause does not. */
function withoutInput(error: unknown): unknown {
  return error instanceof Error && error.cause ? error.cause : (error ?? '');
}
