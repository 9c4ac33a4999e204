/**
 * The text at the end of a page that failed, for whoever writes to us about it. It is behind everything that React takes over, so
 * that no script has to know it.
 */
export const requestNumber = (requestId: string): string =>
  `<aside aria-label="Number of this request" class="bg-sand p-4 text-center text-ink-soft"><p>If you write to us about the page that could not be shown, tell us this number:<br/><code>${requestId}</code></p></aside>`;
