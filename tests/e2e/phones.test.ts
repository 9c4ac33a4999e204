import { describe, expect, it } from 'vitest';

import { openAs, openHydrated } from '../support/browser/hydrated';
import { overhang } from '../support/browser/layout';
import { openPage, phone, withoutNetwork } from '../support/browser/pages';

const line = '[data-phone-fold] summary';

describe('a search on a phone', () => {
  it.each(['/search', '/adelaide-hotels', '/accommodation/glenelg'])(
    '%s shows the first result on the first screen',
    async (path) => {
      const page = await openPage({ pictures: 'drawn', javaScript: false, viewport: phone });
      await page.goto(path);
      const name = await page.getByRole('article').first().getByRole('heading').boundingBox();
      expect((name?.y ?? phone.height) + (name?.height ?? 0)).toBeLessThan(phone.height);
      // A long title that takes most of the smallest screen still leaves the beginning of a picture on it.
      await page.setViewportSize({ width: 320, height: 568 });
      await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        title.textContent = 'Luxury accommodation in Adelaide';
      });
      const first = await page.getByRole('article').first().boundingBox();
      expect(first?.y ?? 568).toBeLessThan(530);
      if (path !== '/search') return;
      await page.goto(
        '/search?type=hotel&type=motel&type=apartment&stars=3&near_airport=1&max_price=400&tag=family',
      );
      const chips = page.getByRole('list', { name: 'Applied filters' }).getByRole('link');
      expect(await chips.count()).toBeGreaterThan(5);
      const filtered = await page.getByRole('article').first().boundingBox();
      expect(filtered?.y ?? 568).toBeLessThan(530);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
      // A chip that is out of sight is moved into it.
      await chips.last().focus();
      expect((await chips.last().boundingBox())?.x).toBeLessThan(320);
      await page.goto(`/search?as=text&q=${'x'.repeat(200)}`);
      await page
        .getByText(/^Without/)
        .first()
        .waitFor();
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    },
  );

  it.each([true, false])('opens its fields from one line, with scripts: %s', async (javaScript) => {
    const page = await openPage({ pictures: 'drawn', javaScript, viewport: phone });
    await openAs(page, '/search?guests=3', { javaScript });
    const words = page.getByLabel('Name, suburb or wish');
    expect(await page.locator(line).innerText()).toMatch(/Adelaide · Any dates · 3 guests$/);
    expect(await words.isVisible()).toBe(false);
    await page.locator(line).click();
    await words.fill('sandstone');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL(/q=sandstone/);
    await words.waitFor({ state: 'hidden' });
    await page.locator(line).getByText('sandstone').waitFor();
  });

  it('has filters, order and map in one row, also on the narrowest', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: { width: 320, height: 568 } });
    await openHydrated(page, '/search');
    const parts = [
      page.getByRole('button', { name: 'Filters' }),
      page.getByLabel('Sort by'),
      page.getByRole('link', { name: 'Map view' }),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  it('closes the filter sheet with the button that shows its results', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    await openHydrated(page, '/search');
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await sheet.getByLabel('Hostel').check();
    await page.waitForURL(/type=hostel/);
    const show = sheet.getByRole('button', { name: /^Show \d+ stays?$/ });
    const [outer, inner] = [await sheet.boundingBox(), await show.locator('..').boundingBox()];
    const endOf = (box: typeof outer) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.abs(endOf(outer) - endOf(inner))).toBeLessThanOrEqual(1);
    await show.click();
    await sheet.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('type')).toBe('hostel');
  });
});

describe('a page on paper', () => {
  it.each([
    ['/accommodation/glenelg/pelican-lamp-motel', 1],
    ['/accommodation/barossa/valdimere-estate', 1],
    ['/property/tapleigh-cottage', 1],
    // The longest name and the longest texts.
    ['/property/honourable-company-of-colonial-drapers-hotel', 2],
  ])('%s has all that a traveller needs on %i page', async (path, max) => {
    const page = await openPage({ pictures: 'drawn', javaScript: false, consent: null });
    await page.goto(path);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(max);
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    expect(text).toContain(`/${path.split('/').at(-1)}`);
    expect(text).toContain(await page.locator('a[href^="tel:"]').first().innerText());
    expect(text).not.toMatch(/Request Information|Cookie settings|Accept All Cookies|Read More|Book Now/);
  });

  it('has nothing of a guide that is to be opened', async () => {
    const page = await openPage({ javaScript: false, viewport: phone });
    await page.goto('/guides');
    await page.locator('main a[href^="/guides/"]').first().click();
    await page.locator('main summary', { hasText: 'On this page' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('body').innerText()).not.toMatch(/On this page|Read More/);
  });
});

describe('a page without a network', () => {
  it('stays, shows a note, and continues when the network is back', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone, isFresh: true });
    await openHydrated(page, '/help');
    await page.waitForLoadState('networkidle');
    const address = page.url();
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
    await withoutNetwork(page, async () => {
      await contact.click();
      await page.getByRole('alert').getByText('You are offline').waitFor();
      expect(page.url()).toBe(address);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('wrong');
    });
    await contact.click();
    await page.waitForURL(/\/about$/);
  });

  it('keeps a form and says that it was not sent, also before the code for messages has come', async () => {
    const page = await openPage({ viewport: phone, address: '198.51.100.141' });
    await page.route(/show-failure|toast-viewport|__manifest/, (route) =>
      route.abort('internetdisconnected'),
    );
    await openHydrated(page, '/contact');
    await page.getByLabel('First name').fill('Typed');
    await page.getByLabel('Last name').fill('Early');
    await page.getByLabel('Email').first().fill('early@example.com');
    await page.getByLabel('Subject').fill('Typed early');
    await page.getByLabel('Message').fill('A question from a train in a tunnel.');
    const send = page.getByRole('main').getByRole('button', { name: 'Send Message' });
    await withoutNetwork(page, async () => {
      await send.click();
      await page.getByRole('alert').getByText('Nothing you typed is gone.').waitFor();
      expect(await page.getByLabel('Message').inputValue()).toBe('A question from a train in a tunnel.');
    });
    await send.click();
    // In the place of the form, and as a plain message.
    await expect.poll(() => page.getByRole('status').getByText('Message Sent!').count()).toBe(2);
    expect(await page.getByText('Nothing you typed is gone.').count()).toBe(0);
  });
});
