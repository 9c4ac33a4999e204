import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';

import { jobs, profiles, properties } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { pickUp } from '../../support/browser/hands';
import { openHydrated } from '../../support/browser/hydrated';
import { beSignedIn, createOwner, storedPhotos } from '../../support/accounts/photo-owners';
import {
  fetchAgain,
  desktop,
  expectComplaint,
  openPage,
  phone,
  tolerateComplaints,
} from '../../support/browser/pages';
import { ask } from '../../support/server/site';

const skipped = 'Some files were skipped. Only images under 10MB are allowed.';

/** A JPEG of one colour, wide enough for two variants. */
async function picture(name: string, colour: string) {
  const options = { create: { width: 700, height: 500, channels: 3 as const, background: colour } };
  return { name, mimeType: 'image/jpeg', buffer: await sharp(options).jpeg().toBuffer() };
}

const text = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });

const cards = (page: Page) => page.getByRole('article', { name: /^Photo \d+ of/ });
const altTexts = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('input[name=altText]')?.getAttribute('value')),
  );

async function describeAll(page: Page, words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    const card = cards(page).nth(index);
    await card.getByLabel(/^Alt text/).fill(word);
    await card.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Alt text saved').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}

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
    await page.route('**/photos*', async (route) => {
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
    await page.route('**/photos.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Make hero: photo 2' }).click();
    await page.getByText('The change could not be saved just now.').first().waitFor();
    await expect.poll(() => altTexts(page)).toEqual(['one', 'two', 'three']);
    expect(await stored(owner.propertyId)).toEqual(['one', 'two', 'three']);
  });
});

describe('a photo during a broken connection', () => {
  it('is sent again and is one photo, also when the first try had arrived', async () => {
    const owner = await createOwner('photos-retry');
    const page = await openPage({ address: '198.51.100.176' });
    await beSignedIn(page, owner, inject('origin'));
    await openHydrated(page, owner.path);
    tolerateComplaints(/Failed to load resource|ERR_FAILED/);
    let turn = 0;
    await page.route('**/photos/upload', async (route) => {
      turn += 1;
      if (turn === 2) await route.fetch(fetchAgain);
      await (turn <= 2 ? route.abort() : route.continue());
    });
    await page.getByLabel(/^Choose photos/).setInputFiles([await picture('red.jpg', '#c03020')]);
    for (let tries = 0; tries < 2; tries += 1) {
      await page.getByText('The connection was lost. Please try again.').waitFor();
      await page.getByRole('button', { name: 'Try again: red.jpg' }).click();
    }
    await page.getByText('1 of 1 photo saved').waitFor();
    expect(turn).toBe(3);
    expect(await storedPhotos(owner.propertyId)).toHaveLength(1);
  });
});

/** A JPEG that is whole by its structure and has no pixels. */
async function hollow() {
  const { buffer } = await picture('hollow.jpg', '#c03020');
  return Buffer.concat([buffer.subarray(0, buffer.indexOf('ffda', 'hex') + 14), Buffer.from('ffd9', 'hex')]);
}

describe('photos of a hidden property', () => {
  it('are shown only to its owner and staff, and never cached', async () => {
    const owner = await createOwner('photos-hidden');
    const stranger = await createOwner('photos-stranger');
    const moderator = await createOwner('photos-moderator', 'moderator');
    const as = (who: { token: string } | null, more: Record<string, string> = {}) => ({
      headers: { ...more, ...(who && { cookie: `sid=${who.token}` }) },
    });
    const origin = inject('origin');
    const send = async (who: { token: string } | null, more: Record<string, string> = {}) =>
      ask(`${owner.path}/upload`, {
        method: 'POST',
        body: new Uint8Array((await picture('red.jpg', '#c03020')).buffer),
        headers: { ...as(who, { origin, 'sec-fetch-site': 'same-origin' }).headers, ...more },
      });
    expect((await send(null)).status).toBe(401);
    const refused = await send(stranger);
    expect([refused.status, await refused.json()]).toEqual([404, { problem: 'gone' }]);
    expect(
      (await send(owner, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).status,
    ).toBe(403);
    const taken = await send(owner);
    expect([taken.status, await taken.json()]).toEqual([200, { problem: null }]);
    const [photo] = await storedPhotos(owner.propertyId);
    const address = `${owner.path}/${photo?.id}/320.webp`;
    for (const who of [owner, moderator]) {
      const shown = await ask(address, as(who));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(shown.headers.get('cache-control')).toBe('private, no-store');
      expect((await ask(owner.path, as(who))).status).toBe(200);
    }
    expect((await ask(address, as(stranger))).status).toBe(404);
    expect((await ask(address)).status).toBe(401);
    expect((await ask(owner.path, as(stranger))).status).toBe(404);
    expect((await ask(`/images/${photo?.id}/320.webp`)).status).toBe(404);
    expect((await ask(`/images/${photo?.id}/320.webp`, as(stranger))).status).toBe(404);
  });

  it('a picture that only the encoder finds damaged is reported as damaged', async () => {
    const owner = await createOwner('photos-hollow');
    const origin = inject('origin');
    const refused = await ask(`${owner.path}/upload`, {
      method: 'POST',
      body: new Uint8Array(await hollow()),
      headers: { cookie: `sid=${owner.token}`, origin, 'sec-fetch-site': 'same-origin' },
    });
    expect([refused.status, await refused.json()]).toEqual([400, { problem: 'unreadable' }]);
    expect(await storedPhotos(owner.propertyId)).toEqual([]);
  });

  it('a body that is too large is refused before it is read', async () => {
    const owner = await createOwner('photos-large');
    const origin = inject('origin');
    const headers = { cookie: `sid=${owner.token}`, origin, 'sec-fetch-site': 'same-origin' };
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    const refused = await ask(`${owner.path}/upload`, { method: 'POST', body: large, headers });
    expect(refused.status).toBe(413);
    const form = await ask(owner.path, {
      method: 'POST',
      body: new Uint8Array(101_000_000),
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(form.status).toBe(413);
  });
});
