import { expect, it } from 'vitest';

import { hydrated } from '../support/browser/hydrated';
import { openPage } from '../support/browser/pages';

it('keeps the page and the typed text when a visitor clicks before hydration', async () => {
  const page = await openPage({ isFresh: true });
  await page.addInitScript(() => {
    const click = () => {
      const title = document.querySelector('main h1');
      const field = document.querySelector<HTMLInputElement>('main input[type=email]');
      if (field && !field.value) field.value = 'ada@example.com';
      title?.setAttribute('data-is-first', '');
      title?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      if (performance.now() < 2000) setTimeout(click, Math.random() * 10);
    };
    const untilThere = setInterval(() => {
      if (!document.querySelector('main h1')) return;
      clearInterval(untilThere);
      click();
    });
  });
  for (let visit = 1; visit <= 8; visit += 1) {
    await page.goto(`/newsletter?visit=${visit}`);
    await hydrated(page);
    expect(await page.locator('main h1[data-is-first]').count(), `visit ${visit}`).toBe(1);
    expect(await page.locator('main input[type=email]').inputValue()).toBe('ada@example.com');
  }
});

it.each(['/search', '/adelaide-hotels'])(
  'an order that is chosen before there are scripts sorts %s',
  async (path) => {
    const page = await openPage({ isFresh: true });
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel('Sort by').selectOption('price_low');
    release();
    await page.waitForURL(/sort=price_low/);
    await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('price_low');
    expect(new URL(page.url()).pathname).toBe(path);
  },
);

it('a visitor who goes back and forward before there are scripts gets the page of the address', async () => {
  const page = await openPage({ isFresh: true });
  await page.goto('/guides');
  await hydrated(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  const contact = await page.evaluate(() => history.state as unknown);
  await page.goBack();
  await page.waitForURL('**/guides');
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
  // What the browser's Forward does here: the entry of Contact with its state, and no other document. The button
  // itself is not always taken while the document is read.
  await page.evaluate((state) => history.pushState(state, '', '/contact'), contact);
  release();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  expect(await page.title()).toMatch(/^Contact/);
  await hydrated(page);
});
