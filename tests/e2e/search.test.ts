import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { hydrated, openHydrated } from '../support/browser/hydrated';
import { desktop, openPage, phone } from '../support/browser/pages';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const count = (page: Page) => results(page).getByRole('status');
const cards = (page: Page) => results(page).getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' }).getByRole('link');
const found = (text: string) => Number(/^(\d+)/.exec(text)?.[1]);

/** The count once the search has announced its result. */
async function settledCount(page: Page): Promise<number> {
  await count(page).getByText(/found/).waitFor();
  return found(await count(page).innerText());
}

/** Prices on the cards in order; null where none is shown or it is not in Australian dollars. */
async function prices(page: Page): Promise<(number | null)[]> {
  const texts = await cards(page).allInnerTexts();
  return texts.map((text) => {
    const amount = /from A\$([\d,]+)/.exec(text)?.[1];
    return amount ? Number(amount.replaceAll(',', '')) : null;
  });
}

const rising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

describe('the search form with JavaScript', () => {
  it('narrows in place, keeps scroll and focus, announces the count and writes everything into the address', async () => {
    const page = await openPage();
    await openHydrated(page, '/search?check_in=2030-02-01&check_out=2030-02-04&guests=4');
    const all = await settledCount(page);
    const motel = page.getByLabel('Motel', { exact: true });
    await motel.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 300));
    await motel.check();
    await page.waitForURL(/type=motel/);
    const motels = await settledCount(page);
    expect(motels).toBeLessThan(all);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await expect.poll(() => motel.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByLabel('3+ stars').check();
    await page.waitForURL(/stars=3/);
    await settledCount(page);
    expect(new URL(page.url()).search).toBe(
      '?type=motel&stars=3&check_in=2030-02-01&check_out=2030-02-04&guests=4',
    );
    expect(await count(page).innerText()).toMatch(/Fri 1 Feb 2030 to Mon 4 Feb 2030 · 4 guests/);
    const href = await cards(page).first().getByRole('link').getAttribute('href');
    expect(href).toMatch(/^\/property\/[a-z0-9-]+\?check_in=2030-02-01&check_out=2030-02-04&guests=4$/);
  });

  it('shows what each choice finds, greys out choices that find nothing, and moves nothing while it filters', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/search');
    const expected = found(await page.locator('#type-hostel-count').innerText());
    await page.evaluate(() => {
      document.body.dataset.shift = '0';
      new PerformanceObserver((list) => {
        const sum = list
          .getEntries()
          .reduce((all, entry) => all + (entry as unknown as { value: number }).value, 0);
        document.body.dataset.shift = String(Number(document.body.dataset.shift) + sum);
      }).observe({ type: 'layout-shift' });
    });
    await page.getByLabel('Hostel').check();
    await page.waitForURL(/type=hostel/);
    expect(await settledCount(page)).toBe(expected);
    // Less than a pixel of one letter.
    expect(Number(await page.evaluate(() => document.body.dataset.shift))).toBeLessThan(0.0001);
    const off = page.locator('#filters input:disabled');
    expect(await off.count()).toBeGreaterThan(0);
    const ids = await off.evaluateAll((inputs) => inputs.map(({ id }) => id));
    for (const id of ids) expect(await page.locator(`[id="${id}-count"]`).textContent()).toMatch(/^0 found$/);
  });

  it('leaves a landing page for /search with its preset, and focus stays on the control', async () => {
    const page = await openPage();
    await openHydrated(page, '/adelaide-hotels');
    expect(await page.getByLabel('Hotel', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('4+ stars').check();
    await page.waitForURL('**/search?type=hotel&stars=4');
    await settledCount(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('stars-4');
  });

  it('takes the price slider by keyboard and shows the number beside it', async () => {
    const page = await openPage();
    await openHydrated(page, '/search');
    const slider = page.getByLabel('To, slider');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(/max_price=990/);
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('990');
    expect((await prices(page)).every((price) => price !== null && price <= 990)).toBe(true);
  });

  it('removes one filter with each chip', async () => {
    const page = await openPage();
    await openHydrated(page, '/search?q=pool&type=hotel&type=resort&near_airport=1&as=text');
    expect(await chips(page).allInnerTexts()).toEqual(
      [
        'Remove filter “pool”',
        'Remove filter Hotel',
        'Remove filter Resort',
        'Remove filter Near the airport',
      ].map((text) => expect.stringContaining(text.replace('Remove filter ', ''))),
    );
    await chips(page).filter({ hasText: 'Hotel' }).click();
    await page.waitForURL('**/search?q=pool&type=resort&near_airport=1&as=text');
    await expect.poll(() => chips(page).count()).toBe(3);
    expect(await page.getByLabel('Hotel', { exact: true }).isChecked()).toBe(false);
  });

  it('brings back results and place with the back button', async () => {
    const page = await openPage();
    await openHydrated(page, '/search');
    const card = cards(page).nth(10).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await card.click();
    await page.waitForURL(/\/property\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/search$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 100);
  });

  it('opens the filters as a sheet on a phone, and Escape closes it', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, '/search');
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await sheet.waitFor();
    await sheet.getByLabel('Hostel').check();
    await page.waitForURL(/type=hostel/);
    await expect.poll(() => chips(page).count()).toBe(1);
    const shown = await sheet.getByRole('button', { name: /^Show \d+ stays?$/ }).innerText();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(shown).toBe(`Show ${await settledCount(page)} stays`);
  });
});

describe('the search form without JavaScript', () => {
  it('is a plain GET form, whose filters a phone reaches too', async () => {
    const page = await openPage({ javaScript: false, viewport: phone });
    await page.goto('/search');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await sheet.getByLabel('Villa').check();
    await sheet.getByLabel('From', { exact: true }).fill('300');
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await page.waitForURL(/type=villa/);
    expect(new URL(page.url()).searchParams.get('min_price')).toBe('300');
    expect((await prices(page)).every((price) => price !== null && price >= 300)).toBe(true);
    expect(await chips(page).count()).toBe(2);
  });

  it.each([320, 390, 600])('shows the order beside its button, %d pixels wide', async (width) => {
    const page = await openPage({ javaScript: false, viewport: { width, height: 800 } });
    await page.goto('/search');
    const [order, apply] = await Promise.all([
      page.getByLabel('Sort by').boundingBox(),
      page.getByRole('button', { name: 'Apply' }).boundingBox(),
    ]);
    expect(order?.width).toBeGreaterThan(110);
    const isBeside = (order?.x ?? 0) + (order?.width ?? 0) <= (apply?.x ?? 0);
    const isAbove = (order?.y ?? 0) + (order?.height ?? 0) <= (apply?.y ?? 0);
    expect(isBeside || isAbove).toBe(true);
  });

  it('sorts with a button and shows a list', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/search');
    await page.getByLabel('Sort by').selectOption('name');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/sort=name/);
    const names = await cards(page).getByRole('heading').allInnerTexts();
    expect(names).toEqual([...names].sort((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')));
    await page.getByRole('link', { name: 'List view' }).click();
    await page.waitForURL(/sort=name&view=list/);
  });
});

describe('the results', () => {
  it('are in the order that the page explains', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/search');
    await page.getByText('Featured first, then by guest rating.').first().waitFor();
    const orders = await page.getByLabel('Sort by').locator('option').allInnerTexts();
    expect(orders.slice(0, 3)).toEqual(['Relevance', 'Price: low to high', 'Price: high to low']);
    await page.goto('/search?sort=price_low');
    const low = (await prices(page)).filter((price) => price !== null);
    expect(rising(low)).toBe(true);
    await page.goto('/search?sort=price_low&page=4');
    const last = await prices(page);
    expect(last.slice(-2)).toEqual([null, null]);
    await page.goto('/search?sort=price_high');
    expect(rising((await prices(page)).filter((price) => price !== null).reverse())).toBe(true);
    await page.goto('/search?sort=rating');
    const ratings = (await cards(page).allInnerTexts()).map((text) =>
      Number(/(\d\.\d) ·/.exec(text)?.[1] ?? 0),
    );
    expect(rising([...ratings].reverse())).toBe(true);
  });

  it('are paged with real links, no stay twice, and the last page holds the rest', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/search?stars=3');
    const total = await settledCount(page);
    const seen: string[] = [];
    for (;;) {
      seen.push(...(await cards(page).getByRole('heading').allInnerTexts()));
      const next = page.getByRole('link', { name: 'Next page' });
      const href = (await next.count()) > 0 ? await next.getAttribute('href') : null;
      if (!href) break;
      await page.goto(href);
    }
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect(page.url()).toMatch(/stars=3&page=\d$/);
  });

  it('that are empty offer to remove each filter with the number that is then found', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/search?type=hostel&stars=5&max_price=200');
    await page.getByRole('heading', { name: 'No properties found' }).waitFor();
    await page.getByText('Try adjusting your filters or search criteria.').waitFor();
    const offer = page.getByRole('link', { name: /^Without / }).first();
    const promised = Number(/: (\d+) stays?$/.exec(await offer.innerText())?.[1]);
    await offer.click();
    expect(await settledCount(page)).toBe(promised);
    await page.goBack();
    await page.getByRole('link', { name: 'Clear Filters' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/search');
  });

  it('in several places name them as people do', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/search?location=henley-beach&location=mclaren-vale');
    const name = 'Places to stay in Henley Beach or McLaren Vale';
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.title()).toContain(name);
  });

  it('with a typing error show the correction', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/search?q=glenegl');
    await page.getByText('Nothing matches “glenegl” as typed. These are the stays for “glenelg”.').waitFor();
  });
});

describe('a landing page', () => {
  it.each([
    ['/adelaide-motels', 'Adelaide motels'],
    ['/luxury-accommodation-adelaide', 'Luxury accommodation in Adelaide'],
    ['/accommodation-near-adelaide-airport', null],
    ['/accommodation/henley-beach', 'Accommodation in Henley Beach'],
  ])('%s has its own heading, canonical address and facts that are true', async (path, heading) => {
    const page = await openPage({ javaScript: false });
    await page.goto(path);
    const h1 = await page.getByRole('heading', { level: 1 }).innerText();
    if (heading) expect(h1).toBe(heading);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    const total = await settledCount(page);
    const facts = await page.getByText(/^Right now this page lists/).innerText();
    expect(facts).toContain(`lists ${total} stays`);
    const shown = (await prices(page)).filter((price) => price !== null);
    const [low, high] = [...facts.matchAll(/A\$([\d,]+)/g)].map(([, amount]) =>
      Number(amount?.replaceAll(',', '')),
    );
    if (total <= 24) expect([low, high]).toEqual([Math.min(...shown), Math.max(...shown)]);
  });

  it('keeps its address when only the view or the page changes', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/accommodation-near-adelaide-airport');
    await page.getByRole('link', { name: 'List view' }).click();
    await page.waitForURL('**/accommodation-near-adelaide-airport?view=list');
    await hydrated(page);
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('**/accommodation-near-adelaide-airport?view=list&page=2');
  });
});
