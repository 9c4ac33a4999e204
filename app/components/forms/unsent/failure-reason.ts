import { isRouteErrorResponse } from '@remix-run/react';

/** Why a request brought no answer that a page could show. */
export type FailureReason = 'offline' | 'unreachable' | 'signed-out' | 'too-large' | 'failed';

/**
 * The reason of a failed request; null for an answer that the route itself gave on purpose, such as one about a page that
 * is not there or is not the viewer's, and which replaces the page.
 */
export function failureReason(error: unknown): FailureReason | null {
  const status = statusOf(error);
  if (status === null) {
    if (!navigator.onLine) return 'offline';
    return error instanceof TypeError ? 'unreachable' : 'failed';
  }
  if (status === 401) return 'signed-out';
  if (status === 413) return 'too-large';
  return status >= 500 || status === 408 || status === 429 ? 'failed' : null;
}

/** The status of an answer; null when there was none, or when the server only says that it failed. */
function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status;
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : null;
}
