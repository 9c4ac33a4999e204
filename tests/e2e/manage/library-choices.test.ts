import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';

import { homepageSettings, locationGroups, pages } from '~/db/schema';

import { createPage } from '../../factories/page';
import { siteDatabase } from '../../support/database/database';
import { heldItem, pickUp } from '../../support/browser/hands';
import { openHydrated } from '../../support/browser/hydrated';
import { desktop, openPage, withoutNetwork } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const main = (page: Page) => page.getByRole('main');
const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

async function signedIn() {
  const editor = await newAccount('chooser', 'moderator');
  const page = await openPage({ viewport: desktop, address: '198.51.101.43' });
  await editor.signIn(page);
  return { page, editor };
}

async function openAs(path: string) {
  const opened = await signedIn();
  await openHydrated(opened.page, path);
  return opened;
}

/** A described picture in the library, by its file's name; gives its address. */
async function addPicture(cookie: string, name: string) {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const body = await sharp({ create: { width: 1600, height: 900, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  const headers = { cookie, origin: inject('origin'), 'sec-fetch-site': 'same-origin' };
  const to = `/dashboard/media/upload?${new URLSearchParams({ name: `${name}.jpg`, altText: 'A jetty at dusk' })}`;
  const answer = await ask(to, { method: 'POST', headers, body: new Uint8Array(body) });
  const { id } = (await answer.json()) as { id: number };
  return `/media/library-${id}`;
}

async function choose(page: Page, name: string) {
  await main(page).getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByLabel('Alt text or file name').fill(name);
  await dialog.getByRole('button', { name: 'Search' }).click();
  await dialog.getByText('1 picture', { exact: true }).waitFor();
  await dialog.getByRole('list', { name: 'Pictures' }).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.locator('button[aria-haspopup=dialog]:focus').waitFor();
}

const publicHtml = async (path: string) => (await ask(path)).text();

describe('a picture of the library', () => {
  it('becomes the hero of the home page', async () => {
    const { page, editor } = await openAs('/dashboard/site/home');
    const name = unique('hero');
    const address = await addPicture(editor.cookie, name);
    await choose(page, name);
    const field = main(page).getByLabel('Hero picture');
    expect(await field.inputValue()).toBe(address);
    await main(page).getByText('Unsaved changes', { exact: true }).waitFor();
    await main(page).getByRole('button', { name: 'Save texts and picture' }).click();
    await page.getByText('It shows at the next visit.').first().waitFor();
    await expect.poll(() => publicHtml('/')).toContain(`${address}/`);
    await (await siteDatabase()).update(homepageSettings).set({ heroImageUrl: null });
  });

  it('becomes a location’s picture', async () => {
    const db = await siteDatabase();
    const slug = unique('pictured');
    const [row] = await db.insert(locationGroups).values({ slug, name: slug, sortOrder: -1 }).returning();
    const { page, editor } = await openAs(`/dashboard/site/locations/${row?.id}`);
    const name = unique('bay');
    const address = await addPicture(editor.cookie, name);
    await choose(page, name);
    expect(await main(page).getByLabel('Picture (optional)').inputValue()).toBe(address);
    await main(page).getByRole('button', { name: 'Save location' }).click();
    await page.getByText('Location saved').first().waitFor();
    await expect.poll(() => publicHtml('/locations')).toContain(`${address}/`);
    await db.update(locationGroups).set({ isActive: false }).where(eq(locationGroups.slug, slug));
  });
});

describe('a page’s questions', () => {
  it('are dragged by keys and by the pointer', async () => {
    const db = await siteDatabase();
    const entry = (question: string) => ({ question, answer: `About ${question}` });
    const faqContent = [entry('A'), entry('B'), entry('C')];
    const row = await createPage(db as never, { slug: unique('dragged'), faqContent });
    const { page } = await signedIn();
    const questions = () =>
      main(page)
        .getByLabel('Question', { exact: true })
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    const handle = (number: number) =>
      main(page).getByRole('button', { name: `Drag question ${number} to another place` });
    // The handles come late: what is typed by then, and the focus, stay where they are.
    let goOn = () => {};
    const mayCome = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/sortable-items-/, (route) => mayCome.then(() => route.continue()));
    await openHydrated(page, `/dashboard/pages/${row.id}`);
    const answer = main(page).getByLabel('Answer', { exact: true }).nth(1);
    await answer.fill('About B, and more');
    goOn();
    await handle(1).waitFor();
    expect(await answer.inputValue()).toBe('About B, and more');
    await expect.poll(() => answer.evaluate((field) => field === document.activeElement)).toBe(true);
    // The library's code cannot be read: it says so in its own place, and the page stays.
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await withoutNetwork(page, async () => {
      await main(page).getByRole('button', { name: 'Picture', exact: true }).first().click();
      await dialog.getByText('This could not be loaded.').waitFor();
    });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByLabel('Alt text or file name').waitFor();
    await page.keyboard.press('Escape');
    expect(await answer.inputValue()).toBe('About B, and more');
    await answer.fill('About B');

    await pickUp(handle(1), 1, 3);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Now over place 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(questions).toEqual(['B', 'A', 'C']);
    await main(page).getByText('Unsaved changes', { exact: true }).waitFor();

    // The bar at the lower edge is not to lie over where it is let go.
    await page.setViewportSize({ ...desktop, height: 3000 });
    await page.locator(heldItem).waitFor({ state: 'detached' });
    const [from, to] = [await handle(3).boundingBox(), await handle(1).boundingBox()];
    if (!from || !to) throw new Error('no handles');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y - 10, { steps: 12 });
    await page.mouse.up();
    await expect.poll(questions).toEqual(['C', 'B', 'A']);
    await main(page).getByRole('button', { name: 'Update Page' }).last().click();
    await page.getByText('Page updated successfully').first().waitFor();
    const [stored] = await db.select().from(pages).where(eq(pages.id, row.id));
    expect(stored?.faqContent).toEqual([entry('C'), entry('B'), entry('A')]);
  });
});
