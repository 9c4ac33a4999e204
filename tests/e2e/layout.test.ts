import { beforeAll, describe, expect, it } from 'vitest';

import { hydrated, openHydrated } from '../support/browser/hydrated';
import {
  brokenTitles,
  doubleLetters,
  isNameCut,
  layoutShift,
  overhang,
  scriptKilobytes,
  smallTargets,
} from '../support/browser/layout';
import { desktop, openPage, phone } from '../support/browser/pages';
import { ask } from '../support/server/site';
import { addGuide, forgiveMissing, oddScreens, templates } from '../support/browser/templates';

const screens = [...templates, ...oddScreens];
const mainScreens = [
  '/',
  '/search',
  '/property/tidmarsh-house',
  '/accommodation/north-adelaide/tidmarsh-house',
  '/location/glenelg',
] as const;

describe('on a small window', () => {
  const tooWide: string[] = [];
  const tooSmall: string[] = [];
  const cutNames: string[] = [];
  const broken: string[] = [];
  beforeAll(async () => {
    await addGuide();
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    for (const { what, path } of screens) {
      await page.goto(path);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const excess = await overhang(page);
        if (excess > 0) tooWide.push(`${what} at ${width} px: ${excess} px too wide`);
        if (await isNameCut(page)) cutNames.push(`${what} at ${width} px`);
        for (const title of await brokenTitles(page)) broken.push(`${title}, ${what} at ${width} px`);
      }
      tooSmall.push(...(await smallTargets(page)).map((target) => `${what}: ${target}`));
    }
    await forgiveMissing(screens);
  });

  it('no screen scrolls sideways at 390 and at 320 pixels', () => {
    expect(tooWide).toEqual([]);
  });

  it('the name of the site is whole in the header at 390 and at 320 pixels', () => {
    expect(cutNames).toEqual([]);
  });

  it('no title of the footer is broken within a word at 390 and at 320 pixels', () => {
    expect(broken).toEqual([]);
  });

  it('every link and button that is not part of a text is at least 24 pixels wide and high', () => {
    expect(tooSmall).toEqual([]);
  });

  it('so are those of the drawer, the filters and the cookie banner', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone, consent: null });
    await openHydrated(page, '/search');
    const found = await smallTargets(page);
    await page.getByRole('button', { name: 'Close and decline' }).click();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('button', { name: 'Close filters' }).waitFor();
    found.push(...(await smallTargets(page)));
    await page.getByRole('button', { name: 'Close filters' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    found.push(...(await smallTargets(page)));
    expect(found).toEqual([]);
  });
});

it('no screen scrolls sideways, and no name is cut, where letters have twice their size', async () => {
  await addGuide();
  const page = await openPage({ pictures: 'drawn', isFresh: true });
  await doubleLetters(page);
  const wrong: string[] = [];
  for (const { what, path } of screens) {
    await page.goto(path);
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const excess = await overhang(page);
      if (excess > 0) wrong.push(`${what} at ${width} px: ${excess} px too wide`);
      if (await isNameCut(page)) wrong.push(`${what} at ${width} px: the name is cut`);
    }
  }
  await forgiveMissing(screens);
  expect(wrong).toEqual([]);
});

const sizes = [
  ['on a phone', phone],
  ['on a desktop', desktop],
] as const;
const visitors = [
  ['', 'declined'],
  [' with the cookie banner', null],
] as const;

describe.each(sizes)('next to nothing moves while a page loads, its letters late, %s', (_, viewport) => {
  it.each(
    mainScreens.flatMap((path) => visitors.map(([banner, consent]) => [path, banner, consent] as const)),
  )('%s%s', async (path, _banner, consent) => {
    const page = await openPage({ pictures: 'drawn', viewport, consent, isFresh: true });
    expect(await layoutShift(page, path)).toBeLessThan(0.02);
  });
});

describe('the display letters', () => {
  it('are preloaded, fetched once and used', async () => {
    expect(await (await ask('/')).text()).toMatch(
      /<link rel="preload" href="[^"]*fraunces[^"]*\.woff2" as="font" type="font\/woff2" crossorigin/i,
    );
    const page = await openPage({ pictures: 'drawn', isFresh: true });
    const fetched: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) fetched.push(`${response.status()} ${response.url()}`);
    });
    await page.goto('/');
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(fetched).toEqual([expect.stringMatching(/^200 .*fraunces/)]);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Fraunces/);
    expect(
      await page.evaluate(() =>
        [...document.fonts].some(
          ({ family, status }) => /^"?Fraunces"?$/.test(family) && status === 'loaded',
        ),
      ),
    ).toBe(true);
  });

  it('that are rare come from the file of all, and only when a heading has one', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await page.goto('/about');
    await hydrated(page);
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const loaded = () =>
      page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => /^"?Fraunces"?$/.test(family) && status === 'loaded',
          ).length,
      );
    expect(await loaded()).toBe(1);
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' Łódź, Ærø'));
    await expect.poll(loaded).toBe(2);
  });
});

describe('JavaScript of a public page before anybody touches it', () => {
  it.each(mainScreens)('is at most 120 kB on its way: %s', async (path) => {
    const page = await openPage({ pictures: 'drawn', isFresh: true });
    const kilobytes = await scriptKilobytes(page, path);
    expect(kilobytes).toBeGreaterThan(20);
    expect(kilobytes).toBeLessThanOrEqual(120);
  });
});

describe('without JavaScript', () => {
  it.each([
    ['/', 'Find your place in Adelaide', 'Featured stays', 4],
    ['/search', 'Places to stay in Adelaide', 'Results', 24],
    ['/adelaide-hotels', 'Adelaide hotels', 'Results', 18],
    ['/location/glenelg', 'Where to stay in Glenelg', 'Featured Accommodation', 3],
  ])('%s is complete: its heading, its cards and their prices', async (path, heading, region, count) => {
    const page = await openPage({ pictures: 'drawn', javaScript: false });
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    const cards = page.getByRole('region', { name: region }).getByRole('article');
    expect(await cards.count()).toBe(count);
    for (const text of await cards.allInnerTexts())
      expect(text).toMatch(/from \S*\$\d+ a night|Price on request/);
    expect(await cards.getByRole('link').count()).toBe(count);
  });

  it.each(['/property/tidmarsh-house', '/accommodation/north-adelaide/tidmarsh-house'])(
    '%s is complete: its heading, its price, its texts and its way to the provider',
    async (path) => {
      const page = await openPage({ pictures: 'drawn', javaScript: false });
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Tidmarsh House');
      const text = await page.getByRole('main').innerText();
      for (const part of ['18 Crozier Mews', 'from A$225 a night', '4.9', 'Request Information'])
        expect(text).toContain(part);
      expect(await page.locator('a[rel~=sponsored]:visible').count()).toBe(1);
    },
  );
});
