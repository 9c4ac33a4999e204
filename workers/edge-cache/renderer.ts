import { newestChange, type ChangeLog } from '~/platform/cache/change-log';
import type { PageEntry } from '~/platform/cache/page-entry';
import type { PageStore } from '~/platform/cache/page-store';

import type { PageKey } from './page-key';
import { renderEntry } from './render-entry';
import { createSingleFlight } from './single-flight';
import type { Visit } from './visit';

type Parts = { store: PageStore; origin: string; now: () => number };

/** After this time every copy of the database has a change. */
const copiedWithinMs = 120_000;

export type Rendered = { entry: PageEntry; isKept: boolean };

/** Renders pages that are the same for every visitor, each once at a time, and stores them. */
export function createRenderer({ store, origin, now }: Parts) {
  const flights = createSingleFlight<Rendered>();

  async function render(visit: Visit, page: PageKey, log: ChangeLog | null): Promise<Rendered> {
    const request = anonymous(visit.request, origin + page.address);
    const { response, context } = await visit.answer(request, {
      hasChangedRedirect: log?.changes[`path:${page.path}`] !== undefined,
      log,
      needsPrimary: log !== null && now() - newestChange(log) < copiedWithinMs,
    });
    const seq = log?.seq ?? 0;
    const rendered = await renderEntry({ response, context, seq, path: page.path, now: new Date(now()) });
    if (rendered.isKept && log) visit.ctx.waitUntil(store.put(page.key, rendered.entry));
    return rendered;
  }

  /**
   * Renders once for all present requests of the page; a request whose answer turns out to be personal is
   * rendered on its own.
   */
  async function renderOnce(visit: Visit, page: PageKey, log: ChangeLog | null): Promise<Rendered> {
    const make = () => render(visit, page, log);
    const { value, isOwn } = await flights.run(page.key, (promise) => visit.ctx.waitUntil(promise), make);
    return isOwn || value.isKept ? value : make();
  }

  return {
    renderOnce,
    isRendering: (page: PageKey) => flights.isRunning(page.key),
    /** Renders in the background, unless another request does already. */
    renew(visit: Visit, page: PageKey, log: ChangeLog | null): void {
      if (!flights.isRunning(page.key)) visit.ctx.waitUntil(renderOnce(visit, page, log).catch(() => null));
    },
  };
}

/** The same request without anything personal: nothing outside the key can affect the answer. */
function anonymous(request: Request, address: string): Request {
  const headers = new Headers({ accept: 'text/html' });
  const network = request.headers.get('cf-connecting-ip');
  // Only the limit of searches reads it.
  if (network) headers.set('cf-connecting-ip', network);
  return new Request(address, { headers });
}
