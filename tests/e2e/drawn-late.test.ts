import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { openPage, phone } from '../support/browser/pages';

/** Stays, parts and the footer that the browser has not laid out. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.drawn-late > :first-child')].filter(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

const topOf = (page: Page, selector: string, index = 0) =>
  page
    .locator(selector)
    .nth(index)
    .evaluate((part) => part.getBoundingClientRect().top);

/** With the code that is loaded after the first view, and has run. */
async function openFirstView(page: Page, path: string) {
  const after = page.waitForResponse(/after-first-view/);
  await page.goto(path);
  const file = JSON.stringify((await after).url());
  await page.evaluate(`import(${file}).then(() => undefined)`);
}

const stays = 'main article';

describe('what is far below the first screen', () => {
  it.each(['/search', '/', '/property/tidewrack-beach-resort'])(
    'is left out of the first view of %s, and drawn once somebody scrolls',
    async (path) => {
      const page = await openPage({ viewport: phone });
      await openFirstView(page, path);
      expect(await leftOut(page)).toBeGreaterThan(2);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => leftOut(page)).toBe(0);
    },
  );

  it('is drawn once somebody uses the keyboard', async () => {
    const page = await openPage();
    await openFirstView(page, '/search');
    expect(await leftOut(page)).toBeGreaterThan(2);
    await page.keyboard.press('Tab');
    await expect.poll(() => leftOut(page)).toBe(0);
  });

  it('follows in the sheet of filters right after its first screen', async () => {
    const page = await openPage({ viewport: phone });
    await openFirstView(page, '/search');
    const groups = page.locator('#filters fieldset');
    const areDrawn = () =>
      groups.evaluateAll((all) =>
        all.map(({ firstElementChild: first }) => first?.checkVisibility({ contentVisibilityAuto: true })),
      );
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect.poll(async () => (await areDrawn()).slice(0, 3)).toEqual([true, true, true]);
    await groups.last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await areDrawn()).at(-1)).toBe(true);
  });

  it('is there without scripts', async () => {
    const page = await openPage({ viewport: phone, javaScript: false });
    await page.goto('/search');
    expect(await page.locator(stays).last().innerText()).toContain('a night');
  });

  it.each(['a reload', 'another page', 'a stay'])(
    'shows a stay where it was in the window after %s',
    async (between) => {
      const page = await openPage({ viewport: phone });
      await openFirstView(page, '/search');
      await page.mouse.wheel(0, 400);
      await expect.poll(() => leftOut(page)).toBe(0);
      await page.locator(stays).nth(14).scrollIntoViewIfNeeded();
      const before = await topOf(page, stays, 14);
      if (between === 'a reload') await page.reload();
      else if (between === 'another page') await page.goto('/about');
      else await page.locator(`${stays} a`).nth(14).click();
      if (between !== 'a reload') {
        await page.waitForURL((url) => url.pathname !== '/search');
        await page.goBack();
      }
      await expect.poll(async () => Math.abs((await topOf(page, stays, 14)) - before)).toBeLessThan(8);
    },
  );

  it('has its full height above a place that an address or a link leads to', async () => {
    const page = await openPage({ viewport: phone });
    await page.goto('/#faq');
    expect(await leftOut(page)).toBe(0);
    expect(await topOf(page, '#faq')).toBeLessThan(phone.height / 2);
    await openFirstView(page, '/property/tidewrack-beach-resort');
    await page.locator('a[href="#enquiry"]:visible').first().click();
    await expect.poll(() => topOf(page, '#enquiry')).toBeLessThan(200);
    expect(await leftOut(page)).toBe(0);
  });
});
