import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { hydrated } from '../support/browser/hydrated';
import { intercept } from '../support/browser/intercept';
import { fetchAgain, openPage } from '../support/browser/pages';

const moved = [
  ['a stored 301', '/faq', '/help', 'Help'],
  ['a stored 302', '/special-offers', '/search?sort=price_low', 'Places to stay in Adelaide'],
  [
    'a hard redirect with a query',
    '/accommodation?guests=3',
    '/search?guests=3',
    'Places to stay in Adelaide',
  ],
  [
    'a stay under another location',
    '/accommodation/unley/tidmarsh-house?guests=3',
    '/accommodation/north-adelaide/tidmarsh-house?guests=3',
    'Tidmarsh House',
  ],
  ['a location’s short address', '/glenelg', '/location/glenelg', 'Glenelg'],
] as const;

describe('a click on a link to a redirected address', () => {
  it.each(moved)('shows the target without a new document: %s', async (_, from, to, heading) => {
    const page = await openPage();
    const documents = watchDocuments(page);
    await openPageWithLinkTo(page, from);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Help' })
      .click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => addressOf(page)).toBe(to);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(documents).toEqual(['/guides', '/about']);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
    expect(addressOf(page)).toBe('/about');
  });

  it.each(moved.slice(0, 2))('shows the target without JavaScript: %s', async (_, from, to, heading) => {
    const page = await openPage({ javaScript: false });
    await openPageWithLinkTo(page, from, false);
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Help' })
      .click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(addressOf(page)).toBe(to);
  });
});

/** The About page, reached from the guides, whose menu item Help leads to another address. */
async function openPageWithLinkTo(page: Page, address: string, javaScript = true) {
  await page.goto('/guides');
  await intercept(page, '**/about', async (route) => {
    const response = await route.fetch(fetchAgain);
    const body = (await response.text()).replaceAll(/\/help(?=\\?")/g, address);
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  if (javaScript) await hydrated(page);
}

function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Paths of the documents that this page asks the server for. */
function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
