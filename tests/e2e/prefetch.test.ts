import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { newAccount } from '../support/accounts/sign-in-as';
import { openHydrated } from '../support/browser/hydrated';
import { openPage } from '../support/browser/pages';

const rulesOf = (page: Page) => page.locator('script[type=speculationrules]');

it('a page is fetched in advance when the pointer is on its link in a text', async () => {
  const page = await openPage({ pictures: 'drawn', isFresh: true });
  await openHydrated(page, '/about');
  await rulesOf(page).waitFor({ state: 'attached' });
  const prefetched: string[] = [];
  page.on('request', async (request) => {
    const purpose = await request.headerValue('sec-purpose').catch(() => null);
    if (purpose?.startsWith('prefetch')) prefetched.push(new URL(request.url()).pathname);
  });
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<p><a href="/help">How it works</a></p>'),
  );
  await page.getByRole('link', { name: 'How it works' }).hover();
  await expect.poll(() => prefetched).toEqual(['/help']);
});

it('nothing is fetched in advance for somebody who is signed in', async () => {
  const account = await newAccount('fetcher');
  const page = await openPage({ isFresh: true });
  await account.signIn(page);
  await openHydrated(page, '/about');
  // The code that adds the rules replaces this function just before.
  const isWrapped = () => page.evaluate(() => !window.fetch.toString().includes('[native code]'));
  await expect.poll(isWrapped).toBe(true);
  expect(await rulesOf(page).count()).toBe(0);
});
