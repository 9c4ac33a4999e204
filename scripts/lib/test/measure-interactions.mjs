import { median } from '../median.mjs';
import { slowProcessor } from './slow-processor.mjs';

const restMs = 1_500;
const times = 5;
/** A person presses for about this long; without it press and release would be one event of the browser, and wait for each other. */
const pressing = { delay: 80 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** The visitor's actions on a page, each with its name, in a natural order. */
const visits = [
  { what: 'filters, phone', path: '/search', viewport: phone, actsOn: (page) => filterActs(page, true) },
  { what: 'filters, desktop', path: '/search', viewport: desktop, actsOn: (page) => filterActs(page, false) },
  { what: 'menu and typing, phone', path: '/', viewport: phone, actsOn: frameActs },
  { what: 'photos, phone', path: '/property/tidmarsh-house', viewport: phone, actsOn: photoActs },
];

/**
 * Interactions at a quarter of the processor: the longest time until the page shows that it was heard, in milliseconds, the median of
 * five visits, and how far things moved by themselves at most (layout shift). Returns [{ what, waits: [{ name, ms }], shift }].
 */
export async function measureInteractions(browser, origin) {
  const results = [];
  for (const visit of visits) {
    const made = [];
    for (let time = 0; time < times; time += 1) made.push(await makeVisit(browser, origin, visit));
    const waits = made[0].waits.map(({ name }, at) => ({
      name,
      ms: median(made.map((one) => one.waits[at].ms)),
    }));
    results.push({ what: visit.what, waits, shift: Math.max(...made.map(({ shift }) => shift)) });
  }
  return results;
}

async function makeVisit(browser, origin, { path, viewport, actsOn }) {
  const context = await browser.newContext({ viewport, hasTouch: viewport === phone });
  await context.addCookies([{ name: 'cookie-consent', value: 'declined', url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await slowProcessor(context, page);
  await page.evaluate(watch);
  const waits = [];
  for (const [name, act] of Object.entries(actsOn(page))) {
    await act();
    await page.waitForTimeout(restMs);
    waits.push({ name, ms: await page.evaluate(() => globalThis.measured.take()) });
  }
  const shift = await page.evaluate(() => globalThis.measured.shift);
  await context.close();
  return { waits, shift };
}

const press = (page, name) => page.getByRole('button', { name }).first().click(pressing);

function filterActs(page, isPhone) {
  const box = (name) => page.getByRole('checkbox', { name }).first();
  return {
    ...(isPhone && { 'open the filters': () => press(page, /^Filters/) }),
    'choose a kind': () => box(/^Motel/).click(pressing),
    'choose another kind': () => box(/^Hotel/).click(pressing),
    'choose an amenity': () => box(/^Free Wi-Fi/i).click(pressing),
    ...(isPhone && { 'see the results': () => press(page, /^Show/) }),
    'change the order': () => page.getByLabel('Sort by').selectOption('price_low'),
    'remove a filter': () =>
      page
        .getByRole('link', { name: /^Remove filter/ })
        .first()
        .click(pressing),
    ...(!isPhone && {
      'go to the list': () => page.getByRole('link', { name: 'List view' }).click(pressing),
    }),
  };
}

function frameActs(page) {
  return {
    'open the menu': () => press(page, 'Menu'),
    'close the menu': () => page.keyboard.press('Escape', pressing),
    'type a place': () =>
      page
        .getByLabel(/^Name, suburb or/)
        .first()
        .pressSequentially('glenelg', { delay: 120 }),
    'choose a suggestion': () => page.keyboard.press('ArrowDown', pressing),
  };
}

function photoActs(page) {
  return {
    'open the photos': () =>
      page
        .getByRole('link', { name: /^Photo 1 of/ })
        .first()
        .click(pressing),
    'see the next photo': () => page.keyboard.press('ArrowRight', pressing),
    'close the photos': () => page.keyboard.press('Escape', pressing),
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
