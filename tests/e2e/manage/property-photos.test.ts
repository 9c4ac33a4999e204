import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { jobs, profiles, properties } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { beSignedIn, createOwner, storedPhotos } from '../../support/accounts/photo-owners';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';
import { altTexts, cards, describeAll, picture } from '../../support/pictures/photo-steps';

const skipped = 'Some files were skipped. Only images under 10MB are allowed.';

const text = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });

/** Id of a job that is to save images of the property in an hour. */
async function savingOf(propertyId: number): Promise<string> {
  const db = await siteDatabase();
  const id = `work:${crypto.randomUUID()}`;
  const [owner] = await db
    .select({ id: profiles.userId })
    .from(properties)
    .innerJoin(profiles, eq(profiles.id, properties.ownerId))
    .where(eq(properties.id, propertyId));
  const input = {
    version: 1,
    propertyId,
    stagedBy: 'work:none',
    isFirst: true,
    rightsConfirmedAt: Date.now(),
    images: [{ id: 'one', altText: '' }],
  };
  const dueAt = new Date(Date.now() + 3_600_000);
  await db.insert(jobs).values({ id, kind: 'save-property-images', ownerId: owner?.id ?? '', input, dueAt });
  return id;
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

describe('photos without JavaScript on a phone', () => {
  const visitor = { javaScript: false, viewport: phone, address: '198.51.100.171' };

  it('are sent as a form, ordered by buttons, described and deleted', async () => {
    const owner = await createOwner('photos-plain');
    const page = await openPage(visitor);
    await beSignedIn(page, owner, inject('origin'));
    await page.goto(owner.path);
    await page.getByRole('heading', { name: /^Photos of Quandong House/ }).waitFor();
    const files = [await picture('red; "1".jpg', '#c03020'), await picture('green.jpg', '#20c030')];
    await page.getByLabel('Choose photos').setInputFiles(files);
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await page.getByText('Photos added').waitFor();
    await expect.poll(() => cards(page).count()).toBe(2);
    await expectNoSidewaysScroll(page);

    await describeAll(page, ['The red room', 'The green room']);
    expect(await altTexts(page)).toEqual(['The red room', 'The green room']);
    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await page.getByText('Order saved').waitFor();
    expect(await altTexts(page)).toEqual(['The green room', 'The red room']);
    await page.getByRole('button', { name: 'Make hero: photo 2' }).click();
    await page.waitForLoadState();
    expect(await altTexts(page)).toEqual(['The red room', 'The green room']);
    expect(await storedPhotos(owner.propertyId)).toMatchObject([
      { altText: 'The red room', isHero: true, sortOrder: 0, width: 640 },
      { altText: 'The green room', isHero: false, sortOrder: 1, width: 640 },
    ]);

    const meanwhile = await siteDatabase();
    const [red] = await storedPhotos(owner.propertyId);
    await meanwhile.run(
      sql`update property_photos set alt_text = 'Described by another' where id = ${red?.id}`,
    );
    const second = cards(page).nth(1);
    await second.getByLabel(/^Alt text/).fill('A green room with a bath');
    await page.getByRole('button', { name: 'Move photo 2 up' }).click();
    await page.getByText('Order saved').waitFor();
    expect(await altTexts(page)).toEqual(['A green room with a bath', 'Described by another']);
    await cards(page)
      .nth(1)
      .getByLabel(/^Alt text/)
      .fill('The red room');
    const first = cards(page).first();
    await first.getByLabel(/^Alt text/).fill('The green room');
    await first.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Alt text saved').waitFor();
    expect(await altTexts(page)).toEqual(['The green room', 'The red room']);

    await cards(page)
      .nth(1)
      .getByLabel(/^Alt text/)
      .fill('Typed before the files');
    await page.getByLabel('Choose photos').setInputFiles([text('notes.jpg')]);
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await page.getByText('notes.jpg').waitFor();
    await expectComplaint(/status of 400/);
    expect(await altTexts(page)).toEqual(['The green room', 'Typed before the files']);

    const chosen = await picture('blue.jpg', '#2030c0');
    await page.getByLabel('Choose photos').setInputFiles([chosen]);
    await page.getByRole('button', { name: 'Make hero: photo 2' }).click();
    await page.getByText('Order saved').waitFor();
    expect(await altTexts(page)).toEqual(['Typed before the files', 'The green room', expect.any(String)]);
    await page.getByLabel('Choose photos').setInputFiles([text('notes.jpg')]);
    await cards(page).last().locator('summary').click();
    await page.getByRole('button', { name: 'Yes, delete photo 3' }).click();
    await page.getByText('notes.jpg').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByRole('button', { name: 'Make hero: photo 2' }).click();
    await page.getByText('Order saved').waitFor();
    expect(await altTexts(page)).toEqual(['The green room', 'Typed before the files']);

    await page.goto(`${owner.path}?saving=${await savingOf(owner.propertyId)}`);
    await cards(page)
      .nth(1)
      .getByLabel(/^Alt text/)
      .fill('Before looking again');
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect.poll(() => altTexts(page)).toEqual(['The green room', 'Before looking again']);
    await cards(page)
      .nth(1)
      .getByLabel(/^Alt text/)
      .fill('The last room');
    await first.locator('summary').click();
    await first.getByRole('button', { name: 'Yes, delete photo 1' }).click();
    await page.getByText('Photo deleted').waitFor();
    expect(await storedPhotos(owner.propertyId)).toMatchObject([{ altText: 'The last room', isHero: true }]);
  });

  it('keep pictures and report other files', async () => {
    const owner = await createOwner('photos-mixed');
    const page = await openPage(visitor);
    await beSignedIn(page, owner, inject('origin'));
    await page.goto(owner.path);
    await page
      .getByLabel('Choose photos')
      .setInputFiles([
        await picture('good.jpg', '#c03020'),
        text('renamed.jpg'),
        { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
        await picture('also good.jpg', '#2030c0'),
      ]);
    await page.getByRole('button', { name: 'Upload photos' }).click();
    await page.getByText(skipped).waitFor();
    await expectComplaint(/status of 400/);
    const report = await page.getByRole('alert').innerText();
    expect(report).toContain('2 photos are saved.');
    expect(report).toMatch(/renamed\.jpg\s+This is not a picture that we can use/);
    expect(report).toMatch(/heavy\.jpg\s+This file is larger than 10MB/);
    expect(await storedPhotos(owner.propertyId)).toHaveLength(2);
  });
});

describe('an account that has nearly used up its pictures of the day', () => {
  const sentence =
    'Your account has saved as many pictures as it may in one day. You can go on after midnight in Adelaide.';

  async function nearlyDone(called: string) {
    const owner = await createOwner(called);
    const db = await siteDatabase();
    const before = Date.now() - 120_000;
    await db.run(sql`insert into picture_savings (id, user_id, bytes, started_at, ended_at)
      select lower(hex(randomblob(8))), p.user_id, 1, ${before}, ${before}
      from profiles p join properties o on o.owner_id = p.id and o.id = ${owner.propertyId},
        (with recursive n(v) as (select 1 union all select v + 1 from n limit 999) select v from n)`);
    return owner;
  }
  const files = () => Promise.all([picture('one.jpg', '#c03020'), picture('two.jpg', '#20c030')]);

  it('stores the pictures that fit and shows beside the rest when to continue, without JavaScript', async () => {
    const owner = await nearlyDone('photos-day-plain');
    const page = await openPage({ javaScript: false, viewport: phone, address: '198.51.100.181' });
    await beSignedIn(page, owner, inject('origin'));
    await page.goto(owner.path);
    await page.getByLabel('Choose photos').setInputFiles(await files());
    await page.getByRole('button', { name: 'Upload photos' }).click();
    const report = page.getByRole('alert');
    await report.getByText('1 photo is saved.').waitFor();
    await expectComplaint(/status of 400/);
    expect((await report.innerText()).replace(/\s+/g, ' ')).toContain(`two.jpg ${sentence}`);
    expect(await report.innerText()).not.toContain(skipped);
    await expectNoSidewaysScroll(page);
    expect(await storedPhotos(owner.propertyId)).toHaveLength(1);
  });

  it('does the same with JavaScript, and may try again', async () => {
    const owner = await nearlyDone('photos-day');
    const page = await openPage({ viewport: phone, address: '198.51.100.182' });
    await beSignedIn(page, owner, inject('origin'));
    await openHydrated(page, owner.path);
    await page.getByLabel(/^Choose photos/).setInputFiles(await files());
    await page.getByText('1 of 2 photos saved, 1 failed').waitFor();
    await expectComplaint(/status of 429/);
    const row = page.getByRole('list', { name: 'Files being sent' }).getByRole('listitem').nth(1);
    expect(await row.innerText()).toContain(sentence);
    await row.getByRole('button', { name: 'Try again: two.jpg' }).waitFor();
    await expectAccessible(page);
    expect(await storedPhotos(owner.propertyId)).toHaveLength(1);
  });
});

describe.each([
  ['phone', { viewport: phone, address: '198.51.100.172' }],
  ['desktop', { viewport: desktop, address: '198.51.100.173' }],
] as const)('photos with JavaScript on a %s', (device, visitor) => {
  it('are sent one by one with their progress, and files that cannot be photos are named', async () => {
    const owner = await createOwner(`photos-${device}`);
    const page = await openPage(visitor);
    await beSignedIn(page, owner, inject('origin'));
    await openHydrated(page, owner.path);
    await page.getByText('No photos yet').waitFor();
    const files = [
      await picture('red.jpg', '#c03020'),
      text('renamed.jpg'),
      await picture('green.jpg', '#20c030'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    ];
    await page.getByLabel(/^Choose photos/).setInputFiles(files);
    await page.getByRole('status').filter({ hasText: 'Invalid Files' }).getByText(skipped).waitFor();
    await page.getByText('2 of 3 photos saved, 1 failed').waitFor();
    const rows = page.getByRole('list', { name: 'Files being sent' }).getByRole('listitem');
    expect(await rows.nth(1).innerText()).toContain('This is not a picture that we can use.');
    await expectComplaint(/status of 400/);
    await page.getByRole('button', { name: 'Drag photo 2 to another place' }).waitFor();
    expect(await cards(page).count()).toBe(2);
    expect(await page.getByRole('progressbar', { name: 'Progress of red.jpg' }).count()).toBe(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Leave out renamed.jpg' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await cards(page).first().locator('summary').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, delete photo 1' }).click();
    await page.getByText('Photo deleted').first().waitFor();
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(await storedPhotos(owner.propertyId)).toMatchObject([{ isHero: true, sortOrder: 0 }]);
  });
});
