import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { menuItems, menus } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { hostileTexts } from '../../support/hostile/listing';
import { openWatched } from '../../support/hostile/watch';
import { pickUp } from '../../support/browser/hands';
import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { desktop, openPage, phone, tolerateComplaints } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const home = '/dashboard/site/menus';

/** A second menu of a place that is not shown, with links A, B and C. */
async function addMenu() {
  const db = await siteDatabase();
  const [menu] = await db
    .insert(menus)
    .values({ name: `Z ${crypto.randomUUID()}`, location: 'footer-travel', isActive: false })
    .returning();
  if (!menu) throw new Error('menu was not stored');
  await db.insert(menuItems).values(
    ['Alpha', 'Beta', 'Gamma'].map((title, index) => ({
      menuId: menu.id,
      title,
      url: '/guides',
      sortOrder: index,
    })),
  );
  return { db, id: menu.id, path: `${home}/${menu.id}` };
}

const cards = (page: Page) => page.getByRole('article');
/** Expects these links in this order, as soon as the page that the last step leads to is there. */
const expectTitles = (page: Page, titles: string[]) =>
  expect
    .poll(() => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label'))))
    .toEqual(titles);

async function staffPage(visitor: Parameters<typeof openPage>[0]) {
  const staff = await newAccount('menus', 'moderator');
  const page = await openPage(visitor);
  await staff.signIn(page);
  return page;
}

describe('a menu without JavaScript on a phone', () => {
  it('is ordered by buttons, nested, and its links are changed and deleted', async () => {
    tolerateComplaints(/status of 400/);
    const { path } = await addMenu();
    const page = await staffPage({ javaScript: false, viewport: phone, address: '198.51.100.64' });
    await page.goto(path);
    await page.getByLabel('Title').fill('Typed meanwhile');
    await page.getByLabel('Shown on the site').uncheck();
    await page.getByRole('button', { name: 'Move Gamma up' }).click();
    await page.getByText('What else you have typed is still here').waitFor();
    await page.getByText('Menu saved').waitFor();
    await expectTitles(page, ['Alpha', 'Gamma', 'Beta']);
    expect(await page.getByLabel('Title').inputValue()).toBe('Typed meanwhile');
    expect(await page.getByLabel('Shown on the site').isChecked()).toBe(false);
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Shown on the site').check();
    await page.getByRole('button', { name: 'Move Gamma under Alpha' }).click();
    await page.getByRole('button', { name: 'Move Gamma out of Alpha' }).waitFor();
    await page.getByRole('button', { name: 'Move Beta under Alpha' }).click();
    // The page before has a button of the next step's name, too.
    await page.getByRole('button', { name: 'Move Beta out of Alpha' }).waitFor();
    await page.getByRole('button', { name: 'Move Beta up' }).click();
    await expectTitles(page, ['Alpha', 'Beta', 'Gamma']);
    await page.getByRole('button', { name: 'Move Gamma out of Alpha' }).click();
    await page.getByRole('button', { name: 'Move Gamma under Alpha' }).waitFor();
    await page.getByRole('link', { name: 'Edit Beta' }).click();
    await page.getByRole('button', { name: 'Save link' }).waitFor();
    await page.getByLabel('Title').fill('Beta two');
    await page.getByLabel('Address').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save link' }).click();
    await page.getByText(/The address must be a path/).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Beta two');
    await page.getByLabel('Address').fill('https://example.com/');
    await page.getByLabel('Opens in').selectOption('A new tab');
    await page.getByRole('button', { name: 'Save link' }).click();
    await page.getByText('https://example.com/, in a new tab').waitFor();
    const beta = page.getByRole('article', { name: 'Beta two' });
    await beta.locator('summary').click();
    await beta.getByRole('button', { name: 'Yes, delete Beta two' }).click();
    await expectTitles(page, ['Alpha', 'Gamma']);
    await page.getByText('Menu saved').waitFor();
    expect(await overhang(page)).toBe(0);
  });
});

describe('a menu with JavaScript', () => {
  it('gets a link by keyboard, which the header shows on the next request, and loses it again', async () => {
    const title = `Jetty ${crypto.randomUUID().slice(0, 6)}`;
    const page = await staffPage({ viewport: desktop, address: '198.51.100.65' });
    await openHydrated(page, home);
    const [header] = await (await siteDatabase()).select().from(menus).where(eq(menus.location, 'header'));
    await page.getByRole('link', { name: header?.name ?? '', exact: true }).press('Enter');
    await page.getByRole('heading', { name: 'Add a link' }).waitFor();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Address').fill('/guides?jetty');
    await page.getByLabel('Address').press('Enter');
    await page.getByRole('article', { name: title }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    expect(await (await ask('/help')).text()).toContain(title);
    const main = page.getByRole('navigation', { name: 'Main', exact: true });
    await main.getByRole('link', { name: title }).waitFor();
    await page.getByRole('button', { name: `Move ${title} up` }).press('Enter');
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute('aria-label') === name,
      `Move ${title} up`,
    );
    await expect.poll(async () => (await main.getByRole('link').allInnerTexts()).at(-1)).not.toBe(title);
    const card = page.getByRole('article', { name: title });
    await card.locator('summary').press('Enter');
    await card.getByRole('button', { name: `Yes, delete ${title}` }).press('Enter');
    await card.waitFor({ state: 'detached' });
    expect(await (await ask('/help')).text()).not.toContain(title);
  });

  it('is ordered by keys on its handles and by the pointer, one level at a time', async () => {
    const { db, id, path } = await addMenu();
    const page = await staffPage({ viewport: desktop, address: '198.51.100.66' });
    await openHydrated(page, path);
    await pickUp(page.getByRole('button', { name: 'Drag Alpha to another place' }), 1, 3);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Now over place 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    const stored = () =>
      db.select().from(menuItems).where(eq(menuItems.menuId, id)).orderBy(menuItems.sortOrder);
    const order = async () => (await stored()).map(({ title }) => title);
    await expect.poll(order).toEqual(['Beta', 'Alpha', 'Gamma']);
    await page.waitForLoadState('networkidle');
    const from = await page.getByRole('button', { name: 'Drag Gamma to another place' }).boundingBox();
    const to = await page.getByRole('button', { name: 'Drag Beta to another place' }).boundingBox();
    if (!from || !to) throw new Error('no handles');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y - 10, { steps: 12 });
    await page.mouse.up();
    await expect.poll(order).toEqual(['Gamma', 'Beta', 'Alpha']);
  });

  it('keeps what a second editor typed', async () => {
    const { db, id, path } = await addMenu();
    const page = await staffPage({ viewport: desktop, address: '198.51.100.67' });
    await openHydrated(page, path);
    await db.insert(menuItems).values({ menuId: id, title: 'Theirs', url: '/help', sortOrder: 9 });
    await db.update(menus).set({ version: 2 }).where(eq(menus.id, id));
    tolerateComplaints(/status of 409/);
    await page.getByLabel('Title').fill('Mine');
    await page.getByLabel('Address').fill('/contact');
    await page.getByRole('button', { name: 'Add link' }).click();
    await page.getByText('Somebody else has changed this menu').waitFor();
    await page.getByRole('article', { name: 'Theirs' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Mine');
    await page.getByRole('button', { name: 'Add link' }).click();
    await page.getByRole('article', { name: 'Mine' }).waitFor();
    await expectTitles(page, ['Alpha', 'Beta', 'Gamma', 'Theirs', 'Mine']);
  });

  it('runs nothing of the typed text, fits a phone and satisfies axe', async () => {
    const { db, id, path } = await addMenu();
    const staff = await newAccount('menus', 'admin');
    const { page, eye } = await openWatched({
      origin: inject('origin'),
      viewport: phone,
      address: '198.51.100.68',
    });
    await staff.signIn(page);
    for (const text of Object.values(hostileTexts)) {
      await db.insert(menuItems).values({ menuId: id, title: text, url: text, sortOrder: 20 });
    }
    await db.update(menus).set({ name: hostileTexts.markup }).where(eq(menus.id, id));
    for (const screen of [path, home]) {
      await page.goto(screen);
      await hydrated(page);
      expect((await eye.look(screen)).problems).toEqual([]);
      expect([screen, await overhang(page), await smallTargets(page)]).toEqual([screen, 0, []]);
    }
    await db.delete(menuItems).where(eq(menuItems.title, hostileTexts.length));
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  });

  it('is closed to owners and visitors', async () => {
    const { path } = await addMenu();
    const owner = await newAccount('menus-owner');
    for (const screen of [home, path]) {
      const as = (cookie: string) => ask(screen, { headers: { cookie } });
      expect([screen, (await as('')).status, (await as(owner.cookie)).status]).toEqual([screen, 401, 403]);
    }
  });
});
