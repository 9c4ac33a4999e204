import { gzipSync } from 'node:zlib';

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { newAccount } from '../support/accounts/sign-in-as';
import { expectAccessible } from '../support/browser/axe';
import { openHydrated } from '../support/browser/hydrated';
import { overhang } from '../support/browser/layout';
import { openPage } from '../support/browser/pages';
import { ask } from '../support/server/site';

const field = (page: Page) => page.getByLabel(/^Name, suburb or/);
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const narrow = { width: 320, height: 700 };

describe('the suggestions of a search box', () => {
  it('are one small answer, kept at the edge, that names what the directory has', async () => {
    const answer = await ask('/suggestions');
    const text = await answer.text();
    const bytes = gzipSync(text).length;
    console.log(`suggestions: ${text.length} characters, ${bytes} bytes compressed`);
    expect(bytes).toBeLessThan(11_000);
    // Names that are typed, and no parts of sentences.
    for (const said of ['store our bike', 'breakfast must be included']) expect(text).not.toContain(said);
    // Not at the first try where another test changes the directory meanwhile.
    const cacheUse = async () => (await ask('/suggestions?x=1')).headers.get('x-cache');
    await expect.poll(cacheUse).toBe('hit');
    for (const name of ['Glenelg', 'Adelaide Oval', 'Motel', 'Free Wi-Fi'])
      expect(text).toContain(`"${name}"`);
  });

  it('forgive a typing error, are chosen by keyboard, are counted aloud, and ask for nothing twice', async () => {
    const page = await openPage();
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/suggestions') requests.push(search);
    });
    await openHydrated(page, '/');
    await field(page).pressSequentially('glenleg');
    await options(page).first().filter({ hasText: 'Glenelg' }).waitFor();
    await announced(page, 'suggestion');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => field(page).getAttribute('aria-activedescendant'))
      .toBe(await options(page).first().getAttribute('id'));
    await page.keyboard.press('Escape');
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await field(page).inputValue()).toBe('glenleg');
    await field(page).fill('glen');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/glenelg-beach-accommodation');
    expect(new Set(requests).size).toBe(requests.length);
    expect(requests.slice(0, 2)).toEqual(['', '?begins=gl']);
  });

  it('fit a window of 320 pixels, are chosen by touch, and take the days along to a stay', async () => {
    const page = await openPage({ viewport: narrow });
    await openHydrated(page, '/search?check_in=2030-02-04&check_out=2030-02-06');
    await page.locator('summary', { hasText: 'Change the search' }).tap();
    await field(page).tap();
    await field(page).pressSequentially('tidm');
    await options(page).filter({ hasText: 'Tidmarsh House' }).waitFor();
    expect(await overhang(page)).toBe(0);
    // Touching the page beside the list gives the button below it back; touching the field does not.
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => options(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Search', exact: true }).tap({ trial: true });
    await field(page).pressSequentially('a');
    await options(page).filter({ hasText: 'Tidmarsh House' }).waitFor();
    await field(page).tap();
    await options(page).filter({ hasText: 'Tidmarsh House' }).tap();
    await page.waitForURL('**/property/tidmarsh-house?check_in=2030-02-04&check_out=2030-02-06');
  });

  it('leave Enter to the words that were typed while none is chosen', async () => {
    const page = await openPage();
    await openHydrated(page, '/search');
    await field(page).pressSequentially('verand');
    await field(page).fill('hotel');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?type=hotel&said=hotel');
    expect(await options(page).count()).toBe(0);
  });
});

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('recent-stays'));

describe('stays that were viewed', () => {
  it('are below the search and on the home page until they are cleared, and move nothing', async () => {
    const page = await openPage({ consent: 'accepted', viewport: narrow });
    await openHydrated(page, '/property/tidmarsh-house');
    await expect.poll(() => kept(page)).toContain('tidmarsh-house');
    for (const path of ['/', '/search?q=zzz&as=text']) {
      await openHydrated(page, path);
      await recent(page)
        .getByRole('link', { name: /Tidmarsh House/ })
        .waitFor();
      expect(await shiftOf(page), path).toBeLessThan(0.01);
    }
    await expectAccessible(page);
    await recent(page)
      .getByRole('button', { name: /^Clear/ })
      .click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Your recently viewed stays are cleared.');
    expect(await kept(page)).toBeNull();
  });

  it('are not remembered for visitors who have declined, and are forgotten at sign-out', async () => {
    const declined = await openPage();
    await openHydrated(declined, '/property/tidmarsh-house');
    await openHydrated(declined, '/search');
    expect(await kept(declined)).toBeNull();
    const page = await openPage({ consent: 'accepted' });
    await (await newAccount('recent')).signIn(page);
    await openHydrated(page, '/accommodation/north-adelaide/tidmarsh-house');
    await expect.poll(() => kept(page)).toContain('tidmarsh-house');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('/');
    await expect.poll(() => kept(page)).toBeNull();
  });
});

/** Cumulative layout shift of the page so far. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 200);
      }),
  );
