import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { expect, inject } from 'vitest';

import { findVisitor, sendHome } from './visitors';

/** For all files that a worker runs, one browser for each use of pictures; they end with the worker. */
const browsers = new Map<Pictures, Promise<Browser>>();
const complaints: string[] = [];
const tolerated: RegExp[] = [];
const open: { leave(): Promise<void> }[] = [];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** For `route.fetch`: the server closes connections that rest, and a request on one that is just closing is made again. */
export const fetchAgain = { maxRetries: 2 };

/**
 * Pictures are a quarter of the work of a page, and drawing is another. `loaded` is for tests of what a first visit loads and of
 * hostile texts, `drawn` for those of pictures and of how a page is laid out and painted.
 */
export type Pictures = 'none' | 'loaded' | 'drawn';

type PageOptions = {
  javaScript?: boolean;
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** Hides the cookie banner, as if the visitor had chosen. */
  consent?: 'declined' | 'accepted' | null;
  /** The visitor's address, so that the limits of one test do not affect another. */
  address?: string;
  /** A server other than the one that all tests share. */
  origin?: string;
  /** Origin of another server of the test that the page may request. */
  alsoAsks?: string;
  pictures?: Pictures;
  /** In a browser that has nothing of the site in its cache, and for pages with scripts of the test's own. */
  isFresh?: boolean;
  context?: BrowserContextOptions;
};

/**
 * Features of Chromium that tests do not need: those that Playwright switches off, since this list replaces
 * Playwright's, and the popups of the address bar, which cost two more pages for every window and a third of
 * its work.
 */
const unneeded = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'DestroyProfileOnBrowserClose',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

/**
 * These pages are not painted for viewing: layout is normal, but there is little memory for painting. Visits
 * are too short for the optimising compilers.
 */
const unseen = ['--force-gpu-mem-available-mb=1', '--js-flags=--no-opt --no-maglev'];

function findBrowser(pictures: Pictures): Promise<Browser> {
  const running = browsers.get(pictures) ?? launch(pictures, () => browsers.delete(pictures));
  browsers.set(pictures, running);
  return running;
}

/** Starts a browser, twice at most: rarely, Chromium crashes in `getenv` before its first page, while another thread sets a variable. */
async function launch(pictures: Pictures, onEnd: () => void): Promise<Browser> {
  const launched = await start(pictures).catch(() => start(pictures));
  return launched.on('disconnected', onEnd);
}

function start(pictures: Pictures): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('browserPath'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      `--disable-features=${unneeded.join()}`,
      ...(pictures === 'none' ? ['--blink-settings=imagesEnabled=false'] : []),
      ...(pictures === 'drawn' ? [] : unseen),
    ],
  });
}

/** A proxy that lets no request reach an outside address. */
const nowhere = { server: 'http://127.0.0.1:9', bypass: 'localhost,127.0.0.1' };

/**
 * A page of a visitor without cookies and storage. Its console errors fail the test, and so do requests to other sites. No request
 * is intercepted, since interception keeps the browser from caching scripts and takes most of the time of a
 * visit.
 */
export async function openPage({
  javaScript = true,
  viewport = desktop,
  colorScheme = 'light',
  consent = 'declined',
  address,
  origin = inject('origin'),
  alsoAsks,
  pictures = 'none',
  isFresh = false,
  context: more,
}: PageOptions = {}): Promise<Page> {
  const running = await findBrowser(pictures);
  const options: BrowserContextOptions = {
    baseURL: origin,
    javaScriptEnabled: javaScript,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 600,
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
    proxy: nowhere,
    ...more,
  };
  const visitor = await findVisitor(
    running,
    options,
    isFresh || more !== undefined || alsoAsks !== undefined,
  );
  open.push({ leave: () => sendHome(visitor, origin) });
  const { context, page } = visitor;
  if (consent) {
    await context.addCookies(
      ['cookie-consent', 'cookie_consent'].map((name) => ({ name, value: consent, url: origin })),
    );
  }
  if (address) await context.setExtraHTTPHeaders({ 'cf-connecting-ip': address });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (
      /^(https?|wss?):$/.test(url.protocol) &&
      ![origin, alsoAsks].includes(url.origin) &&
      !isAnalytics(url.href)
    )
      complaints.push(`asked others: ${url.href}`);
  });
  page.on('pageerror', (error) => {
    if (!isGivenUp(`${error.name} ${error.message}`)) complaints.push(`${page.url()}: ${error.message}`);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !isAnalytics(message.location().url) && !isGivenUp(text))
      complaints.push(`${page.url()}: ${text}`);
  });
  return page;
}

/** A navigation aborts earlier requests, even halfway through an answer; that is no error. */
const isGivenUp = (text: string) => text.includes('AbortError');

/** Another test file may have set an id just now, and this visitor may have accepted. */
const isAnalytics = (address: string) => address.startsWith('https://www.googletagmanager.com/gtag/js?id=');

/** Accepts errors that the test provoked on purpose, such as the browser's own message about a 404. */
export async function expectComplaint(pattern: RegExp) {
  const isThere = () => complaints.some((complaint) => pattern.test(complaint));
  // The browser may report an error later than the test sees its effect.
  for (let waited = 0; waited < 30_000 && !isThere(); waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(isThere(), `a console message like ${pattern}`).toBe(true);
  for (let at = complaints.length - 1; at >= 0; at -= 1)
    if (pattern.test(complaints[at] ?? '')) complaints.splice(at, 1);
}

/** Allows such errors in this test, any number of times. */
export function tolerateComplaints(pattern: RegExp) {
  tolerated.push(pattern);
}

/**
 * Disconnects the page from the network while `work` runs. The browser reports each request that failed, some of
 * them late.
 */
export async function withoutNetwork(page: Page, work: () => Promise<void>) {
  tolerateComplaints(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

/** Ends a test: closes its pages, and fails it when they reported errors. */
export async function closePages() {
  await Promise.all(open.splice(0).map((visit) => visit.leave()));
  const harmless = tolerated.splice(0);
  const left = complaints
    .splice(0)
    .filter((complaint) => !harmless.some((pattern) => pattern.test(complaint)));
  expect(left, 'console errors').toEqual([]);
}
