import { median } from '../median.mjs';
import { startSlowLine } from './slow-line.mjs';
import { slowProcessor } from './slow-processor.mjs';

const visits = 7;
const restMs = 1_000;
/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * When the largest part of a page's first view was on the screen, in milliseconds: on a slow line, at a quarter of the processor, for a
 * visitor who comes for the first time. Lighthouse estimates this from a fast visit; here a browser waits for the bytes. Returns
 * { path: ms }, the median of seven visits.
 */
export async function measureFirstViews(browser, port, paths) {
  const line = await startSlowLine(port);
  try {
    const found = {};
    for (const path of paths) {
      const times = [];
      for (let visit = 0; visit < visits; visit += 1)
        times.push(await largestPaint(browser, line.origin + path));
      found[path] = median(times);
    }
    return found;
  } finally {
    await line.stop();
  }
}

async function largestPaint(browser, address) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await slowProcessor(context, page);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const ms = await page.evaluate(() => globalThis.largestPaint);
  await context.close();
  return ms;
}

/** Runs in the page. */
function watch() {
  new PerformanceObserver((list) => {
    globalThis.largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
