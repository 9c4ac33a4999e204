import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';

import { pageRevisions } from '~/db/schema';

import { siteDatabase } from '../../support/database/database';
import { overhang } from '../../support/browser/layout';
import { expectComplaint } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';
import {
  accessible,
  atDesk,
  button,
  field,
  go,
  main,
  openAs,
  save,
  storedAs,
  storedPage,
  unique,
  visitors,
  writing,
} from '../../support/forms/page-editor';

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
