import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';

import { beSignedIn, createOwner, storedPhotos } from '../../support/accounts/photo-owners';
import { openPage, phone, tolerateComplaints } from '../../support/browser/pages';
import { uniquePicture } from '../../support/browser/unique-picture';
import { altTexts, cards } from '../../support/pictures/photo-steps';
import { ask } from '../../support/server/site';

const origin = inject('origin');

/** A picture of more than a megabyte: the server keeps no such form in memory until its route has answered. */
async function heavyPicture(name: string) {
  const picture = await uniquePicture(name);
  return { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(1_300_000, 'x')]) };
}

const endings: Record<string, (page: Page) => Promise<void>> = {
  'is over': (page) => beSignedIn(page, { token: crypto.randomUUID() }, origin),
  'is over and its cookie is gone': (page) => page.context().clearCookies({ name: 'sid' }),
};

it.each(Object.entries(endings))(
  'alt texts that are sent with heavy files come back when the session %s, and are saved after signing in',
  async (_, end) => {
    const owner = await createOwner('texts-beside-files');
    const page = await openPage({ javaScript: false, viewport: phone, address: '198.51.100.141' });
    await page.context().addCookies([{ name: 'account', value: 'quandong', url: origin }]);
    await beSignedIn(page, owner, origin);
    await page.goto(owner.path);
    const files = [await uniquePicture('one.jpg'), await uniquePicture('two.jpg')];
    await page.getByLabel('Choose photos').setInputFiles(files);
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await expect.poll(() => cards(page).count()).toBe(2);

    const texts = ['A verandah, "wide" & cool', 'Ein Garten für alle – 庭'];
    for (const [at, text] of texts.entries())
      await cards(page)
        .nth(at)
        .getByLabel(/^Alt text/)
        .fill(text);
    await page.getByLabel('Choose photos').setInputFiles([await heavyPicture('three.jpg')]);
    await end(page);
    tolerateComplaints(/status of 401/);
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await page.getByRole('heading', { name: 'Sign in to send this' }).waitFor();
    const shown = await page
      .getByRole('textbox')
      .evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
    expect(shown).toEqual(texts);
    expect(await page.textContent('body')).toContain('Files have to be chosen again');
    expect((await storedPhotos(owner.propertyId)).map(({ altText }) => altText)).not.toContain(texts[0]);

    await beSignedIn(page, owner, origin);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('Alt text saved').waitFor();
    expect(await altTexts(page)).toEqual(texts);
  },
);

it('alt texts that are sent with more files than a form may have come back without them', async () => {
  const owner = await createOwner('texts-beside-too-much');
  const form = new FormData();
  form.append('photo', '1');
  form.append('altText', 'A verandah, "wide" & cool');
  form.append('photos', new Blob([new Uint8Array(101_000_000)], { type: 'image/jpeg' }), 'jetty.jpg');
  const answer = await ask(owner.path, {
    method: 'POST',
    body: form,
    headers: { cookie: `sid=${owner.token}`, origin, 'sec-fetch-site': 'same-origin', accept: 'text/html' },
  });
  const text = await answer.text();
  expect(answer.status).toBe(413);
  expect(text).toContain('Together they may have 100 MB, and none of them was stored.');
  expect(text).toContain('value="A verandah, &quot;wide&quot; &amp; cool"');
  expect(await storedPhotos(owner.propertyId)).toEqual([]);
});
