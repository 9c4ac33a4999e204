/**
 * The request number at the end of a page that failed, for a visitor who writes to the site about it. It
 * comes after everything that React hydrates, so that no script needs it.
 */
export const requestNumber = (requestId: string): string =>
  `<aside aria-label="Number of this request" class="bg-sand p-4 text-center text-ink-soft"><p>If you write to us about the page that could not be shown, tell us this number:<br/><code>${requestId}</code></p></aside>`;
