import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { openHydrated } from '../support/browser/hydrated';
import { openPage, phone, tolerateComplaints } from '../support/browser/pages';

/** Nine photos: the hero, seven thumbnails and a tile for the one more. */
const path = '/property/tidmarsh-house';

describe('the photo gallery', () => {
  it('shows the first photo, seven thumbnails and a tile for the rest', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await page.goto(path);
    const tiles = page.getByRole('region', { name: 'Photos' }).getByRole('link');
    expect(await tiles.count()).toBe(9);
    expect(await tiles.last().innerText()).toBe('+1 more');
  });

  it.each([
    [/^Photo 1 of 9/, 1],
    [/^Photo 4 of 9/, 4],
    ['+1 more photos', 9],
  ])('opens at the picture that was clicked: %s', async (name, position) => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, path);
    const viewer = await openViewer(page, name);
    await viewer.isAt(position);
    expect(await viewer.picture()).toBe(await tilePicture(page, position));
  });

  it('moves with the arrow keys and wraps around at both ends', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, path);
    const viewer = await openViewer(page, /^Photo 8 of 9/);
    for (const [key, position] of [
      ['ArrowRight', 9],
      ['ArrowRight', 1],
      ['ArrowLeft', 9],
      ['ArrowLeft', 8],
      ['Home', 1],
      ['End', 9],
    ] as const) {
      await page.keyboard.press(key);
      await viewer.isAt(position);
    }
    expect(await viewer.picture()).toBe(await tilePicture(page, 9));
  });

  it('moves with its buttons and wraps around at both ends', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, path);
    const viewer = await openViewer(page, /^Photo 1 of 9/);
    await viewer.dialog.getByRole('button', { name: 'Previous photo' }).click();
    await viewer.isAt(9);
    await viewer.dialog.getByRole('button', { name: 'Next photo' }).click();
    await viewer.isAt(1);
    await page.keyboard.press('ArrowRight');
    await viewer.isAt(2);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', (page: Page) => page.getByRole('button', { name: 'Close photos' }).click()],
  ])('closes with %s, and the focus returns to the picture that opened it', async (_, close) => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, path);
    const viewer = await openViewer(page, /^Photo 3 of 9/);
    await page.keyboard.press('ArrowRight');
    await viewer.isAt(4);
    await close(page);
    await viewer.dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focusedLabel(page)).toMatch(/^Photo 3 of 9/);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('opens by keyboard and keeps the focus inside', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, path);
    await page.getByRole('link', { name: /^Photo 2 of 9/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Photos of Tidmarsh House' });
    await dialog.waitFor();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement)), key).toBe(true);
    }
  });
});

describe('the photo gallery on a phone', () => {
  it('changes the picture with a swipe over 50 pixels and not with a shorter one, around both ends', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    await openHydrated(page, path);
    const viewer = await openViewer(page, /^Photo 1 of 9/);
    for (const [distance, position] of [
      [-45, 1],
      [45, 1],
      [-60, 2],
      [60, 1],
      [60, 9],
      [-50, 9],
      [-51, 1],
    ] as const) {
      await swipe(page, distance);
      await viewer.isAt(position);
    }
  });

  it('does not take a scroll up or down for a swipe', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    await openHydrated(page, path);
    const viewer = await openViewer(page, /^Photo 1 of 9/);
    await swipe(page, -20, 200);
    await viewer.isAt(1);
  });
});

describe('the photo gallery without JavaScript', () => {
  it('opens the picture itself', async () => {
    // How a browser lays out a bare picture is an inline style, and the picture's policy allows none.
    tolerateComplaints(/images\/\d+\/1280\.webp: Applying inline style/);
    const page = await openPage({ pictures: 'drawn', javaScript: false });
    await page.goto(path);
    const tile = page.getByRole('link', { name: /^Photo 3 of 9/ });
    const address = await tile.getAttribute('href');
    const opened = page.waitForResponse((response) => response.url().endsWith(address ?? 'nowhere'));
    await tile.click();
    const response = await opened;
    expect(address).toMatch(/^\/images\/\d+\/1280\.webp$/);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp']);
    await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  });
});

async function openViewer(page: Page, tile: string | RegExp) {
  await page.getByRole('link', { name: tile }).click();
  const dialog = page.getByRole('dialog', { name: 'Photos of Tidmarsh House' });
  await dialog.waitFor();
  return {
    dialog,
    isAt: (position: number) =>
      expect.poll(() => dialog.getByRole('status').innerText()).toBe(`Photo ${position} of 9`),
    picture: async () => imageOf(await dialog.getByRole('img').getAttribute('src')),
  };
}

/** The picture behind a tile of the page, by its number in the gallery. */
async function tilePicture(page: Page, position: number) {
  const tile = page.locator('section[aria-label="Photos"] a').nth(position - 1);
  return imageOf(await tile.getAttribute('href'));
}

function imageOf(address: string | null) {
  return /^\/images\/\d+/.exec(address ?? '')?.[0];
}

function focusedLabel(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
}

/** Moves one finger across the middle of the window, by that many pixels to the right (negative: left) and down. */
async function swipe(page: Page, right: number, down = 0) {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ({ x: 195 + right * part, y: 400 + down * part });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at(part)] });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await session.detach();
}
