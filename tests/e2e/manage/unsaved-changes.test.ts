import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { amenities, locationGroups, menuItems, menus, pages, redirects } from '~/db/schema';

import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { desktop, openPage, phone } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';

const base = '/dashboard/site';
const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
const ids = { location: 0, amenity: 0, menu: 0, redirect: 0 };

beforeAll(async () => {
  const db = await siteDatabase();
  const own = { id: locationGroups.id };
  const [location] = await db
    .insert(locationGroups)
    .values({ name: 'Guarded', slug: unique('guarded'), isActive: false })
    .returning(own);
  const [amenity] = await db
    .insert(amenities)
    .values({ name: unique('Guarded'), isActive: false })
    .returning();
  const [menu] = await db
    .insert(menus)
    .values({ name: unique('Guarded'), location: 'footer-travel', isActive: false })
    .returning();
  await db
    .insert(menuItems)
    .values(['One', 'Two'].map((title) => ({ menuId: menu?.id ?? 0, title, url: '/guides' })));
  const [redirect] = await db
    .insert(redirects)
    .values({ fromPath: `/${unique('guarded')}`, toPath: '/guides' })
    .returning();
  Object.assign(ids, {
    location: location?.id,
    amenity: amenity?.id,
    menu: menu?.id,
    redirect: redirect?.id,
  });
});

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const state = (page: Page, text: string) => main(page).getByText(text, { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' });

async function openAs(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ viewport: desktop, address: '198.51.101.40', ...options });
  await (await newAccount('guarded', 'moderator')).signIn(page);
  if (options.javaScript === false) await page.goto(path);
  else await openHydrated(page, path);
  return page;
}

const forms = [
  [() => `${base}/home`, 'Hero title'],
  [() => `${base}/settings`, 'Name of the site'],
  [() => `${base}/locations/new`, 'Name'],
  [() => `${base}/locations/${ids.location}`, 'Description (optional)'],
  [() => `${base}/amenities/new`, 'Name'],
  [() => `${base}/amenities/${ids.amenity}`, 'Name'],
  [() => `${base}/menus/${ids.menu}`, 'Title'],
  [() => `${base}/menus/${ids.menu}`, 'Name'],
  [() => `${base}/redirects/new`, 'Old path'],
  [() => `${base}/redirects/${ids.redirect}`, 'New path'],
] as const;

describe('unsaved changes', () => {
  it('are shown and not left without a question, on every form of the site', async () => {
    const page = await openAs(`${base}/home`);
    for (const [path, label] of forms) {
      await openHydrated(page, path());
      expect(await state(page, 'Unsaved changes').count(), path()).toBe(0);
      const before = await field(page, label).inputValue();
      await field(page, label).fill('Half a thought');
      await state(page, 'Unsaved changes').waitFor();
      await main(page).getByRole('link', { name: 'Messages' }).click();
      await question(page).waitFor();
      await page.getByRole('button', { name: 'Stay on this page' }).click();
      expect(await field(page, label).inputValue()).toBe('Half a thought');
      await question(page).waitFor({ state: 'hidden' });
      // The focus that comes back from the question may interrupt the typing.
      const typed = async () => {
        await field(page, label).fill(before);
        return field(page, label).inputValue();
      };
      await expect.poll(typed).toBe(before);
      await state(page, 'Unsaved changes').waitFor({ state: 'detached' });
      await main(page).getByRole('link', { name: 'Messages' }).click();
      await page.waitForURL(`**${base}/messages`);
      expect(await question(page).isVisible()).toBe(false);
    }
  });

  it('are guarded by the browser too, and dropped after confirming', async () => {
    const page = await openAs(`${base}/settings`);
    await field(page, 'Name of the site').click();
    await page.keyboard.type('x');
    await state(page, 'Unsaved changes').waitFor();
    const opened = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await opened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    expect(await field(page, 'Name of the site').inputValue()).toMatch(/x$/);
    await main(page).getByRole('link', { name: 'Messages' }).click();
    // A double click: the second comes before the first shows.
    await page.getByRole('button', { name: 'Leave without saving' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForURL(`**${base}/messages`);
  });

  it('is saved by the form’s own button without a question', async () => {
    const page = await openAs(`${base}/locations/${ids.location}`);
    const words = `Dunes ${unique('east')}`;
    await field(page, 'Description (optional)').fill(words);
    await main(page).getByRole('button', { name: 'Save location' }).click();
    await page.getByText('Location saved').first().waitFor();
    await state(page, 'No unsaved changes').waitFor();
    const db = await siteDatabase();
    const [stored] = await db.select().from(locationGroups).where(eq(locationGroups.id, ids.location));
    expect(stored?.description).toBe(words);
  });

  it('stay while a guide is searched for beside them', async () => {
    const db = await siteDatabase();
    const slug = unique('searched');
    const [row] = await db.insert(locationGroups).values({ name: slug, slug, isActive: false }).returning();
    await db.insert(pages).values({ slug, title: slug, h1Title: slug, content: 'x', pageType: 'location' });
    const page = await openAs(`${base}/locations/${row?.id}`);
    await field(page, 'Description (optional)').fill('Half a thought');
    await main(page).locator('#guides-find').fill('nothing at all');
    await main(page).getByRole('button', { name: 'Search' }).click();
    await main(page).getByText('Nothing else has such a name.').waitFor();
    expect(await field(page, 'Description (optional)').inputValue()).toBe('Half a thought');
    await state(page, 'Unsaved changes').waitFor();
  });

  it('in the form of one link is not lost to another link, nor to the menu’s own form', async () => {
    const page = await openAs(`${base}/menus/${ids.menu}`);
    await main(page).getByRole('link', { name: 'Edit One' }).click();
    await main(page).getByRole('heading', { name: 'Change “One”' }).waitFor();
    await field(page, 'Title').fill('One and a half');
    await main(page).getByRole('link', { name: 'Edit Two' }).click();
    await question(page).waitFor();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    await field(page, 'Name').fill(unique('Renamed'));
    await main(page).getByRole('button', { name: 'Save menu' }).click();
    await page.getByText('Menu saved').first().waitFor();
    expect(await field(page, 'Title').inputValue()).toBe('One and a half');
    await main(page).getByRole('button', { name: 'Save link' }).click();
    await main(page).getByRole('article', { name: 'One and a half' }).waitFor();
    await main(page).getByRole('heading', { name: 'Add a link' }).waitFor();
    expect(await state(page, 'Unsaved changes').count()).toBe(0);
  });

  it('are saved as usual without JavaScript, where no note is shown', async () => {
    const page = await openAs(`${base}/redirects/${ids.redirect}`, { javaScript: false, viewport: phone });
    expect(
      await main(page)
        .getByText(/unsaved changes/i)
        .count(),
    ).toBe(0);
    await field(page, 'New path').fill('/help');
    await main(page).getByRole('button', { name: 'Save redirect' }).click();
    await page.getByText('Redirect saved').waitFor();
  });
});
