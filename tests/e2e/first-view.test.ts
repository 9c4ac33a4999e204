import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { hydrated } from '../support/browser/hydrated';
import { desktop, openPage, phone } from '../support/browser/pages';

const maxScripts = 12;
const maxRequests = 25;

const views = [
  '/',
  '/search',
  '/property/tidmarsh-house',
  '/accommodation/north-adelaide/tidmarsh-house',
  '/location/glenelg',
  '/about',
  '/auth',
  '/contact',
];

async function requestsOf(page: Page, path: string) {
  const kinds: string[] = [];
  page.on('request', (request) => kinds.push(request.resourceType()));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return kinds;
}

describe('a first view on a phone', () => {
  it.each(views)('%s needs few requests, of which few are scripts', async (path) => {
    const kinds = await requestsOf(await openPage({ viewport: phone }), path);
    expect(kinds.filter((kind) => kind === 'script').length).toBeLessThanOrEqual(maxScripts);
    expect(kinds.length).toBeLessThanOrEqual(maxRequests);
  });

  it('fetches its scripts after what it shows', async () => {
    const page = await openPage({ viewport: phone });
    await page.goto('/');
    const preloads = page.locator('link[rel="modulepreload"]');
    expect(await preloads.count()).toBeLessThanOrEqual(maxScripts);
    const priorities = await preloads.evaluateAll((links) =>
      links.map((link) => link.getAttribute('fetchpriority')),
    );
    expect(new Set(priorities)).toEqual(new Set(['low']));
  });
});

describe('icons', () => {
  it.each([true, false])('are drawn from one file (JavaScript: %s)', async (javaScript) => {
    const page = await openPage({ viewport: desktop, javaScript });
    const files: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.svg') && response.ok()) files.push(response.url());
    });
    await page.goto('/search');
    await page.waitForLoadState('networkidle');
    expect(files.filter((file) => /\/assets\/icons-[\w-]+\.svg$/.test(file))).toHaveLength(1);
    const icons = page.locator('main svg:has(use)');
    expect(await icons.count()).toBeGreaterThan(5);
    const boxes = await icons.evaluateAll((all) =>
      all
        .filter((icon) => icon.getClientRects().length > 0)
        .map((icon) => (icon as SVGSVGElement).getBBox().width),
    );
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.every((width) => width > 0)).toBe(true);
    expect(
      await icons.evaluateAll((all) => all.every((icon) => icon.getAttribute('aria-hidden') === 'true')),
    ).toBe(true);
  });
});
