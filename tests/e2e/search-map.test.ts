import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../support/browser/axe';
import { openHydrated } from '../support/browser/hydrated';
import { desktop, openPage, phone } from '../support/browser/pages';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const pins = (page: Page) => page.getByRole('listbox', { name: 'Stays on the map' });
/** Animations of the page that never end by themselves. */
const endlessAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
        .length,
  );
const selected = (page: Page) => pins(page).locator('[aria-selected=true]');

/** Presses Tab until that element has the focus; a page has fewer than 150 stops. */
async function tabTo(page: Page, wanted: Locator) {
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
}

describe('the map of a search', () => {
  it('is a drawing without scripts, whose numbers lead to the stays of the list', async () => {
    const page = await openPage({ javaScript: false, viewport: desktop });
    await page.goto('/search?type=hotel&view=map');
    const first = await results(page).getByRole('article').first().getByRole('link').getAttribute('href');
    const pin = page.getByRole('group', { name: 'Map of the results' }).getByRole('link', { name: /^1\. / });
    expect(await pin.getAttribute('href')).toBe(first);
    await pin.click();
    await page.waitForURL(/\/property\//);
  });

  it.each([phone, desktop])(
    'has numbers that do not cover each other in the drawing, $width pixels wide',
    async (viewport) => {
      const page = await openPage({ javaScript: false, viewport });
      await page.goto('/search?location=adelaide-cbd&view=map');
      const numbers = page.getByRole('group', { name: 'Map of the results' }).getByRole('link');
      const boxes = await Promise.all((await numbers.all()).map((number) => number.boundingBox()));
      expect(boxes.length).toBeGreaterThan(5);
      const middles = boxes.map((box) => [
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      ]);
      const covered = middles.filter(([x = 0, y = 0], at) =>
        middles
          .slice(at + 1)
          .some(
            ([otherX = 0, otherY = 0]) => Math.hypot(otherX - x, otherY - y) < (boxes[at]?.width ?? 0) * 0.8,
          ),
      );
      expect(covered).toEqual([]);
    },
  );

  it('names the landmark that the stays are to be near, with scripts and without', async () => {
    for (const javaScript of [true, false]) {
      const page = await openPage({ javaScript, viewport: desktop });
      await page.goto('/search?near=adelaide-oval&minutes=15&view=map');
      if (javaScript) await pins(page).waitFor({ state: 'attached' });
      const name = page.locator('.plain-map text:visible', { hasText: 'Adelaide Oval' });
      await name.waitFor();
    }
  });

  it('is one list for the keyboard, from pin to stay, in step with the list beside it', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/search?type=motel&view=map');
    await pins(page).waitFor({ state: 'attached' });
    await expectAccessible(page);
    expect(await endlessAnimations(page)).toBe(0);
    await pins(page).focus();
    await page.keyboard.press('ArrowRight');
    const chosen = await selected(page).getAttribute('id');
    await expect.poll(() => pins(page).getAttribute('aria-activedescendant')).toBe(chosen);
    const card = page.getByRole('region', { name: 'Chosen on the map' });
    await card.getByRole('link').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    const item = results(page).locator('[data-stay]').first();
    await item.hover();
    await expect.poll(() => pins(page).locator('.is-pointed').count()).toBe(1);
  });

  it('is reached by the keyboard alone, from a sentence to a pin to a stay', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/search');
    await page.getByLabel(/^Name, suburb or/).focus();
    await page.keyboard.type('motel under $400 for 3');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Remove filter Motel/ }).waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Map view' }));
    await page.keyboard.press('Enter');
    await pins(page).waitFor({ state: 'attached' });
    await tabTo(page, pins(page));
    // A mark of several stays comes nearer at Enter; a price leads to its stay.
    await expect
      .poll(async () => {
        if (/\/property\//.test(page.url())) return true;
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        return false;
      })
      .toBe(true);
    expect(new URL(page.url()).searchParams.get('guests')).toBe('3');
  });

  it.each([390, 820, 1440])(
    'has its switches above it, where they cover no pin, %d pixels wide',
    async (width) => {
      const page = await openPage({ viewport: { width, height: 900 } });
      await openHydrated(page, '/search?type=hotel&view=map');
      await pins(page).waitFor({ state: 'attached' });
      const [chip, ground] = await Promise.all([
        page.locator('label', { hasText: 'Search as I move' }).boundingBox(),
        page.locator('.leaflet-container').boundingBox(),
      ]);
      expect(chip && chip.y + chip.height).toBeLessThanOrEqual(ground?.y ?? 0);
    },
  );

  it('shows the chosen pin above its card on a phone', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, '/search?type=hotel&view=map');
    await pins(page).focus();
    for (let turn = 0; turn < 3; turn += 1) {
      await page.keyboard.press('ArrowRight');
      const card = await page.getByRole('region', { name: 'Chosen on the map' }).boundingBox();
      const pin = await selected(page).locator('span').first().boundingBox();
      expect((pin?.y ?? Infinity) + (pin?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
    }
  });

  it('searches where it was moved to, and the list follows', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/search?view=map');
    await pins(page).waitFor({ state: 'attached' });
    const all = await results(page).getByRole('status').innerText();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Search this area' }).click();
    await page.waitForURL(/area=-3\d\.\d{3}_/);
    await page.getByRole('link', { name: 'Remove filter Area on the map' }).waitFor();
    expect(await results(page).getByRole('status').innerText()).not.toBe(all);
  });

  it('fills a phone’s screen and gives it back', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, '/search?type=hotel&view=map');
    await pins(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Search this area' }).click({ trial: true });
    await page.getByRole('button', { name: 'Full screen' }).click();
    const outOfReach = page.locator('section[aria-label=Results][inert]');
    await outOfReach.waitFor({ state: 'attached' });
    const size = await pins(page).locator('xpath=ancestor::*[contains(@class,"map-frame")]').boundingBox();
    expect(size).toMatchObject({ x: 0, y: 0, ...phone });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await outOfReach.waitFor({ state: 'detached' });
  });
});
