import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { mediaImages, pages } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';
import { uniquePicture } from '../../support/browser/unique-picture';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const hostile = '"><img src=x onerror="__hostile=1"><script>__hostile=1</script>';

const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

async function openAs(role: 'moderator' | 'admin', visitor: NonNullable<Parameters<typeof openPage>[0]>) {
  const editor = await newAccount('media-editor', role);
  const page = await openPage({ pictures: 'drawn', ...visitor });
  await editor.signIn(page);
  return { editor, page };
}

async function imageOf(fileName: string) {
  const db = await siteDatabase();
  const [row] = await db.select().from(mediaImages).where(eq(mediaImages.fileName, fileName));
  if (!row) throw new Error('picture was not stored');
  return row;
}

async function addPage(name: string, imageId: number) {
  const db = await siteDatabase();
  const [row] = await db
    .insert(pages)
    .values({
      title: `About ${name}`,
      slug: name,
      h1Title: name,
      isPublished: true,
      content: `<p>Text</p><p><img src="/media/library-${imageId}/1280.webp" alt="A jetty"></p>`,
    })
    .returning();
  if (!row) throw new Error('page was not stored');
  return row;
}

describe('the media library with JavaScript', () => {
  it('takes pictures, lets editors describe them, shows them on pages and keeps those in use', async () => {
    const { page } = await openAs('moderator', { viewport: desktop, address: '198.51.101.10' });
    const name = unique('jetty');
    await openHydrated(page, '/dashboard/media');
    await page
      .getByLabel(/^Choose pictures/)
      .setInputFiles([
        await uniquePicture(`${name}.jpg`),
        { name: 'renamed.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      ]);
    await page.getByText('1 of 2 pictures saved, 1 failed').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByText('Image uploaded successfully').first().waitFor();
    await page.getByText('Failed to upload image').first().waitFor();
    await page.getByText('This is not a picture that we can use.').waitFor();
    const own = card(page, `${name}.jpg`);
    await own.getByText('It cannot be used yet').waitFor();
    await own.getByLabel('Alt text', { exact: true }).fill(`A jetty ${name} ${hostile}`);
    await own.getByRole('button', { name: /^Save the alt text/ }).click();
    await page.getByText('Alt text saved').first().waitFor();
    await own.getByText(`A jetty ${name} ${hostile}`).waitFor();
    await expectAccessible(page);

    const { id } = await imageOf(`${name}.jpg`);
    const shown = await ask(`/media/library-${id}/1280.webp`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=86400');
    const used = await addPage(name, id);
    await page.getByRole('searchbox', { name: 'Alt text or file name' }).fill(name);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await own.locator('summary').click();
    await own.getByRole('button', { name: 'Yes, delete it' }).click();
    await own.getByRole('link', { name: `Page: About ${name}` }).waitFor();
    await expectComplaint(/status of 409/);
    await expectAccessible(page);
    const db = await siteDatabase();
    await db.delete(pages).where(eq(pages.id, used.id));
    await own.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByText('Picture deleted').first().waitFor();
    await page.getByText('No picture was found.').waitFor();
    expect((await ask(`/media/library-${id}/640.webp`)).status).toBe(404);
    expect(await page.evaluate(() => '__hostile' in window)).toBe(false);
  });
});

describe('the media library without JavaScript on a phone', () => {
  const visitor = { javaScript: false, viewport: phone, address: '198.51.101.11' };

  it('takes, describes and deletes pictures by forms', async () => {
    const { page } = await openAs('admin', visitor);
    const name = unique('plain');
    await page.goto('/dashboard/media');
    await page.getByLabel('Choose pictures').setInputFiles([await uniquePicture(`${name}.jpg`)]);
    await page.getByRole('button', { name: 'Upload pictures' }).click();
    await page.getByText('Image uploaded successfully').waitFor();
    await expectNoSidewaysScroll(page);
    const own = card(page, `${name}.jpg`);
    const altText = own.getByLabel('Alt text', { exact: true });
    await altText.fill('Typed meanwhile');
    await page.getByLabel('Choose pictures').setInputFiles([await uniquePicture(`${name}-2.jpg`)]);
    await page.getByRole('button', { name: 'Upload pictures' }).click();
    await page.getByText('Image uploaded successfully').waitFor();
    expect(await altText.inputValue()).toBe('Typed meanwhile');
    const other = card(page, `${name}-2.jpg`);
    await other.locator('summary').click();
    await page.getByLabel('Choose pictures').setInputFiles([await uniquePicture(`${name}-3.jpg`)]);
    await other.getByRole('button', { name: 'Yes, delete it' }).click();
    await card(page, `${name}-3.jpg`).waitFor();
    expect(await other.count()).toBe(0);
    expect(await altText.inputValue()).toBe('Typed meanwhile');
    await own.getByLabel('Alt text', { exact: true }).fill('   ');
    await own.getByRole('button', { name: /^Save the alt text/ }).click();
    await own.getByText('Please say in a sentence what the picture shows').waitFor();
    await expectComplaint(/status of 400/);
    const db = await siteDatabase();
    await db
      .update(mediaImages)
      .set({ altText: 'Theirs' })
      .where(eq(mediaImages.fileName, `${name}.jpg`));
    await own.getByLabel('Alt text', { exact: true }).fill('Mine');
    await own.getByRole('button', { name: /^Save the alt text/ }).click();
    await own.getByText('Somebody else has changed this meanwhile').waitFor();
    await expectComplaint(/status of 409/);
    await own.getByText('Theirs').waitFor();
    expect(await own.getByLabel('Alt text', { exact: true }).inputValue()).toBe('Mine');
    await own.getByRole('button', { name: /^Save the alt text/ }).click();
    await page.getByText('Alt text saved').waitFor();
    expect((await imageOf(`${name}.jpg`)).altText).toBe('Mine');
    await own.locator('summary').click();
    await own.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByText('Picture deleted').waitFor();
    await card(page, `${name}.jpg`).waitFor({ state: 'detached' });
  });

  it('names each file that cannot be taken, in a form and as a body', async () => {
    const { editor, page } = await openAs('moderator', visitor);
    await page.goto('/dashboard/media');
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await page
      .getByLabel('Choose pictures')
      .setInputFiles([
        file(`x${hostile.replaceAll('/', '')}.jpg`, Buffer.from('<svg onload="__hostile=1" xmlns="x">')),
        file('heavy.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)),
        file('cut.jpg', (await uniquePicture('cut')).buffer.subarray(0, 900)),
      ]);
    await page.getByRole('button', { name: 'Upload pictures' }).click();
    await page.getByText('SVG drawings cannot be taken.').waitFor();
    await expectComplaint(/status of 400/);
    const report = await page.getByRole('alert').first().innerText();
    expect(report).toMatch(/heavy\.jpg\s+This file is larger than 10MB/);
    expect(report).toMatch(/cut\.jpg\s+This (file ends too early|picture cannot be read)/);
    const headers = { cookie: editor.cookie, origin: inject('origin'), 'sec-fetch-site': 'same-origin' };
    const { buffer } = await uniquePicture('body');
    const address = `/dashboard/media/upload?name=${unique('body')}&altText=Sea`;
    const taken = await ask(address, { method: 'POST', headers, body: new Uint8Array(buffer) });
    expect([taken.status, await taken.json()]).toEqual([200, { problem: null, id: expect.any(Number) }]);
    const owner = await newAccount('media-owner');
    const refused = await ask(address, {
      method: 'POST',
      headers: { ...headers, cookie: owner.cookie },
      body: new Uint8Array(buffer),
    });
    expect(refused.status).toBe(403);
  });
});
