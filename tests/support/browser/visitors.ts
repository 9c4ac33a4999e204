import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

/**
 * A browser's context with the one page that a test begins with, `isChanged` once a lasting change was made.
 */
export type Visitor = { context: BrowserContext; page: Page; kind: string; isChanged: boolean };

/** Each is a process of its own. */
const maxResting = 4;
/** How long a page may take for one step of a test, on a machine that is busy with other things. */
const maxWaitMs = 90_000;
/** How long a page may take to leave what a test has left it with. */
const maxLeavingMs = 5_000;

/**
 * An answer of the site where its storage can be reached and none of its scripts run. It has the opener policy of the
 * site's pages: to and from one without it, a browser may begin a new process, and load and compile everything again.
 */
const home = '/robots.txt';

/** The events that tests listen for. */
const events = ['console', 'dialog', 'pageerror', 'popup', 'request', 'response'];

/** Lasting changes to a page or a context: they cannot be undone, so that visitor is not used again. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeFromHAR',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setGeolocation',
  'setOffline',
];

/** Visitors of earlier tests, without their cookies and storage; the longest at rest first. */
const resting: Visitor[] = [];

/** Everything that `emulateMedia` may have changed. */
const looks = ({ colorScheme = null, reducedMotion = null }: BrowserContextOptions) => ({
  media: null,
  contrast: null,
  forcedColors: null,
  colorScheme,
  reducedMotion,
});

/**
 * A visitor without cookies or storage. Where an earlier test's visitor with such options is at rest, it is
 * that one: its browser still has the site's scripts, styles and pictures, and to load and compile them again
 * is half the work of a short test. A fresh one has no cache either.
 */
export async function findVisitor(
  browser: Browser,
  { viewport, colorScheme, ...options }: BrowserContextOptions,
  isFresh: boolean,
): Promise<Visitor> {
  const kind = isFresh ? '' : JSON.stringify(options);
  const at = resting.findIndex(
    (visitor) => visitor.kind === kind && visitor.page.context().browser() === browser,
  );
  const [rested] = at < 0 ? [] : resting.splice(at, 1);
  const all = { ...options, viewport, colorScheme };
  if (!rested) {
    const context = await browser.newContext(all);
    context.setDefaultTimeout(maxWaitMs);
    const visitor = { context, page: await context.newPage(), kind, isChanged: kind === '' };
    for (const owner of [context, visitor.page, visitor.page.clock]) watch(visitor, owner);
    return visitor;
  }
  if (viewport) await rested.page.setViewportSize(viewport);
  await rested.page.emulateMedia(looks(all));
  return rested;
}

/** Remembers when one of the lasting things is done. */
function watch(visitor: Visitor, owner: BrowserContext | Page | Page['clock']) {
  const methods = owner as unknown as Record<string, unknown>;
  for (const name of owner === visitor.page.clock ? ['install'] : lasting) {
    const method = methods[name];
    if (typeof method !== 'function') continue;
    methods[name] = (...given: unknown[]) => {
      visitor.isChanged = true;
      return method.apply(owner, given) as unknown;
    };
  }
}

/** Ends a test's visit: forgets what it left in the browser, or closes the context when that cannot be known. */
export async function sendHome(visitor: Visitor, origin: string): Promise<void> {
  const { context, page } = visitor;
  for (const event of events) page.removeAllListeners(event);
  const isAlone = context.pages().length === 1 && context.pages()[0] === page;
  const isForgotten = !visitor.isChanged && isAlone && (await forget(visitor, origin));
  if (!isForgotten) return context.close();
  resting.push(visitor);
  if (resting.length > maxResting) await resting.shift()?.context.close();
}

/** True when the page has left the test's last screen, and its cookies, storage and routes are gone. */
async function forget({ context, page }: Visitor, origin: string): Promise<boolean> {
  try {
    await page.unrouteAll();
    await context.unrouteAll();
    await context.setExtraHTTPHeaders({});
    await page.goto(origin + home, { timeout: maxLeavingMs });
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await context.clearCookies();
    return true;
  } catch {
    return false;
  }
}
