import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { pages } from '~/db/schema';

import { siteDatabase } from '../../support/database/database';
import {
  accessible,
  atDesk,
  button,
  field,
  main,
  openAs,
  save,
  storedAs,
  storedPage,
  unique,
  writing,
} from '../../support/forms/page-editor';

describe('the rich text view', () => {
  it('writes headings, lists, links, pictures and tables by toolbar and keyboard', async () => {
    const { page } = await openAs(atDesk, '/dashboard/pages/new');
    const slug = unique('written');
    await field(page, 'Title').fill(slug);
    await expect.poll(() => field(page, 'Slug').inputValue()).toBe(slug);
    await field(page, 'Slug').fill(`${slug}-own`);
    await field(page, 'Title').fill(`${slug} again`);
    expect(await field(page, 'Slug').inputValue()).toBe(`${slug}-own`);
    await field(page, 'H1 title').fill('Written');
    await main(page).getByRole('toolbar').waitFor();
    await writing(page).click();
    await page.keyboard.type('A heading');
    const bar = main(page).getByRole('toolbar');
    expect(await bar.locator('[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => button(page, 'Heading 2').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => writing(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Plain and ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' and ');
    await button(page, 'Link').click();
    await page.getByLabel('Link address').fill('javascript:alert(1)');
    await page.getByLabel('Link text').fill('the search');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a path such as').waitFor();
    await page.getByLabel('Link address').fill('/search');
    await button(page, 'Set link').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await button(page, 'Bulleted list').click();
    await page.keyboard.type('One');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await button(page, 'Insert table').click();
    await page.keyboard.type('Head');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Other');
    await page.keyboard.press('Shift+Tab');
    await button(page, 'Add row below').click();
    await accessible(page);
    await button(page, 'Source').click();
    const html = await field(page, 'Content').inputValue();
    expect(html).toContain(
      '<h2>A heading</h2><p>Plain and <strong>bold</strong> and <a href="/search">the search</a></p>' +
        '<ul><li>One</li><li>Two</li></ul>',
    );
    expect(html).toMatch(
      /<table><thead><tr><th>Head<\/th><th>Other<\/th><\/tr><\/thead><tbody>(<tr>(<td><\/td>){2}<\/tr>){3}/,
    );
    await button(page, 'Source').click();
    await writing(page).waitFor();
    await save(page, 'Create Page').click();
    await page.getByText('Page created successfully').first().waitFor();
    expect((await storedAs(`${slug}-own`))?.content).toBe(html);
  });

  it('puts a picture of ours in, described', async () => {
    const row = await storedPage({ slug: unique('pictured'), content: '<p>Words.</p>' });
    const { page } = await openAs({ ...atDesk, pictures: 'drawn' }, `/dashboard/pages/${row.id}`);
    await main(page).getByRole('toolbar').waitFor();
    await writing(page).click();
    await button(page, 'Picture').click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles({
      name: `${row.slug}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#8a8f86' } })
        .png()
        .toBuffer(),
    });
    await dialog.getByLabel('Alt text of the new picture').fill('A jetty at dusk');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await writing(page).locator('img[alt="A jetty at dusk"]').waitFor();
    await save(page, 'Update Page').click();
    await page.getByText('Page updated successfully').first().waitFor();
    expect((await storedAs(row.slug))?.content).toMatch(
      /<img src="\/media\/library-\d+\/1280\.webp" alt="A jetty at dusk" width="\d+" height="\d+" \/>/,
    );
  });

  it('keeps every existing guide and page unchanged until something is typed', async () => {
    const db = await siteDatabase();
    const guide = (await db.select().from(pages).where(eq(pages.pageType, 'guide')).limit(1))[0];
    const { page } = await openAs(atDesk, `/dashboard/pages/${guide?.id}`);
    await writing(page).waitFor();
    expect(await page.locator('textarea[name="content"]').inputValue()).toBe(guide?.content);
    await page.getByText('No unsaved changes').waitFor();
  });

  it('leaves unsupported HTML to the source view and gives the reason', async () => {
    const content = '<div class="note"><p>Kept</p></div><figure><figcaption>x</figcaption></figure>';
    const row = await storedPage({ slug: unique('unkept'), content });
    const { page } = await openAs(atDesk, `/dashboard/pages/${row.id}`);
    await page.getByText('cannot keep <div class="note">').waitFor();
    expect(await field(page, 'Content').inputValue()).toBe(content);
    await button(page, 'Source').click();
    expect(await writing(page).inputValue()).toBe(content);
    await field(page, 'Content').fill('<p>Simple</p>');
    await button(page, 'Source').click();
    await writing(page).getByText('Simple').click();
    await page.keyboard.type('Zebra');
    await writing(page).getByText('Zebra').waitFor();
    await button(page, 'Undo').click();
    await expect.poll(() => writing(page).innerText()).not.toContain('Zebra');
  });
});
