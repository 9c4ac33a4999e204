import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { profiles, sessions, users } from '~/db/schema';

import { siteDatabase } from '../support/database/database';
import { openHydrated } from '../support/browser/hydrated';
import { newsletterForm, subscriberStates } from '../support/server/newsletter';
import { desktop, openPage, phone } from '../support/browser/pages';

const header = (page: Page) => page.getByRole('banner');

describe('the home page', () => {
  it('has its seven sections in order', async () => {
    const page = await openPage({ pictures: 'drawn', javaScript: false });
    await page.goto('/');
    await page.getByRole('link', { name: 'Search Adelaide Accommodation' }).waitFor();
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    const order = [
      'Featured',
      'kind of stay',
      'Why Book',
      "Can't find what you're looking for",
      'Frequently',
      'letter',
    ];
    const places = order.map((text) =>
      headings.findIndex((heading) => heading.replaceAll('\n', ' ').includes(text)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it.each([true, false])(
    'shows stays by location, type and price under More options (JavaScript: %s)',
    async (javaScript) => {
      const page = await openPage({ pictures: 'drawn', javaScript });
      if (javaScript) await openHydrated(page, '/');
      else await page.goto('/');
      await page.getByText('More options', { exact: true }).click();
      const panel = page.getByRole('navigation', { name: 'More options' });
      await panel.getByRole('link', { name: 'By Price' }).click();
      await panel.getByRole('link', { name: '$150-$250' }).click();
      await page.waitForURL(/more=price/);
      const shown = page.locator('#more-options').getByRole('article');
      await expect.poll(async () => (await shown.allInnerTexts()).length).toBeGreaterThan(3);
      await expect
        .poll(async () =>
          (await shown.allInnerTexts())
            .map((text) => Number(/from A\$(\d+)/.exec(text)?.[1]))
            .every((price) => price >= 150 && price < 250),
        )
        .toBe(true);
      expect(await shown.count()).toBeLessThanOrEqual(8);
    },
  );
});

describe('the header', () => {
  it('is transparent over the picture and opaque once scrolled past 10 pixels', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, '/');
    const ground = () => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground()).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 60);
    await expect.poll(ground).toBe('rgb(251, 248, 243)');
  });

  it('scrolls to the questions for a menu address that starts with #, from any page', async () => {
    const page = await openPage({ pictures: 'drawn' });
    await openHydrated(page, '/search');
    await header(page).getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/#faq');
    const questions = page.getByRole('heading', { name: 'Frequently Asked Questions' });
    await expect
      .poll(() => questions.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(500);
    await page.evaluate(() => window.scrollTo(0, 0));
    await header(page).getByRole('link', { name: 'FAQ' }).click();
    await expect
      .poll(() => questions.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(500);
  });

  it('opens a drawer on a phone that keeps focus, closes with Escape and on navigation', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone });
    await openHydrated(page, '/search');
    const open = header(page).getByRole('button', { name: 'Menu' });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
    expect(
      await drawer.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await open.click();
    await drawer.getByRole('link', { name: 'Locations' }).click();
    await page.waitForURL('**/locations');
    await drawer.waitFor({ state: 'hidden' });
  });

  it('leads to the menu without JavaScript too', async () => {
    const page = await openPage({ pictures: 'drawn', viewport: phone, javaScript: false });
    await page.goto('/');
    await header(page).getByRole('link', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByRole('link', { name: 'Locations' }).click();
    await page.waitForURL('**/locations');
  });

  it('offers List Property to a visitor, Dashboard and Sign Out to a signed-in person', async () => {
    const stranger = await openPage({ pictures: 'drawn' });
    await stranger.goto('/');
    expect(await header(stranger).getByRole('link', { name: 'List Property' }).getAttribute('href')).toBe(
      '/auth?mode=signup',
    );

    const token = 'a-token-of-this-test';
    const db = await siteDatabase();
    await db.insert(users).values({ id: 'u-test', email: 'frame@example.com' });
    await db
      .insert(profiles)
      .values({ id: 'p-test', userId: 'u-test', email: 'frame@example.com', fullName: 'Maeve' });
    await db.insert(sessions).values({
      tokenHash: createHash('sha256').update(token).digest('hex'),
      userId: 'u-test',
      lastSeenAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    const page = await openPage({ pictures: 'drawn' });
    await page.context().addCookies([{ name: 'sid', value: token, url: inject('origin') }]);
    const response = await openHydrated(page, '/search');
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await header(page).getByRole('link', { name: 'Dashboard' }).waitFor();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await header(page).getByRole('link', { name: 'List Property' }).waitFor();
    expect(await db.select().from(sessions).where(eq(sessions.userId, 'u-test'))).toEqual([]);
  });
});

describe('the newsletter block', () => {
  it('thanks for an address, clears the field and stores it once, unconfirmed', async () => {
    const page = await openPage({ pictures: 'drawn', address: '198.51.100.61', viewport: desktop });
    await openHydrated(page, '/');
    const form = newsletterForm(page);
    for (const turn of ['first', 'again']) {
      await form.email.fill(' Reader@Example.com ');
      await form.send.click();
      const toast = page
        .getByRole('status')
        .filter({ hasText: 'Success!' })
        .or(page.getByRole('listitem').filter({ hasText: 'Success!' }));
      await toast.first().getByText('Thank you for subscribing to our newsletter.').first().waitFor();
      await expect.poll(() => form.email.inputValue(), { message: turn }).toBe('');
    }
    expect(await subscriberStates('reader@example.com')).toEqual(['unconfirmed']);
  });

  it('works without JavaScript', async () => {
    const page = await openPage({ pictures: 'drawn', address: '198.51.100.62', javaScript: false });
    await page.goto('/');
    const form = newsletterForm(page);
    await form.email.fill('plain@example.com');
    await form.send.click();
    await page.getByText('Thank you for subscribing to our newsletter.').waitFor();
    expect(await subscriberStates('plain@example.com')).toEqual(['unconfirmed']);
  });
});
