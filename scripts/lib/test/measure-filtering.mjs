const slowdown = 4;
const restMs = 1_500;
const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/**
 * What a visitor does with the filters of `/search` at a quarter of the processor: the longest time until the page shows that it
 * was heard, in milliseconds, and how far things moved by themselves (layout shift). Returns [{ window, inp, slowest, shift }].
 */
export async function measureFiltering(browser, origin) {
  const results = [];
  for (const [window, viewport] of Object.entries(windows)) {
    const context = await browser.newContext({ viewport, hasTouch: window === 'phone' });
    await context.addCookies([{ name: 'cookie-consent', value: 'declined', url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/search`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watch);
    const waits = [];
    for (const [name, act] of Object.entries(actsOn(page, window))) {
      await act();
      await page.waitForTimeout(restMs);
      waits.push({ name, ms: await page.evaluate(() => globalThis.measured.take()) });
    }
    const slowest = waits.toSorted((a, b) => b.ms - a.ms)[0];
    const shift = await page.evaluate(() => globalThis.measured.shift);
    results.push({ window, inp: slowest.ms, slowest: slowest.name, shift });
    await context.close();
  }
  return results;
}

/** Each by its name, in the order in which somebody would do it. */
function actsOn(page, window) {
  const isPhone = window === 'phone';
  const box = (name) => page.getByRole('checkbox', { name }).first();
  return {
    ...(isPhone && {
      'open the filters': () =>
        page
          .getByRole('button', { name: /^Filters/ })
          .first()
          .click(),
    }),
    'choose a kind': () => box(/^Motel/).check(),
    'choose another kind': () => box(/^Hotel/).check(),
    'choose an amenity': () => box(/^Free Wi-Fi/i).check(),
    ...(isPhone && { 'see the results': () => page.getByRole('button', { name: /^Show/ }).first().click() }),
    'change the order': () => page.getByLabel('Sort by').selectOption('price_low'),
    'remove a filter': () =>
      page
        .getByRole('link', { name: /^Remove filter/ })
        .first()
        .click(),
    ...(!isPhone && { 'go to the list': () => page.getByRole('link', { name: 'List view' }).click() }),
  };
}

/** Runs in the page. */
function watch() {
  const measured = {
    shift: 0,
    longest: 0,
    take() {
      const { longest } = measured;
      measured.longest = 0;
      return longest;
    },
  };
  globalThis.measured = measured;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) measured.longest = Math.max(measured.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) measured.shift += value;
  }).observe({ type: 'layout-shift' });
}
