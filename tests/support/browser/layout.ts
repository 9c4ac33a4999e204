import type { Page } from 'playwright';

import { hydrated } from './hydrated';

/** How much wider than its window the page is, in pixels, with what is drawn late. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.dataset.drawn = '';
    return document.documentElement.scrollWidth - window.innerWidth;
  });
}

/** From the next document on, letters have twice their size, as for a person who has set that in the browser. Wants a fresh visitor. */
export async function doubleLetters(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** True when some of the site's name is cut off in the header. */
export function isNameCut(page: Page): Promise<boolean> {
  return page
    .locator('header a[href="/"] span')
    .first()
    .evaluate((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight);
}

/** Titles of the footer's columns whose only word is broken into two lines. */
export function brokenTitles(page: Page): Promise<string[]> {
  return page.locator('footer h2').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const word = document.createRange();
      word.selectNodeContents(title);
      const isOneWord = !title.textContent?.trim().includes(' ');
      return isOneWord && word.getClientRects().length > 1 ? [title.textContent ?? ''] : [];
    }),
  );
}

/**
 * Visible links, buttons and fields of less than 24 pixels; a link within a sentence may be as small as its
 * letters.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button]';
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        control.closest('[aria-hidden], .sr-only')
      )
        return [];
      const target = control.matches('input') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      if (width >= 24 && height >= 24) return [];
      const words = (element: Element | null) => element?.textContent?.trim().length ?? 0;
      const isInText =
        getComputedStyle(control).display === 'inline' && words(control.parentElement) > words(control);
      return isInText
        ? []
        : [`${control.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

/** Fields side by side in one form whose controls begin, and end, at different heights, as 'name beside name: pixels'. */
export function unevenFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Control = HTMLInputElement | HTMLTextAreaElement;
    const written = 'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=range])';
    const fields = [...document.querySelectorAll<Control>(`${written}, select, textarea`)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => control.labels?.length && !control.closest('[aria-hidden]'))
      .map((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const labels = [...(control.labels ?? [])].map((label) => label.getBoundingClientRect().top);
        return { control, top, bottom, left, right, start: Math.min(top, ...labels) };
      });
    return fields.flatMap((one, index) =>
      fields.slice(index + 1).flatMap((other) => {
        const isApart = one.right <= other.left + 1 || other.right <= one.left + 1;
        const shared = Math.min(one.bottom, other.bottom) - Math.max(one.start, other.start);
        const isBeside = one.control.form === other.control.form && isApart && shared > 24;
        const isLevel = Math.abs(one.top - other.top) < 2 || Math.abs(one.bottom - other.bottom) < 2;
        if (!isBeside || isLevel) return [];
        return [`${one.control.name} beside ${other.control.name}: ${Math.round(one.top - other.top)}`];
      }),
    );
  });
}

/**
 * Cumulative layout shift until the page is hydrated and its display font has loaded. The font is held back
 * until the page has been painted with the fallback font.
 */
export async function layoutShift(page: Page, path: string): Promise<number> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const before = await page.evaluate(() => document.fonts.check('600 36px Fraunces'));
  if (before) throw new Error('the letters were not late');
  release();
  await page.waitForFunction(
    () => document.readyState === 'complete' && document.fonts.check('600 36px Fraunces'),
  );
  await hydrated(page);
  return sumOfShifts(page);
}

/**
 * Cumulative layout shift of each address while its document arrives at 40 kilobytes a second, in many parts that are
 * painted one after the other. Scripts and styles were loaded by an earlier visit; pictures are not asked for.
 */
export async function shiftsOnSlowLine(page: Page, paths: readonly string[]): Promise<[string, number][]> {
  for (const path of paths) await page.goto(path);
  await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 20, downloadThroughput: 40_000, uploadThroughput: 100_000 };
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] });
  await session.send('Network.emulateNetworkConditions', line);
  const found: [string, number][] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    found.push([path, await sumOfShifts(page)]);
  }
  return found;
}

/** Every page of the visitor from now on keeps its layout shifts. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function sumOfShifts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

/** How many elements the browser styles again after something is added at the end of the page's body. */
export async function restyledElements(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  type Traced = { name: string; args: { elementCount?: number } };
  let styled = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as Traced[])
      if (name === 'UpdateLayoutTree') styled += args.elementCount ?? 0;
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate(async () => {
    document.body.insertAdjacentHTML('beforeend', '<span></span>');
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return styled;
}

/**
 * Size of the page's scripts as transferred, compressed and with their headers, until no more are requested.
 */
export async function scriptKilobytes(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const headerBytes = new Map<string, number>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = headerBytes.get(requestId);
    if (headers !== undefined) bytes += encodedDataLength - headers;
  });
  await session.send('Network.enable');
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes / 1000;
}
