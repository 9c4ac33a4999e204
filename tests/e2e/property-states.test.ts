import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { bareProperty } from '../support/hostile/odd-properties';
import { openPage, phone } from '../support/browser/pages';

describe('a stay that lacks something', () => {
  it.each(['/property/tapleigh-cottage', '/accommodation/prospect/tapleigh-cottage'])(
    'says that there are no photos yet: %s',
    async (path) => {
      const page = await openPage({ javaScript: false });
      await page.goto(path);
      await page.getByText('No photos yet').waitFor();
      expect(await page.locator('article > :not(section) img[src*="undefined"]').count()).toBe(0);
      expect(await page.getByRole('link', { name: /^Photo / }).count()).toBe(0);
    },
  );

  it.each(['/property/the-archdeacons-lodgings', '/accommodation/north-adelaide/the-archdeacons-lodgings'])(
    'offers the price on request: %s',
    async (path) => {
      const page = await openPage({ javaScript: false });
      await page.goto(path);
      const booking = page.getByRole('region', { name: 'Booking' });
      expect(await booking.innerText()).toMatch(/^Price on request/);
      expect(await booking.innerText()).not.toMatch(/A\$|NaN|null|base rate/i);
    },
  );

  it('leads to the enquiry when there is nowhere to book', async () => {
    const page = await openPage({ javaScript: false, viewport: phone });
    await page.goto('/accommodation/unley/gwenda-and-pats-back-room');
    expect(await page.getByRole('link', { name: /^Book/ }).count()).toBe(0);
    expect(await page.getByText('Best rates guaranteed').count()).toBe(0);
    await page.getByRole('link', { name: 'Enquire', exact: true }).click();
    await expect.poll(() => page.getByLabel('Name').evaluate(isInWindow)).toBe(true);
  });

  it('leaves out empty sections when it has only a name and an address', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto(`/property/${bareProperty.slug}`);
    expect(await headings(page)).toEqual(['Amenities', 'Location', 'Request Information']);
    expect(await page.getByText('This property has not listed its amenities yet.').count()).toBe(1);
    expect(await page.getByRole('article').innerText()).not.toMatch(
      /null|undefined|NaN|reviews|Excellent|out of 5/,
    );
  });
});

describe('a stay with unusual facts', () => {
  it('shows a name of 90 characters whole, without scrolling sideways on a phone', async () => {
    const name = "The Honourable Company of Colonial Drapers' Grand Family Hotel, Dining Rooms & Roof Garden";
    const page = await openPage({ javaScript: false, viewport: phone });
    for (const path of ['/property', '/accommodation/adelaide-cbd']) {
      await page.goto(`${path}/honourable-company-of-colonial-drapers-hotel`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
      const { width, wanted } = await page.evaluate(() => ({
        width: document.documentElement.clientWidth,
        wanted: document.documentElement.scrollWidth,
      }));
      expect(wanted).toBeLessThanOrEqual(width);
    }
    expect(name).toHaveLength(90);
  });

  it('shows 1 review for one, and the rating alone without a number of reviews below 4.0', async () => {
    const page = await openPage({ javaScript: false });
    const ratingOf = async (slug: string) => {
      await page.goto(`/property/${slug}`);
      return (await page.getByRole('article').innerText()).match(/[\d.]+ out of 5(?:\s+· [^\n]*)?/)?.[0];
    };
    expect(await ratingOf('the-galvo')).toMatch(/^4\.6 out of 5\W+1 review$/);
    expect(await ratingOf('cabin-and-carry-on')).toMatch(/^3\.9 out of 5\W*$/);
    expect(await ratingOf(bareProperty.slug)).toBeUndefined();
  });

  it('names its currency when that is not the Australian dollar', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/accommodation/adelaide-cbd/longspan-residences');
    expect(await page.getByRole('region', { name: 'Booking' }).innerText()).toMatch(/^from USD\s190 a night/);
  });
});

async function headings(page: Page) {
  const all = await page.getByRole('article').getByRole('heading', { level: 2 }).allInnerTexts();
  return all.filter((text) => text !== 'Contact');
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
