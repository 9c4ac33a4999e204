import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';

import { signInTo } from '../../support/accounts/sign-in-to';
import { openAs } from '../../support/browser/hydrated';
import {
  doubleLetters,
  layoutShift,
  overhang,
  shiftsOnSlowLine,
  unevenFields,
} from '../../support/browser/layout';
import { openPage, phone, tolerateComplaints } from '../../support/browser/pages';

const isScreen = (folder: string) => {
  const file = ['route.tsx', 'route.ts'].map((name) => `app/routes/${folder}/${name}`).find(existsSync);
  return file !== undefined && readFileSync(file, 'utf8').includes('export default');
};

/** Every screen of the dashboard after the overview whose address has no parameter. */
const screens = readdirSync('app/routes')
  .filter((folder) => /^dashboard\.[a-z-]+(_?\.[a-z_-]+)*$/.test(folder) && isScreen(folder))
  .filter((folder) => folder !== 'dashboard._index' && folder !== 'dashboard.confirm')
  .map((folder) => `/${folder.replace('._index', '').replaceAll(/_?\./g, '/')}`);

/** Pixels from the header to the tabs, and to the screen's title or the links to its parts. */
function starts(page: Page): Promise<[tabs: number, title: number]> {
  return page.evaluate(() => {
    const edge = document.querySelector('body > header, body > div > header')?.getBoundingClientRect().bottom;
    const top = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect().top - (edge ?? Number.NaN);
    const title = 'main h2:not(.sr-only), main nav[aria-label="Parts of the site"]';
    return [top('main nav[aria-label="Dashboard"]'), top(title)];
  });
}

it('every screen of the dashboard starts right below the header and fits into narrow windows', async () => {
  expect(screens.length).toBeGreaterThan(20);
  const page = await openPage({ pictures: 'drawn', javaScript: false });
  // Properties that other tests have just made or removed may have no picture.
  tolerateComplaints(/status of 404/);
  await signInTo(inject('origin'), page, 'admin@example.com');
  const wrong: string[] = [];
  for (const path of screens) {
    await page.goto(path);
    const current = page.locator('main nav[aria-label="Dashboard"] [aria-current]');
    if ((await current.count()) !== 1) wrong.push(`${path} has no current tab`);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const [tabs, title] = await starts(page);
      if (!(tabs >= 0 && tabs <= 120 && title >= 0 && title <= 120))
        wrong.push(`${path} at ${width} px: tabs at ${tabs}, title at ${title}`);
      if ((await overhang(page)) > 0) wrong.push(`${path} at ${width} px scrolls sideways`);
    }
  }
  expect(wrong).toEqual([]);
});

it.each([true, false])(
  'tabs on a phone begin where the current one is seen, with scripts: %s',
  async (javaScript) => {
    const page = await openPage({ pictures: 'drawn', javaScript, viewport: phone });
    await signInTo(inject('origin'), page, 'admin@example.com');
    for (const path of ['/dashboard/site/activity', '/dashboard/security']) {
      await openAs(page, path, { javaScript });
      const current = await page.locator('main nav [aria-current]').all();
      const ends = await Promise.all(
        current.map(async (tab) => (await tab.boundingBox()) ?? { x: -1, width: 0 }),
      );
      expect(ends.length).toBeGreaterThan(0);
      for (const { x, width } of ends) expect([x >= 0, x + width <= phone.width]).toEqual([true, true]);
    }
  },
);

/** Screens with a form beside those whose address has no parameter. */
const formScreens = [
  ...['/contact', '/property/tidmarsh-house', '/search?check_in=2020-01-01', '/auth?mode=signup'],
  ...['/dashboard/edit-property/1', '/dashboard/pages/1', '/dashboard/site/menus/1'],
  ...['locations', 'amenities', 'landmarks'].map((name) => `/dashboard/site/${name}/1`),
];

it('every screen fits into a phone where letters have twice their size', async () => {
  const page = await openPage({ pictures: 'drawn', javaScript: false, viewport: phone, isFresh: true });
  tolerateComplaints(/status of 404/);
  await doubleLetters(page);
  await signInTo(inject('origin'), page, 'admin@example.com');
  const wide: string[] = [];
  for (const path of ['/dashboard', ...screens, ...formScreens]) {
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    const excess = await overhang(page);
    if (excess > 0) wide.push(`${path}: ${excess} px too wide`);
  }
  expect(wide).toEqual([]);
});

it('fields side by side stand at one height, whatever is written above and below them', async () => {
  const page = await openPage({ pictures: 'drawn', javaScript: false });
  tolerateComplaints(/status of 404/);
  await signInTo(inject('origin'), page, 'admin@example.com');
  const uneven: string[] = [];
  for (const path of [...screens, ...formScreens]) {
    await page.goto(path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      uneven.push(...(await unevenFields(page)).map((fields) => `${path} at ${width} px: ${fields}`));
    }
  }
  expect(uneven).toEqual([]);
});

it.each([390, 1440])('the list of leads does not move while it loads, %i pixels wide', async (width) => {
  const page = await openPage({ pictures: 'drawn', viewport: { width, height: 900 }, isFresh: true });
  await signInTo(inject('origin'), page, 'admin@example.com');
  expect(await layoutShift(page, '/dashboard/leads')).toBeLessThan(0.001);
});

it('no list of the dashboard moves while it arrives slowly', async () => {
  const page = await openPage({ pictures: 'drawn', viewport: { width: 1440, height: 900 }, isFresh: true });
  // Pictures that are not asked for, and properties of other tests that have none.
  tolerateComplaints(/ERR_BLOCKED|status of 404/);
  await signInTo(inject('origin'), page, 'admin@example.com');
  const lists = screens.filter((path) => /leads|properties|pages|users|redirects|activity|system/.test(path));
  expect(lists.length).toBeGreaterThan(6);
  // Where a part of the document ends within a button at the right, only that button grows.
  const moving = (await shiftsOnSlowLine(page, lists)).filter(([, shift]) => shift >= 0.005);
  expect(moving).toEqual([]);
});
