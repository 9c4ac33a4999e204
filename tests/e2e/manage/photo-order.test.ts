import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';

import { siteDatabase } from '../../support/database/database';
import { pickUp } from '../../support/browser/hands';
import { openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
import { beSignedIn, createOwner, storedPhotos } from '../../support/accounts/photo-owners';
import { openPage, tolerateComplaints } from '../../support/browser/pages';
import { altTexts, cards, describeAll, picture } from '../../support/pictures/photo-steps';

describe('photos in order', () => {
  const words = ['one', 'two', 'three'];

  async function openOwn(name: string, options: Parameters<typeof openPage>[0]) {
    const owner = await createOwner(name);
    const page = await openPage(options);
    await beSignedIn(page, owner, inject('origin'));
    return { owner, page };
  }

  /** Three described photos, which are those of a demo property. */
  async function openStored(name: string, address: string) {
    const { owner, page } = await openOwn(name, { address });
    const db = await siteDatabase();
    await Promise.all(
      words.map((word, at) =>
        db.run(sql`insert into property_photos
          (property_id, storage_key, alt_text, width, height, placeholder, sort_order, is_hero)
          select ${owner.propertyId}, storage_key, ${word}, width, height, placeholder, ${at}, ${Number(at === 0)}
          from property_photos order by id limit 1`),
      ),
    );
    await openHydrated(page, owner.path);
    await page.getByRole('button', { name: 'Drag photo 3 to another place' }).waitFor();
    return { owner, page };
  }

  async function openSent(name: string, address: string) {
    const { owner, page } = await openOwn(name, { pictures: 'drawn', address });
    await openHydrated(page, owner.path);
    const colours = ['#c03020', '#20c030', '#2030c0'];
    const files = await Promise.all(
      words.map((word, at) => picture(`${word}.jpg`, colours[at] ?? '#888888')),
    );
    await page.getByLabel(/^Choose photos/).setInputFiles(files);
    await page.getByText('3 of 3 photos saved').waitFor();
    await page.getByRole('button', { name: 'Drag photo 3 to another place' }).waitFor();
    await describeAll(page, words);
    await page.reload();
    await page.getByRole('button', { name: 'Drag photo 3 to another place' }).waitFor();
    return { owner, page };
  }
  const stored = async (propertyId: number) => (await storedPhotos(propertyId)).map(({ altText }) => altText);

  it('are stored in the last order, also when the move before is still being saved', async () => {
    const { owner, page } = await openStored('photos-quick', '198.51.100.13');
    let isFirst = true;
    await intercept(page, '**/photos*', async (route) => {
      const isSlow = isFirst && route.request().method() === 'POST';
      if (isSlow) {
        isFirst = false;
        await new Promise((resolve) => setTimeout(resolve, 1_500));
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Move photo 3 up' }).click();
    await expect.poll(() => altTexts(page)).toEqual(['one', 'three', 'two']);
    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await expect.poll(() => altTexts(page)).toEqual(['three', 'one', 'two']);
    await expect.poll(() => stored(owner.propertyId)).toEqual(['three', 'one', 'two']);
    await page.waitForTimeout(2_000);
    expect(await stored(owner.propertyId)).toEqual(['three', 'one', 'two']);
    expect(await altTexts(page)).toEqual(['three', 'one', 'two']);
  });

  it('are moved by buttons, by the keys of a handle and by the mouse', async () => {
    const { owner, page } = await openSent('photos-order', '198.51.100.174');
    const up = page.getByRole('button', { name: 'Move photo 3 up' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => altTexts(page)).toEqual(['one', 'three', 'two']);
    await page.keyboard.press('Enter');
    await expect.poll(() => altTexts(page)).toEqual(['three', 'one', 'two']);
    await page.getByText('Photo 2 is now photo 1 of 3, the hero.').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move photo 1 down');
    await expect.poll(() => stored(owner.propertyId)).toEqual(['three', 'one', 'two']);

    await pickUp(page.getByRole('button', { name: 'Drag photo 1 to another place' }), 1, 3);
    await page.keyboard.press('ArrowDown');
    await page.getByText('Now over place 2 of 3.').waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => stored(owner.propertyId)).toEqual(['one', 'three', 'two']);

    const handle = page.getByRole('button', { name: 'Drag photo 3 to another place' });
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const [second, third] = await Promise.all([1, 2].map((at) => cards(page).nth(at).boundingBox()));
    if (!from || !second || !third) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 10 - (third.y - second.y), { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => stored(owner.propertyId)).toEqual(['one', 'two', 'three']);
  });

  it('return to their places when the order cannot be saved', async () => {
    const { owner, page } = await openStored('photos-rollback', '198.51.100.175');
    tolerateComplaints(/Failed to load resource|ERR_FAILED/);
    await intercept(page, '**/photos.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Make hero: photo 2' }).click();
    await page.getByText('The change could not be saved just now.').first().waitFor();
    await expect.poll(() => altTexts(page)).toEqual(['one', 'two', 'three']);
    expect(await stored(owner.propertyId)).toEqual(['one', 'two', 'three']);
  });
});
