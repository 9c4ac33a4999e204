import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';

import { pageRevisions, pages } from '~/db/schema';

import { createPage } from '../../factories/page';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { overhang } from '../../support/browser/layout';
import { desktop, expectComplaint, openPage, phone, type Pictures } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.61' }],
  ['with JavaScript on a phone', { javaScript: true, viewport: phone, address: '198.51.100.62' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.63' }],
] as const;

type Visitor = (typeof visitors)[number][1];

const [[, atDesk]] = visitors;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const save = (page: Page, name: string) => button(page, name).last();
const writing = (page: Page) => main(page).getByRole('textbox', { name: 'Content', exact: true });

/** The whole screen at once, so that the bar at its lower edge lies over nothing. */
async function accessible(page: Page) {
  const size = page.viewportSize() ?? desktop;
  await page.setViewportSize({ ...size, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

async function openAs(visitor: Visitor & { pictures?: Pictures }, path: string) {
  const account = await newAccount('writer', 'moderator');
  const page = await openPage(visitor);
  await account.signIn(page);
  await go(page, path, visitor);
  return { page, account };
}

const go = (page: Page, path: string, { javaScript }: Pick<Visitor, 'javaScript'>) =>
  javaScript ? openHydrated(page, path) : page.goto(path);

async function storedPage(values: Parameters<typeof createPage>[1]) {
  const db = await siteDatabase();
  return createPage(db as never, values);
}

async function storedAs(slug: string) {
  const db = await siteDatabase();
  return (await db.select().from(pages).where(eq(pages.slug, slug)))[0];
}

describe.each(visitors)('an editor %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('sees the errors, then writes and publishes a page with questions', async () => {
    const { page } = await openAs(visitor, '/dashboard/pages/new');
    const slug = unique('harvest');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    if (javaScript) await button(page, 'Source').click();
    await field(page, /^SEO Schema/).fill('{\n  "@type": Thing\n}');
    await field(page, /^Canonical URL/).fill('javascript:alert(1)');
    await save(page, 'Create Page').click();
    await page.getByText('Not saved yet').waitFor();
    const text = await main(page).innerText();
    for (const message of [
      'Title is required',
      'Slug is required',
      'H1 title is required',
      'Content is required',
      'Please enter a valid URL',
      'Invalid JSON in SEO Schema: line 2, column 12',
    ]) {
      expect(text).toContain(message);
    }
    expect(await field(page, /^Canonical URL/).inputValue()).toBe('javascript:alert(1)');
    if (javaScript) await accessible(page);
    else await expectComplaint(/status of 400/);

    await field(page, 'Title').fill(`Harvest: ${slug}!`);
    await field(page, 'H1 title').fill('The harvest');
    await field(page, 'Content').fill('<p>Grapes and <b>olives</b>.</p><script>alert(1)</script>');
    await field(page, /^SEO Schema/).fill('{"@type": "Thing"}');
    await field(page, /^Canonical URL/).fill('');
    await button(page, 'Add a question').click();
    await field(page, 'Question').fill('When?');
    await field(page, 'Answer').fill('<em>March</em>');
    await button(page, 'Add a question').click();
    await expect.poll(() => field(page, 'Question').count()).toBe(2);
    await field(page, 'Question').nth(1).fill('Where?');
    await field(page, 'Answer').nth(1).fill('In the hills');
    await button(page, 'Move question 2 up').click();
    await expect.poll(() => field(page, 'Question').first().inputValue()).toBe('Where?');
    await field(page, 'Published').check();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await save(page, 'Create Page').click();
    await page.getByText('Page created successfully').first().waitFor();
    const stored = await storedAs(`harvest-${slug}`);
    expect(stored).toMatchObject({
      content: '<p>Grapes and <b>olives</b>.</p>',
      isPublished: true,
      faqContent: [
        { question: 'Where?', answer: 'In the hills' },
        { question: 'When?', answer: '<em>March</em>' },
      ],
      seoSchema: { '@type': 'Thing' },
    });
    expect((await ask(`/harvest-${slug}`)).status).toBe(200);
  });

  it('brings an older version back', async () => {
    const slug = unique('undone');
    const row = await storedPage({ slug, title: 'Undone', content: '<p>As it was before.</p>' });
    const { page } = await openAs(visitor, `/dashboard/pages/${row.id}`);
    if (javaScript) await button(page, 'Source').click();
    await field(page, 'Content').fill('<p>As it is after.</p>');
    await save(page, 'Update Page').click();
    await page.getByText('Page updated successfully').first().waitFor();
    await main(page).getByRole('link', { name: 'Earlier versions' }).click();
    await main(page).getByRole('link', { name: 'Compare version 1', exact: true }).click();
    await main(page).getByRole('heading', { name: 'Version 1 of Undone' }).waitFor();
    expect(await main(page).locator('ins').first().innerText()).toContain('was');
    if (javaScript) await accessible(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await button(page, 'Restore version 1').click();
    await page.getByText('the older version is back').first().waitFor();
    expect(await (await ask(`/${slug}`)).text()).toContain('As it was before.');
    const db = await siteDatabase();
    expect(await db.select().from(pageRevisions).where(eq(pageRevisions.pageId, row.id))).toHaveLength(3);
  });

  it('the second editor sees both versions and chooses', async () => {
    const row = await storedPage({ slug: unique('contested'), title: 'Contested', excerpt: 'One' });
    const { page } = await openAs(visitor, `/dashboard/pages/${row.id}`);
    const other = await openAs(visitor, `/dashboard/pages/${row.id}`);
    await field(other.page, 'Title').fill('Theirs');
    await field(other.page, /^Excerpt/).fill('Their excerpt');
    await save(other.page, 'Update Page').click();
    await other.page.getByText('Page updated successfully').first().waitFor();
    await field(page, 'Title').fill('Mine');
    await field(page, /^Excerpt/).fill('My excerpt');
    await save(page, 'Update Page').click();
    await page.getByText('Somebody else has saved this meanwhile').waitFor();
    await expectComplaint(/status of 409/);
    const choice = (name: string) => main(page).getByRole('group', { name, exact: true });
    await choice('Title')
      .getByRole('radio', { name: /^Theirs/ })
      .check();
    await save(page, 'Update Page').click();
    await page.getByText('Page updated successfully').first().waitFor();
    expect(await storedAs(row.slug)).toMatchObject({ title: 'Theirs', excerpt: 'My excerpt', version: 3 });
  });
});

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

describe('unsaved work', () => {
  it('is kept in the browser, offered again, and forgotten once it is saved', async () => {
    const row = await storedPage({ slug: unique('unsaved'), title: 'Unsaved' });
    const path = `/dashboard/pages/${row.id}`;
    const { page } = await openAs(atDesk, path);
    await field(page, /^Meta description/).fill('Half a thought');
    await main(page).getByText('14/160 characters').waitFor();
    expect(await main(page).locator('[data-preview=description]').innerText()).toBe('Half a thought');
    await main(page).getByRole('toolbar').waitFor();
    await writing(page).click();
    await page.keyboard.type('New words. ');
    await page.getByText('Kept in this browser').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(/^Unsaved work of/).waitFor();
    await accessible(page);
    await button(page, 'Restore').click();
    await expect.poll(() => field(page, /^Meta description/).inputValue()).toBe('Half a thought');
    await writing(page).getByText('New words.').waitFor();
    await save(page, 'Update Page').click();
    await page.getByText('Page updated successfully').first().waitFor();
    await go(page, path, atDesk);
    await writing(page).waitFor();
    expect(await page.getByText(/^Unsaved work of/).count()).toBe(0);
    expect(await storedAs(row.slug)).toMatchObject({ metaDescription: 'Half a thought', version: 2 });
  });

  it('is not left without a question', async () => {
    const row = await storedPage({ slug: unique('guarded') });
    const { page } = await openAs(atDesk, `/dashboard/pages/${row.id}`);
    await field(page, 'Title').fill('Changed');
    await main(page).getByRole('link', { name: 'Earlier versions' }).click();
    await page.getByText('Leave without saving?').waitFor();
    await page.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await field(page, 'Title').inputValue()).toBe('Changed');
  });
});

describe('another slug', () => {
  it('leaves a redirect that acts on the next request', async () => {
    const row = await storedPage({ slug: unique('before') });
    const { page } = await openAs(atDesk, `/dashboard/pages/${row.id}`);
    await field(page, 'Slug').fill('search');
    await save(page, 'Update Page').click();
    await page.getByText('This address is kept for the site itself').first().waitFor();
    const slug = unique('after');
    await field(page, 'Slug').fill(slug);
    await save(page, 'Update Page').click();
    await page.getByText('Page updated successfully').first().waitFor();
    const moved = await ask(`/${row.slug}`);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${slug}`]);
  });
});

describe('hostile text', () => {
  const hostile =
    '"><script>window.ran=1</script><img src=x alt=x onerror="window.ran=1"><svg onload="window.ran=1">';

  it('in every field runs nothing in the editor, its versions and the published page', async () => {
    const slug = unique('hostile');
    const row = await storedPage({
      slug,
      title: hostile,
      h1Title: hostile,
      excerpt: hostile,
      content: `<p>x</p>${hostile}`,
      metaDescription: hostile,
      metaKeywords: hostile,
      canonicalUrl: hostile,
      featuredImageUrl: hostile,
      faqContent: [{ question: hostile, answer: hostile }],
      seoSchema: { '@type': hostile },
    });
    const { page } = await openAs({ ...atDesk, pictures: 'drawn' }, `/dashboard/pages/${row.id}`);
    const ran = () => page.evaluate(() => (window as unknown as { ran?: number }).ran ?? 0);
    await page.getByText(/cannot keep/).waitFor();
    await field(page, 'Content').fill(`<p>Fine</p>${hostile}<a href="javascript:window.ran=1">x</a>`);
    await button(page, 'Source').click();
    await page.getByText(/cannot keep/).waitFor();
    await field(page, /^Canonical URL/).fill('');
    await field(page, /^Featured image/).fill('');
    await field(page, /^Meta description/).fill(hostile.slice(0, 150));
    await save(page, 'Update Page').click();
    await page.getByText('Page updated successfully').first().waitFor();
    expect(await ran()).toBe(0);
    await go(page, `/dashboard/pages/${row.id}/revisions/1`, atDesk);
    expect(await ran()).toBe(0);
    await go(page, `/${slug}`, atDesk);
    expect(await ran()).toBe(0);
    expect((await storedAs(slug))?.content).not.toMatch(/script|onerror|onload|javascript/);
  });
});

describe('a person who is not an editor', () => {
  it('gets no access', async () => {
    const row = await storedPage({ slug: unique('refused') });
    const owner = await newAccount('owner');
    const origin = inject('origin');
    for (const path of ['new', row.id, `${row.id}/revisions`, `${row.id}/revisions/1`]) {
      const at = `/dashboard/pages/${path}`;
      expect((await ask(at)).status).toBe(401);
      expect((await ask(at, { headers: { cookie: owner.cookie } })).status).toBe(403);
      const headers = { cookie: owner.cookie, origin, 'sec-fetch-site': 'same-origin' };
      const body = new URLSearchParams({ title: 'X', version: '1' });
      const { status } = await ask(at, { method: 'POST', body, headers });
      // The list of versions accepts no form.
      expect(status).toBe(path === `${row.id}/revisions` ? 405 : 403);
    }
  });
});
