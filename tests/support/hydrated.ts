import type { Page } from 'playwright';

/** Opens a page and waits until its scripts have taken it over. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Until React has put its own mark on the content, a click is still the browser's alone. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
