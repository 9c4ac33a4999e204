import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { openHydrated } from '../support/browser/hydrated';
import { expectComplaint, openPage, phone } from '../support/browser/pages';
import { ask } from '../support/server/site';

const names = ['cookie-consent', 'cookie_consent'];
const banner = (page: Page) => page.getByRole('region', { name: 'We use cookies' });
const markup = (page: Page) => page.locator('[data-cookie-banner]');
const room = (page: Page) => page.evaluate(() => getComputedStyle(document.body).paddingBottom);

describe('cookie consent', () => {
  it.each([
    ['Accept All Cookies', 'accepted'],
    ['Decline Non-Essential', 'declined'],
    ['Close and decline', 'declined'],
  ])('%s is remembered by the browser and by the server', async (button, choice) => {
    const page = await openPage({ consent: null });
    await openHydrated(page, '/search');
    await banner(page).getByRole('button', { name: button }).click();
    await banner(page).waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort())
      .toEqual([`cookie-consent=${choice}`, `cookie_consent=${choice}`]);
    expect(
      await page.evaluate(() =>
        ['cookie-consent', 'cookie_consent'].map((name) => localStorage.getItem(name)),
      ),
    ).toEqual([choice, choice]);
    await openHydrated(page, '/search');
    await expect.poll(() => markup(page).count()).toBe(0);
    const settings = await ask('/consent', { headers: { cookie: `cookie-consent=${choice}` } });
    expect(await settings.text()).toMatch(choice === 'accepted' ? /you accept all/ : /you decline non/);
    expect(settings.headers.get('cache-control')).toBe('private, no-store');
  });

  it('works without JavaScript and comes back to the page', async () => {
    const page = await openPage({ consent: null, javaScript: false });
    await page.goto('/search?stars=4');
    expect(await room(page)).toBe('208px');
    await banner(page).getByRole('button', { name: 'Decline Non-Essential' }).click();
    await page.waitForURL('**/search?stars=4');
    expect(await banner(page).count()).toBe(0);
    expect(await markup(page).isVisible()).toBe(false);
    expect(await room(page)).toBe('0px');
  });

  it('can be changed without JavaScript, from the page and back to it', async () => {
    const page = await openPage({ consent: 'declined', javaScript: false });
    await page.goto('/search?stars=4');
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await page.getByText('At the moment you decline non-essential cookies.').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Accept All Cookies' }).click();
    await page.waitForURL('**/search?stars=4');
    expect((await page.context().cookies()).map(({ value }) => value)).toEqual(['accepted', 'accepted']);
  });
});

describe('a visitor who has chosen', () => {
  const places = [
    ...names.map((name) => [`in the cookie ${name}`, (at: BrowserContext) => setCookie(at, name)] as const),
    ...names.map(
      (name) => [`in local storage as ${name}`, (at: BrowserContext) => setStored(at, name)] as const,
    ),
  ];

  it.each(places)(
    'never sees the banner, neither before nor after the page’s scripts run: %s',
    async (_, remember) => {
      const page = await openPage({ consent: null, viewport: phone });
      await remember(page.context());
      await page.context().addInitScript(watchBanner);
      let goOn = () => {};
      const mayRun = new Promise<void>((resolve) => (goOn = resolve));
      await page.route(/\/assets\/.*\.js$/, (route) => mayRun.then(() => route.continue()));
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForFunction(hasStyles);
      expect([await markup(page).count(), await banner(page).count(), await room(page)]).toEqual([
        1,
        0,
        '0px',
      ]);
      goOn();
      await expect.poll(() => markup(page).count()).toBe(0);
      expect(await page.evaluate(() => (window as unknown as { saw: string[] }).saw)).toEqual([]);
      await expect.poll(() => page.evaluate(() => 'consent' in document.documentElement.dataset)).toBe(false);
      const restored = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
      if (_.startsWith('in local')) expect(restored.sort()).toEqual(names.map((name) => `${name}=declined`));
    },
  );

  it.each(names)('does not see it without JavaScript, on any page, under the name %s', async (name) => {
    const page = await openPage({ consent: null, javaScript: false });
    await setCookie(page.context(), name);
    for (const path of ['/', '/search', '/property/tidmarsh-house', '/no-such-page']) {
      await page.goto(path);
      expect([path, await banner(page).count(), await markup(page).isVisible()]).toEqual([path, 0, false]);
    }
    await expectComplaint(/status of 404/);
  });

  it('can open it again from the footer, where it has the focus, and close it again', async () => {
    const page = await openPage({ consent: 'accepted' });
    await openHydrated(page, '/search');
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await banner(page).getByRole('heading', { name: 'We use cookies' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cookie-banner-title');
    expect(await room(page)).toBe('208px');
    await banner(page).getByRole('button', { name: 'Decline Non-Essential' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cookie-settings');
  });
});

describe('a choice in another tab', () => {
  it('hides the banner in this one', async () => {
    const first = await openPage({ consent: null });
    const second = await first.context().newPage();
    for (const page of [first, second]) {
      await openHydrated(page, '/search');
      await banner(page).waitFor();
    }
    await second.bringToFront();
    await banner(second).getByRole('button', { name: 'Accept All Cookies' }).click();
    await banner(first).waitFor({ state: 'detached' });
  });
});

describe('the style sheet of a browser without scripts', () => {
  it('hides the banner for a visitor who has chosen, and is never cached', async () => {
    for (const [cookie, css] of [
      ['', ''],
      ['cookie-consent=maybe', ''],
      ['cookie-consent=accepted', expect.stringContaining('[data-cookie-banner]{display:none}')],
      ['cookie_consent=declined', expect.stringContaining('[data-cookie-banner]{display:none}')],
    ] as const) {
      const answer = await ask('/consent.css', { headers: { cookie } });
      expect([answer.status, await answer.text()]).toEqual([200, css]);
      expect(answer.headers.get('content-type')).toMatch(/^text\/css/);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });
});

const setCookie = (context: BrowserContext, name: string) =>
  context.addCookies([{ name, value: 'declined', url: inject('origin') }]);

const setStored = (context: BrowserContext, name: string) =>
  context.addInitScript((key) => localStorage.setItem(key, 'declined'), name);

const hasStyles = () =>
  document.querySelector('footer') !== null && getComputedStyle(document.body).display === 'flex';

/** Records for every painted frame whether the banner is visible. */
function watchBanner() {
  const saw: string[] = [];
  Object.assign(window, { saw });
  const look = () => {
    if (document.querySelector('[data-cookie-banner]')?.checkVisibility()) saw.push(document.readyState);
    requestAnimationFrame(look);
  };
  look();
}
