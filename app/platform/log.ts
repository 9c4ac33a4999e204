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

type RequestLine = {
  requestId: string;
  /** The route's pattern; never the address. */
  route: string;
  status: number;
  ms: number;
  cache: string;
  /** Cloudflare's location, as its three letters; null locally. */
  colo: string | null;
};

/** One line of JSON for a request, without anything of the visitor or the address. */
export function logRequest(line: RequestLine): void {
  console.log(JSON.stringify({ message: 'request', ...line }));
}

type JobLine = {
  jobId: string;
  kind: string;
  state: 'done' | 'failed' | 'unknown' | 'waiting';
  /** The request that began it; null for one that no request began. */
  requestId: string | null;
};

/** One line of JSON for an attempt at a job; a bad end is an error. */
export function logJob({ jobId, kind, state, requestId }: JobLine): void {
  const line = JSON.stringify({ message: 'job', jobId, kind, state, requestId });
  if (state === 'failed' || state === 'unknown') console.error(line);
  else console.log(line);
}
