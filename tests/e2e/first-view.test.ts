import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { failFirst } from '../support/browser/fail-first';
import { hydrated, openHydrated } from '../support/browser/hydrated';
import { restyledElements } from '../support/browser/layout';
import { desktop, expectComplaint, openPage, phone, tolerateComplaints } from '../support/browser/pages';

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
    // A visitor of another page has pictures in memory, which the browser takes without asking whether they are near.
    const kinds = await requestsOf(
      await openPage({ isFresh: true, pictures: 'drawn', viewport: phone }),
      path,
    );
    expect(kinds.filter((kind) => kind === 'script').length).toBeLessThanOrEqual(maxScripts);
    expect(kinds.length, kinds.join()).toBeLessThanOrEqual(maxRequests);
  });

  it('requests the routes of its links once, also while the answer is on its way', async () => {
    const page = await openPage({ isFresh: true, viewport: phone });
    const requests: string[] = [];
    await page.route('**/__manifest?*', async (route) => {
      requests.push(...new URL(route.request().url()).searchParams.getAll('p'));
      await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<span></span>'));
      await page.waitForTimeout(400);
      await route.continue();
    });
    const answered = page.waitForResponse(/__manifest/);
    await page.goto('/');
    await answered;
    expect(requests).toContain('/guides');
    expect(requests).toHaveLength(new Set(requests).size);
  });

  it('fetches its scripts after what it shows', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    await openHydrated(page, '/');
    const preloads = page.locator('link[rel="modulepreload"]');
    expect(await preloads.count()).toBeLessThanOrEqual(maxScripts);
    const priorities = await preloads.evaluateAll((links) =>
      links.map((link) => link.getAttribute('fetchpriority')),
    );
    expect(new Set(priorities)).toEqual(new Set(['low']));
    const early = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => /\.js($|\?)/.test(name) && startTime < (painted?.startTime ?? Infinity),
        )
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
  });

  it('starts its scripts in a page that is not painted, too', async () => {
    const page = await openPage({ viewport: phone });
    // As in a page in the background, the browser never reports a paint.
    await page.addInitScript(() => {
      window.PerformanceObserver = class extends PerformanceObserver {
        override observe() {}
      };
    });
    await openHydrated(page, '/about');
  });
});

describe('a small change of a page', () => {
  it.each(views)('%s is styled again for few of its elements', async (path) => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    const all = await page.locator('*').count();
    expect(await restyledElements(page)).toBeLessThan(all / 4);
  });
});

describe('code that few visits need', () => {
  /** Also under the address at which it is asked for again. */
  const drawerFile = /\/drawer-panel-[\w-]+\.js(\?\d+)?$/;

  it('is loaded when the menu is first touched', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openHydrated(page, '/about');
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((script) => drawerFile.test(script))).toEqual([]);
    scripts.length = 0;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(scripts.filter((script) => drawerFile.test(script))).toHaveLength(1);
    expect(scripts.filter((script) => /\/dashboard-/.test(script))).toEqual([]);
  });

  it('leads to the menu at the end of the page when it cannot be fetched', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone, isFresh: true });
    await openHydrated(page, '/about');
    await page.route(drawerFile, (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.waitForURL('**/about#site-menu');
    await expectComplaint(/failed to load resource/i);
    tolerateComplaints(/failed to load resource/i);
  });

  it('opens the menu when it is fetched at the second try', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone, isFresh: true });
    tolerateComplaints(/failed to load resource/i);
    await openHydrated(page, '/about');
    await failFirst(page, drawerFile);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('of a landing page is loaded before hydration', async () => {
    const page = await openPage({ pictures: 'drawn', isFresh: true });
    await page.addInitScript(() => {
      const click = () => {
        const title = document.querySelector('main h1');
        if (title && !title.hasAttribute('data-is-first')) title.setAttribute('data-is-first', '');
        title?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        if (performance.now() < 2000) setTimeout(click, 10);
      };
      click();
      document.addEventListener('DOMContentLoaded', () => {
        const field = document.querySelector<HTMLInputElement>('main input[name=q]');
        if (field) field.value = 'quiet';
      });
    });
    await openHydrated(page, '/adelaide-hotels');
    expect(await page.locator('main h1[data-is-first]').count()).toBe(1);
    expect(await page.locator('main input[name=q]').first().inputValue()).toBe('quiet');
  });

  it('of a landing page is fetched on the way to it', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: desktop });
    await openHydrated(page, '/');
    await page.evaluate(() => document.body.setAttribute('data-is-same', ''));
    await page.locator('main a[href="/adelaide-hotels"]').click();
    await page.waitForURL('**/adelaide-hotels');
    await page.getByRole('heading', { level: 1, name: /hotel/i }).waitFor();
    expect(await page.locator('body[data-is-same]').count()).toBe(1);
  });
});

describe('what a visitor may open next', () => {
  async function fetchedAtHover(savesData: boolean) {
    const page = await openPage({ pictures: 'drawn', viewport: desktop, isFresh: true });
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } });
    }, savesData);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openHydrated(page, '/locations');
    await page.waitForLoadState('networkidle');
    fetched.length = 0;
    await page.locator('main a[href="/location/glenelg"]').first().hover();
    return { page, fetched };
  }

  it('is fetched when the pointer is on its link', async () => {
    const { fetched } = await fetchedAtHover(false);
    await expect.poll(() => fetched).toContain('/location/glenelg.data');
  });

  it('is not fetched for a visitor who saves data, until it is opened', async () => {
    const { page, fetched } = await fetchedAtHover(true);
    // Remix waits for 100 ms of pointing.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    expect(fetched.filter((path) => path.endsWith('.data'))).toEqual([]);
    await page.locator('main a[href="/location/glenelg"]').first().click();
    await expect.poll(() => fetched).toContain('/location/glenelg.data');
  });
});

describe('icons', () => {
  it.each([true, false])('are drawn from one file (JavaScript: %s)', async (javaScript) => {
    const page = await openPage({ pictures: 'drawn', viewport: desktop, javaScript });
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
