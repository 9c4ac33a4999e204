import type { Page } from 'playwright';

import { findForeignMarkup, findProblems, keepRefusals, shapeOf, type Texts } from './inspect';
import { openPage } from '../browser/pages';

type Options = Parameters<typeof openPage>[0] & { origin: string };

/** A small area to draw for a browser that opens hundreds of pages, in the layout of a wide screen. */
const letterbox = { width: 1100, height: 240 };

/** A page with its watch. */
export async function openWatched({ origin, ...options }: Options) {
  const page = await openPage({ pictures: 'loaded', viewport: letterbox, isFresh: true, ...options, origin });
  return { page, eye: await watch(page, origin) };
}

async function watch(page: Page, origin: string) {
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    // The browser's question about unsaved changes.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    happened.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => {
    happened.push(`opened a window: ${popup.url()}`);
    void popup.close();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?|ftp):$/.test(url.protocol) && url.origin !== origin)
      happened.push(`asked ${url.href}`);
  });
  await page.addInitScript(keepRefusals);
  return {
    /**
     * Describes what is wrong with the page as shown and what has happened since the last look; also returns
     * the shape of its document. `title` is on the beginning of its sanitised texts, of which there must be
     * `count`.
     */
    async look(path: string, { title, count }: Texts = { title: '', count: 0 }) {
      const texts = JSON.stringify({ title, count });
      const { problems, shape } = await page.evaluate<{ problems: string[]; shape: string }>(
        `({ problems: [...(${findProblems})(), ...(${findForeignMarkup})(${texts})], shape: (${shapeOf})(${texts}) })`,
      );
      const gone = page.url() === new URL(path, origin).href ? [] : [`went to ${page.url()}`];
      return { problems: [...happened.splice(0), ...problems, ...gone], shape };
    },
  };
}
