import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { dayFromNow } from '../support/browser/enquiries';
import { openAs, openHydrated } from '../support/browser/hydrated';
import { bareProperty, hostileProperty } from '../support/hostile/odd-properties';
import { openPage, phone } from '../support/browser/pages';
import { ask } from '../support/server/site';

const layoutA = '/property/tidewrack-beach-resort';
const layoutB = '/accommodation/glenelg/tidewrack-beach-resort';
const hostilePath = `/accommodation/${hostileProperty.locationSlug}/${hostileProperty.slug}`;
const stay = `check_in=${dayFromNow(20)}&check_out=${dayFromNow(22)}`;

describe('a property’s page in layout A', () => {
  it('shows name, address, rating out of 5, type, short description, times and stars', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(layoutA);
    const text = await page.getByRole('article').innerText();
    for (const words of [
      'Resort\n',
      'Tidewrack Beach Resort',
      '2 Pipi Strand, Glenelg SA 5045',
      '4.2 out of 5',
      '1,312 reviews',
      'Five-floor family resort built around a heated pool',
      'from 3:00 PM',
      'by 11:00 AM',
      '4 stars',
      'from A$229 a night',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('shows all of its description under About, and has no About without one', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(layoutA);
    const about = page.getByRole('region', { name: 'About', exact: true });
    expect(await about.innerText()).toMatch(
      /^About\n+Tidewrack Beach Resort has 142 rooms[\s\S]*height limit of 2.1 metres\.$/,
    );
    await page.goto(`/property/${bareProperty.slug}`);
    expect(await about.count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(bareProperty.name);
  });

  it('groups amenities by category and lists rooms with guests and beds', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(layoutA);
    const amenities = page.getByRole('region', { name: 'Amenities' });
    const categories = await amenities.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(categories).toEqual(expect.arrayContaining(['General', 'Food and drink', 'Parking', 'Leisure']));
    expect(await listAfter(amenities, 'Food and drink')).toEqual(['Restaurant', 'Bar']);
    const rooms = page.getByRole('region', { name: 'Rooms & Suites' });
    expect(await rooms.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'East Wing Queen',
      'West Wing King',
      'Bunk Family Room',
      'Corner Suite',
    ]);
    expect(await rooms.getByRole('listitem').first().innerText()).toMatch(
      /Standard room facing the pool[\s\S]*Up to 3 guests[\s\S]*1 queen bed, 1 sofa bed/,
    );
  });

  it('gives phone, e-mail, website and a Book Direct button in the contact card', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(layoutA);
    const links = page.getByRole('region', { name: 'Contact' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'tel:0855504108',
      'mailto:stay@tidewrack-beach-resort.example.com',
      'https://tidewrack-beach-resort.example.com/',
      'https://book.example.com/tidewrack-beach-resort',
    ]);
    expect(await links.last().innerText()).toMatch(/^Book Direct/);
  });

  it('goes Back to Results to the search it was opened from, at the same place', async () => {
    const page = await openPage();
    const search = `/search?location=glenelg&${stay}&sort=name`;
    await openHydrated(page, search);
    const card = page.getByRole('link', { name: 'Wet Towel Backpackers' });
    await card.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await card.click();
    await page.getByRole('heading', { level: 1, name: 'Wet Towel Backpackers' }).waitFor();
    await page.getByRole('link', { name: 'Back to Results' }).click();
    await card.waitFor();
    expect(page.url()).toContain(search);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  it('goes Back to Results to a new search with the same dates when it was opened directly', async () => {
    const page = await openPage();
    await openHydrated(page, `${layoutA}?${stay}`);
    const link = page.getByRole('link', { name: 'Back to Results' });
    expect(await link.getAttribute('href')).toBe(`/search?${stay}`);
    await link.click();
    await page.waitForURL(`**/search?${stay}`);
  });
});

describe('a property’s page in layout B', () => {
  it('has a breadcrumb through the accommodation and the location', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(layoutB);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual([
      'Home\n/',
      'Accommodation\n/',
      'Glenelg\n/',
      'Tidewrack Beach Resort',
    ]);
    expect(await hrefs(crumbs.getByRole('link'))).toEqual(['/', '/search', '/location/glenelg']);
  });

  it.each([
    ['with JavaScript', true],
    ['without JavaScript', false],
  ])('clamps a description over 300 characters until Read More, %s', async (_, javaScript) => {
    const page = await openPage({ javaScript, viewport: phone });
    await openAs(page, layoutB, { javaScript });
    const overview = page.getByRole('region', { name: 'Overview' });
    expect(await overview.textContent()).toContain('with a height limit of 2.1 metres.');
    const lines = () => overview.locator('details').evaluate(linesBefore);
    expect(await lines()).toBe(4);
    await overview.getByText('Read More').click();
    await overview.getByText('Read Less').waitFor();
    expect(await lines()).toBeGreaterThan(15);
    await overview.getByText('Read Less').click();
    await overview.getByText('Read More').waitFor();
    expect(await lines()).toBe(4);
  });

  it('shows a short description whole, without Read More', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(hostilePath);
    expect(hostileProperty.description.length).toBeLessThanOrEqual(300);
    await page.getByText(hostileProperty.description).waitFor();
    expect(await page.getByText('Read More').count()).toBe(0);
  });

  it('offers up to three related stays of the place with the same dates', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(`${layoutB}?${stay}`);
    const related = page.getByRole('region', { name: 'You Might Also Like' });
    const addresses = await hrefs(related.getByRole('link'));
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^/accommodation/glenelg/[a-z-]+\\?${stay}$`));
      expect(address).not.toContain('tidewrack');
    }
  });

  it('answers questions one at a time, with the times listed, else with 3:00 PM and 11:00 AM', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/accommodation/north-adelaide/tidmarsh-house');
    const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
    const answer = faq.getByText('check-in 3:00 PM and check-out 10:30 AM');
    expect(await answer.isVisible()).toBe(false);
    await faq.getByText('What are the check-in and check-out times?').click();
    await answer.waitFor();
    await faq.getByText('Can I bring a pet?').click();
    await faq.getByText('Only with the property').waitFor();
    expect(await answer.isVisible()).toBe(false);
    await page.goto(hostilePath);
    await page.getByText('What are the check-in and check-out times?').click();
    await page.getByText('check-in 3:00 PM and check-out 11:00 AM').waitFor();
  });

  it('names its booking button as the owner does, else Book Now, and notes Best rates guaranteed', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/accommodation/north-adelaide/tidmarsh-house');
    const booking = page.getByRole('region', { name: 'Booking' });
    await booking.getByRole('link', { name: /^Write to Honor/ }).waitFor();
    await booking.getByText('Best rates guaranteed').waitFor();
    await page.goto(layoutB);
    expect(await hrefs(page.getByRole('link', { name: /^Book Now/ }))).toEqual([
      'https://book.example.com/tidewrack-beach-resort',
    ]);
  });

  it('leads to the website when there is no booking link', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/accommodation/adelaide-airport/four-oclock-motel');
    const booking = page.getByRole('region', { name: 'Booking' }).getByRole('link', { name: /^Book Now/ });
    expect(await hrefs(booking)).toEqual(['https://four-oclock-motel.example.com/']);
  });

  it('keeps Book Now at the lower edge of a phone while the page is read', async () => {
    const page = await openPage({ javaScript: false, viewport: phone });
    await page.goto(layoutB);
    const bar = page.getByRole('link', { name: /^Book Now/ }).last();
    for (const part of ['Overview', 'Amenities', 'Request Information']) {
      await page
        .getByRole('heading', { level: 2, name: part })
        .evaluate((heading) => heading.scrollIntoView());
      const box = await bar.boundingBox();
      expect(box?.y, `at ${part}`).toBeGreaterThan(phone.height - 100);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    const [left, right] = await bar.evaluate((link) => {
      (link.firstChild as Text).data = 'Book your room with a view from us today';
      const { left, right } = link.getBoundingClientRect();
      return [left, right];
    });
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(304);
  });
});

describe('both layouts of a property', () => {
  it.each([
    ['tidewrack-beach-resort', 'glenelg', layoutB],
    [hostileProperty.slug, hostileProperty.locationSlug, hostilePath],
  ])('name the same canonical address: %s', async (slug, location, address) => {
    for (const path of [`/property/${slug}?${stay}`, `/accommodation/${location}/${slug}?${stay}`]) {
      expect(new URL(await canonical(path)).pathname).toBe(address);
    }
  });

  it('name layout A’s address for a stay without a location', async () => {
    expect(new URL(await canonical(`/property/${bareProperty.slug}`)).pathname).toBe(
      `/property/${bareProperty.slug}`,
    );
  });

  it.each([`/property/${hostileProperty.slug}`, hostilePath, `/search?q=harbour`])(
    'show a script in a stay’s texts as text: %s',
    async (path) => {
      const page = await openPage();
      await openHydrated(page, path);
      await page.getByRole('heading', { name: hostileProperty.name }).waitFor();
      expect(await page.title()).not.toBe('taken over');
      expect(await page.locator('main b, main > script').count()).toBe(0);
    },
  );
});

type Scope = ReturnType<Page['getByRole']>;

function hrefs(links: Scope) {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Entries of the list under a heading. */
function listAfter(scope: Scope, heading: string) {
  return scope
    .getByRole('heading', { name: heading })
    .locator('xpath=following-sibling::ul')
    .getByRole('listitem')
    .allInnerTexts();
}

/** How many lines of text show above the switch that unfolds them. */
function linesBefore(toggle: Element): number {
  const text = toggle.previousElementSibling ?? toggle;
  return Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight));
}

async function canonical(path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
}
