import type { Page } from 'playwright';

import { fillIn } from './inspect';
import type { openWatched } from './watch';
import { hydrated } from '../browser/hydrated';
import { overhang } from '../browser/layout';

type Watched = Awaited<ReturnType<typeof openWatched>>;

/** Describes what is wrong with the screens; each is opened with scripts. */
export async function findings({ page, eye }: Watched, paths: readonly string[]) {
  const found: string[] = [];
  for (const path of paths) {
    const response = await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    found.push(...(await look({ page, eye }, path)));
    if (response?.status() !== 200) found.push(`${path}: ${response?.status()}`);
  }
  return found;
}

/** Describes what is wrong with the open screen. */
export async function look({ page, eye }: Watched, path: string): Promise<string[]> {
  const { problems } = await eye.look(path);
  const wide = (await overhang(page)) > 0 ? await page.evaluate(findTooWide) : [];
  return [...problems, ...wide].map((each) => `${path}: ${each}`);
}

/** The innermost elements that reach over the edge of the window; the text of an element counts too. */
function findTooWide(): string[] {
  const reach = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return Math.max(0, ...[...range.getClientRects()].map(({ right }) => right));
  };
  const isWide = (node: Node) => reach(node) > window.innerWidth + 1;
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => isWide(element) && ![...element.children].some(isWide),
  );
  return [
    'is too wide',
    ...wide.slice(0, 8).map((element) => `has too wide ${element.outerHTML.slice(0, 150)}`),
  ];
}

/**
 * Fills every field of a form beyond what the browser would allow, and sends it; in a page without scripts.
 */
export async function sendAll(
  page: Page,
  { path, form, text }: { path: string; form: string; text: string },
) {
  await page.goto(path, { waitUntil: 'load' });
  const box = page.locator(form).first();
  await box.evaluate(fillIn, text);
  const button = box.locator('[type=submit]').first();
  await Promise.all([page.waitForNavigation(), button.evaluate((element: HTMLElement) => element.click())]);
}
