import type { Page } from 'playwright';

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Opens a page as a visitor would have it: with scripts, waits until it is hydrated. */
export async function openAs(page: Page, path: string, { javaScript = true }: { javaScript?: boolean } = {}) {
  return javaScript ? openHydrated(page, path) : page.goto(path);
}

/**
 * Until React has marked the content as its own, only the browser handles a click. `added` selects what
 * scripts add after that.
 */
export async function hydrated(page: Page, added = 'main') {
  // If the page leaves the document meanwhile, the next one is checked.
  while (!(await page.evaluate(untilHydrated, added).catch(isLeft)));
}

const isLeft = (error: Error) => {
  if (/context was destroyed|navigation/i.test(error.message)) return false;
  throw error;
};

/**
 * Runs in the page, where playwright's own waiting would first bring a third of a megabyte of scripts. Draws what is far below
 * the first screen too, as when somebody scrolls: until then it has no inner text. Fails after a minute and a half.
 */
function untilHydrated(selector: string): Promise<boolean> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      // React marks an element when everything within it is done: the document's own comes last, with its effects.
      const isTakenOver = Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps'));
      if (isTakenOver && document.querySelector(selector) !== null) {
        document.documentElement.dataset.drawn = '';
        return resolve(true);
      }
      if (performance.now() - begun > 90_000)
        return reject(new Error(`not hydrated, or without ${selector}`));
      requestAnimationFrame(look);
    };
    look();
  });
}
