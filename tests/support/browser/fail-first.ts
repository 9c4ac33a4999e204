import type { Page } from 'playwright';

/**
 * Lets the first request of such an address fail. The others pass the same rule: if it ended after one, as with playwright's `times`,
 * a request that begins at that moment might never be answered.
 */
export async function failFirst(page: Page, address: RegExp): Promise<void> {
  let requests = 0;
  await page.route(address, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
}
