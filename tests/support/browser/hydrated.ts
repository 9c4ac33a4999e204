import type { Page } from 'playwright';

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/**
 * Until React has marked the content as its own, only the browser handles a click. `added` selects what
 * scripts add after that.
 */
export async function hydrated(page: Page, added = 'main') {
  await page.waitForFunction((selector) => {
    const main = document.getElementById('main');
    const isMarked = main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
    return isMarked && document.querySelector(selector) !== null;
  }, added);
}
