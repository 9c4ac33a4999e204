import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { pages, properties } from '~/db/schema';

import { createPage } from '../../factories/page';
import { openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
import { expectComplaint, tolerateComplaints } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';
import {
  beforeCursor,
  button,
  field,
  holdAnswers,
  isSent,
  keptIn,
  main,
  openAs,
  openProperty,
  propertiesOf,
  question,
  settings,
  state,
  unique,
} from '../../support/forms/held-answers';

describe('a property', () => {
  it('is saved again with the newest text when Save is pressed during a save', async () => {
    const { page, profileId, held, name } = await openProperty();
    await page.keyboard.type(' one');
    await page.keyboard.press('Enter');
    await isSent(held, 1);
    await page.keyboard.type(' two');
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' three');
    held.release();
    await isSent(held, 2);
    await page.keyboard.type(' four');
    held.release();
    await state(page, 'Unsaved changes').waitFor();
    expect(await beforeCursor(page)).toBe('Typed one two three four');
    expect(held.sent).toBe(2);
    expect(await propertiesOf(profileId)).toMatchObject([{ name: 'Typed one two three', version: 3 }]);
    expect(await page.getByText('Somebody else has saved').count()).toBe(0);

    // A second press without new text is the same save.
    await button(page, 'Update Property').last().dblclick();
    await isSent(held, 3);
    held.release();
    await state(page, 'No unsaved changes').waitFor();
    expect(await name.inputValue()).toBe('Typed one two three four');
    expect(held.sent).toBe(3);
    expect(await propertiesOf(profileId)).toMatchObject([{ name: 'Typed one two three four', version: 4 }]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Update Property');
    await expect.poll(() => keptIn(page)).not.toContain('Typed one two');
  });

  it('keeps what is typed during a save as unsaved work in the browser, and asks before it is left', async () => {
    const { page, held } = await openProperty();
    await page.keyboard.type(' one');
    await button(page, 'Update Property').last().click();
    await isSent(held, 1);
    await field(page, 'Address').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Rear');
    await button(page, 'Add a unit').click();
    await field(page, 'Name').fill('Garden room');
    await settings(page).click();
    await question(page).getByRole('button', { name: 'Stay on this page' }).click();
    await question(page).waitFor({ state: 'hidden' });
    await field(page, 'Address').focus();
    await page.keyboard.press('End');
    held.release();
    await state(page, 'Unsaved changes').waitFor();
    expect(await beforeCursor(page)).toMatch(/ Rear$/);
    expect(await field(page, 'Property name').inputValue()).toBe('Typed one');
    expect(await field(page, 'Name').inputValue()).toBe('Garden room');
    await expect.poll(() => keptIn(page)).toContain('Garden room');
    expect(await page.getByText(/^Unsaved work of/).count()).toBe(0);
    await settings(page).click();
    await question(page).waitFor();
    await question(page).getByRole('button', { name: 'Stay on this page' }).click();
  });

  it('is not saved by itself after a failure, whose form stays as it is', async () => {
    const { page, profileId, held, name, row } = await openProperty();
    const about = field(page, /^Short description/);
    tolerateComplaints(/ERR_|Failed to (load|fetch)/);
    const db = await siteDatabase();
    await page.keyboard.type(' one');
    await intercept(page, '**/*', (route) =>
      route.request().method() === 'POST'
        ? failLater(() => route.abort('connectionreset'))
        : route.fallback(),
    );
    let fail: (() => void) | null = null;
    const failLater = (abort: () => Promise<void>) =>
      new Promise<void>((resolve) => (fail = () => void abort().then(resolve)));
    await page.keyboard.press('Enter');
    await state(page, 'Saving...').first().waitFor();
    await expect.poll(() => fail).not.toBeNull();
    await page.keyboard.type(' two');
    await page.keyboard.press('Enter');
    fail!();
    await main(page).getByText('Nothing you typed is gone.').waitFor();
    expect(await beforeCursor(page)).toBe('Typed one two');
    expect(held.sent).toBe(0);
    await page.unrouteAll();
    const again = await holdAnswers(page);

    // Another person saves it, so that the next answer is a choice between both.
    const theirs = { version: row.version + 1, address: '7 Their Lane, Glenelg SA 5045' };
    await db.update(properties).set(theirs).where(eq(properties.id, row.id));
    await about.fill('A verandah above the gulf.');
    await name.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await isSent(again, 1);
    await page.keyboard.type(' three');
    await page.keyboard.press('Enter');
    const readAgain = page.waitForResponse((answer) => answer.request().method() === 'GET');
    again.release();
    const choice = page.getByRole('heading', { name: 'Somebody else has saved this meanwhile' });
    await choice.waitFor();
    await expectComplaint(/status of 409/);
    await readAgain;
    await state(page, 'Unsaved changes').waitFor();
    expect(await beforeCursor(page)).toBe('Typed one two three');
    expect(await about.inputValue()).toBe('A verandah above the gulf.');
    expect(await choice.isVisible()).toBe(true);
    expect(again.sent).toBe(1);
    expect(await propertiesOf(profileId)).toMatchObject([{ ...theirs, name: 'Typed' }]);
    await button(page, 'Update Property').last().click();
    await isSent(again, 2);
    again.release();
    await state(page, 'No unsaved changes').waitFor();
    expect(await name.inputValue()).toBe('Typed one two three');
    expect(await propertiesOf(profileId)).toMatchObject([
      {
        address: theirs.address,
        name: 'Typed one two three',
        shortDescription: 'A verandah above the gulf.',
        version: 3,
      },
    ]);
  });
});

describe('a new property', () => {
  const openNew = async () => {
    const opened = await openAs('/dashboard/add-property');
    const { page } = opened;
    await field(page, 'Property type').selectOption('motel');
    await field(page, 'Address').fill('12 Saltbush Street, Glenelg SA 5045');
    await field(page, 'Short description').fill('A quiet motel near the sea, with a verandah.');
    await field(page, 'Property name').fill('Saltbush');
    await field(page, 'Property name').press('Enter');
    await isSent(opened.held, 1);
    return opened;
  };

  it('is one property, however often it is sent', async () => {
    const { page, profileId, held } = await openNew();
    await field(page, 'Property name').press('Enter');
    held.release();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    expect(held.sent).toBe(1);
    expect(await propertiesOf(profileId)).toMatchObject([{ name: 'Saltbush' }]);
  });

  it('gets what was typed since with a second Save or the next one', async () => {
    const { page, profileId, held } = await openNew();
    await page.keyboard.type(' Inn');
    await page.keyboard.press('Enter');
    held.release();
    await isSent(held, 2);
    await page.keyboard.type(' by the sea');
    held.release();
    await state(page, 'Unsaved changes').waitFor();
    expect(await beforeCursor(page)).toBe('Saltbush Inn by the sea');
    expect(await propertiesOf(profileId)).toMatchObject([{ name: 'Saltbush Inn', version: 2 }]);
    await page.keyboard.press('Enter');
    await isSent(held, 3);
    held.release();
    await state(page, 'No unsaved changes').waitFor();
    expect(await propertiesOf(profileId)).toMatchObject([{ name: 'Saltbush Inn by the sea', version: 3 }]);
  });

  it('keeps what was typed since while its photos are uploaded first', async () => {
    const opened = await openAs('/dashboard/add-property');
    const { page, profileId } = opened;
    await page.setInputFiles('#choose-photos', 'seed/photos/hero-jetty.webp');
    await field(page, 'Property type').selectOption('motel');
    await field(page, 'Address').fill('12 Saltbush Street, Glenelg SA 5045');
    await field(page, 'Short description').fill('A quiet motel near the sea, with a verandah.');
    await field(page, 'Property name').fill('Saltbush');
    await field(page, 'Property name').press('Enter');
    await isSent(opened.held, 1);
    await page.keyboard.type(' Inn');
    opened.held.release();
    await page.waitForURL(/\/photos\?/);
    await page.getByText('Kept in this browser').first().waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const [row] = await propertiesOf(profileId);
    await openHydrated(page, `/dashboard/edit-property/${row?.id}`);
    await button(page, 'Restore').click();
    await expect.poll(() => field(page, 'Property name').inputValue()).toBe('Saltbush Inn');
  });
});

describe('a page', () => {
  const stored = async (slug: string) => {
    const db = await siteDatabase();
    return db.select().from(pages).where(eq(pages.slug, slug));
  };

  it('is written on in the rich text while it is saved', async () => {
    const db = await siteDatabase();
    const row = await createPage(db as never, { slug: unique('written'), content: '<p>One.</p>' });
    const { page, held } = await openAs(`/dashboard/pages/${row.id}`, 'moderator');
    const text = main(page).getByRole('textbox', { name: 'Content', exact: true });
    // Until then it is a field with the source.
    await main(page).getByRole('toolbar').waitFor();
    await main(page).getByText('Write with AI').click();
    await field(page, 'Prompt').fill('A third sentence');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Two.');
    await page.keyboard.press('Control+s');
    await isSent(held, 1);
    await page.keyboard.type(' Three');
    await page.keyboard.press('Control+s');
    held.release();
    await isSent(held, 2);
    await page.keyboard.type(' and four.');
    held.release();
    await state(page, 'Unsaved changes').waitFor();
    await page.keyboard.type(' Five.');
    expect(await text.innerText()).toBe('One. Two. Three and four. Five.');
    expect(await field(page, 'Prompt').inputValue()).toBe('A third sentence');
    expect(await stored(row.slug)).toMatchObject([{ content: '<p>One. Two. Three</p>', version: 3 }]);
  });

  it('that is new continues in its editor, and is stored once', async () => {
    const { page, held } = await openAs('/dashboard/pages/new', 'moderator');
    const slug = unique('made');
    await button(page, 'Source').click();
    await field(page, 'Content').fill('<p>Words.</p>');
    await field(page, 'H1 title').fill('Made');
    await field(page, 'Slug').fill(slug);
    await field(page, 'Title').fill('Made');
    await field(page, 'Title').press('Enter');
    await isSent(held, 1);
    await page.keyboard.type(' once');
    await page.keyboard.press('Enter');
    held.release();
    await isSent(held, 2);
    await page.keyboard.type(' and for all');
    held.release();
    await state(page, 'Unsaved changes').waitFor();
    expect(await beforeCursor(page)).toBe('Made once and for all');
    expect(await stored(slug)).toMatchObject([{ title: 'Made once', version: 2 }]);
    await expect.poll(() => keptIn(page)).toContain('Made once and for all');
  });
});
