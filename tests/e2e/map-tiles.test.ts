import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../support/browser/axe';
import { openHydrated } from '../support/browser/hydrated';
import { desktop, openPage, tolerateComplaints } from '../support/browser/pages';
import { cityArchive } from '../support/map/city-archive';
import { serveArchive } from '../support/map/serve-archive';

const address = '/search?type=motel&view=map';
const pins = (page: Page) => page.getByRole('listbox', { name: 'Stays on the map' });
const credits = (page: Page) => page.locator('.map-credits');
const canvases = (page: Page) => page.locator('.leaflet-tile-pane canvas');
/** The sea, streets and grid of the plain map; none where tiles are the ground. */
const plainGround = (page: Page) => page.locator('.leaflet-ground-pane path');

/** A page of its own kind, since its requests are answered by the test. */
const openVisitor = () => openPage({ viewport: desktop, isFresh: true });

/** The colours of a tile at its corner, and in its middle, where the tiny archive has a lake. */
const coloursOf = (page: Page) =>
  canvases(page)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width } = canvas;
      const at = (x: number, y: number) =>
        [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join();
      const all = new Set<string>();
      for (let x = 4; x < width; x += 4) for (let y = 4; y < width; y += 4) all.add(at(x, y));
      return [...all];
    });
const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join();

async function opened(page: Page) {
  await openHydrated(page, address);
  await pins(page).waitFor({ state: 'attached' });
}

describe('an operator’s own tiles', () => {
  it('are the ground of the map in the colours of both themes, with the credit of their source', async () => {
    const page = await openVisitor();
    await serveArchive(page, cityArchive());
    await opened(page);
    await credits(page).getByRole('link', { name: '© OpenStreetMap' }).waitFor();
    expect(await plainGround(page).count()).toBe(0);
    expect(await page.locator('.leaflet-overlay-pane text').count()).toBeGreaterThan(3);
    expect(await coloursOf(page)).toContain(rgb('#fbf8f3'));
    await expectAccessible(page);
    expect(await coloursOf(page)).toContain(rgb('#161a18'));
    await page.emulateMedia({ colorScheme: 'light' });
    await pins(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'Chosen on the map' }).getByRole('link').first().waitFor();
  });

  it.each([
    ['is no archive', new Uint8Array(2_000), Infinity],
    ['has pictures in place of vectors', cityArchive({ tileType: 2 }), Infinity],
    ['names no source', cityArchive({ metadata: {} }), Infinity],
    ['cannot be read', cityArchive(), 0],
    ['cannot be read any more, after its first parts', cityArchive(), 2],
    ['has tiles that are none', cityArchive({ content: new Uint8Array([0x27, 1, 2]) }), Infinity],
  ])('leave the plain map where the archive %s', async (_, archive, failAfter) => {
    tolerateComplaints(/status of (503|416)/);
    const page = await openVisitor();
    const requests = await serveArchive(page, archive, failAfter);
    await opened(page);
    await expect.poll(() => requests.length).toBeGreaterThan(Math.min(failAfter, 1) - 1);
    await expect.poll(() => canvases(page).count()).toBe(0);
    expect(await plainGround(page).count()).toBeGreaterThan(3);
    expect(await credits(page).innerText()).toMatch(/^Plain map/);
    expect(await page.getByText(/error|wrong|sorry/i).count()).toBe(0);
  });
});
