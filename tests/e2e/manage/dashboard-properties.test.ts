import { desc, eq, like } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outboxMails, properties, propertyPhotos } from '~/db/schema';

import { newAccount } from '../../support/accounts/sign-in-as';
import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { byKeyboard, byPointer, tabTo, type Hands } from '../../support/browser/hands';
import { hydrated } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { maxMailMs } from '../../support/server/outbox';
import { serveOwnSite } from '../../support/server/own-site';
import { desktop, expectComplaint, openPage, phone, tolerateComplaints } from '../../support/browser/pages';

let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeAll(async () => {
  site = await serveOwnSite('dashboard-properties');
});
afterAll(() => site.stop());

const reason = 'The address is of another house. Please correct it.';
const list = '/dashboard/properties';

type Visitor = {
  javaScript?: boolean;
  viewport?: { width: number; height: number };
  address: string;
  hands?: Hands;
};

async function signedIn(role: string, path: string, visitor: Visitor): Promise<Page> {
  const page = await openPage({ ...visitor, origin: site.origin });
  await signInTo(site.origin, page, `${role}@example.com`);
  await open(page, path, visitor);
  return page;
}

async function open(page: Page, path: string, { javaScript = true }: { javaScript?: boolean } = {}) {
  await page.goto(path);
  if (javaScript) await hydrated(page);
}

/** Properties that no other test uses, by name. */
async function make(names: string[], values: Partial<typeof properties.$inferInsert> = {}) {
  const db = await siteDatabase(site.origin);
  const slugs = names.map((name) => name.toLowerCase().replaceAll(' ', '-'));
  for (const [index, name] of names.entries()) {
    await db.delete(properties).where(eq(properties.name, name));
    await db.insert(properties).values({
      name,
      slug: slugs[index] ?? '',
      propertyType: 'hotel',
      address: '1 Quandong Row, Glenelg SA 5045',
      ownerId: 'demo-owner',
      minPrice: 120,
      locationSlug: 'glenelg',
      ...values,
    });
  }
}

async function stateOf(name: string) {
  const db = await siteDatabase(site.origin);
  const [row] = await db
    .select({ state: properties.listingState, isFeatured: properties.isFeatured, slug: properties.slug })
    .from(properties)
    .where(eq(properties.name, name))
    .limit(1);
  return row;
}

async function mailsAbout(name: string) {
  const db = await siteDatabase(site.origin);
  return db
    .select({ subject: outboxMails.subject, text: outboxMails.text })
    .from(outboxMails)
    .where(like(outboxMails.subject, `${name} %`))
    .orderBy(desc(outboxMails.createdAt))
    .limit(10);
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const more = (page: Page, name: string) => row(page, name).locator('summary');

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.150' }],
  ['with JavaScript on a phone', { javaScript: true, viewport: phone, address: '203.0.113.151' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.152' }],
] as const;
const keyboard = { javaScript: true, viewport: phone, address: '203.0.113.156', hands: byKeyboard };
const mornings = [
  ...visitors.map(([title, visitor]) => [title, { ...visitor, hands: byPointer }] as const),
  ['on a phone’s width, by keyboard alone', keyboard] as const,
] as const;

describe.each(mornings)('an admin’s morning %s', (title, visitor) => {
  it('filters pending ones, approves three, rejects one with a reason, publishes and features one', async () => {
    const { javaScript, hands } = visitor;
    const word = `Dawn${mornings.findIndex(([other]) => other === title)}`;
    const [first, second, third, fourth] = ['Acacia', 'Banksia', 'Correa', 'Dianella'].map(
      (n) => `${word} ${n}`,
    ) as [string, string, string, string];
    await make([first, second, third, fourth]);
    const page = await signedIn('admin', list, visitor);
    await hands.press(page.getByRole('link', { name: 'Pending', exact: true }));
    await page.waitForURL('**/properties?status=pending');
    await hands.type(page.getByLabel('Search by name or owner'), word);
    await hands.press(button(page, 'Show'));
    await page.waitForURL((url) => url.searchParams.get('q') === word);
    await row(page, first).getByText('Pending Approval').waitFor();
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(4);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    const size = page.viewportSize() ?? desktop;
    await page.setViewportSize({ width: 320, height: size.height });
    const bar = await page.getByRole('form', { name: 'Chosen properties' }).boundingBox();
    expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThanOrEqual(320 - (bar?.x ?? 0));
    await page.setViewportSize(size);
    for (const name of [first, second, third]) {
      await hands.press(button(page, `Approve ${name}`));
      await row(page, name).waitFor({ state: 'detached' });
      await page.getByText('Approval status updated successfully').first().waitFor();
      expect(new URL(page.url()).search).toContain(`?status=pending&q=${word}`);
    }

    const control = page
      .getByRole('main')
      .getByRole(javaScript ? 'button' : 'link', { name: `Reject… ${fourth}` });
    await hands.press(control);
    await page.getByRole('heading', { name: `Reject ${fourth}?` }).waitFor();
    await hands.type(page.getByLabel('Reason'), 'Too short');
    await hands.press(button(page, 'Reject property'));
    await page.getByText('Please say in at least 10 characters what has to change').waitFor();
    await expectComplaint(/status of 400/);
    expect(await page.getByLabel('Reason').inputValue()).toBe('Too short');
    await expect
      .poll(() => page.getByLabel('Reason').evaluate((field) => field === document.activeElement))
      .toBe(true);
    if (javaScript) await expectAccessible(page);
    await hands.type(page.getByLabel('Reason'), reason);
    await hands.press(button(page, 'Reject property'));
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();

    await open(page, `${list}?status=approved&q=${word}`, visitor);
    await hands.press(button(page, `Publish ${first}`));
    await page.getByText('Published status updated successfully').first().waitFor();
    await open(page, `${list}?status=published&q=${word}`, visitor);
    await hands.press(button(page, `Feature ${first}`));
    await page.getByText('Featured status updated successfully').first().waitFor();
    await row(page, first).getByText('Featured', { exact: true }).waitFor();
    expect(await stateOf(first)).toMatchObject({ state: 'published', isFeatured: true });
    await button(page, `Unfeature ${first}`).waitFor();
    expect((await page.request.get(`/property/${(await stateOf(first))?.slug}`)).status()).toBe(200);

    await expect
      .poll(async () => (await mailsAbout(second))[0]?.text ?? '', { timeout: maxMailMs })
      .toContain('not public yet');
    await expect
      .poll(async () => (await mailsAbout(fourth))[0]?.text ?? '', { timeout: maxMailMs })
      .toContain(reason);
    await open(page, `${list}?status=rejected&q=${word}`, visitor);
    await row(page, fourth).getByText(reason).waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    if (javaScript) await expectAccessible(page);
  });
});

describe.each(visitors)('the list %s', (title, visitor) => {
  it('changes many at once, with its numbers, and archives them after a question; restores one', async () => {
    const { javaScript } = visitor;
    const word = `Bulk${visitors.findIndex(([other]) => other === title)}`;
    const names = ['Eremophila', 'Ficus', 'Grevillea'].map((name) => `${word} ${name}`);
    await make(names.slice(1));
    await make(names.slice(0, 1), { isApproved: true });
    const page = await signedIn('moderator', `${list}?q=${word}`, {
      ...visitor,
      address: visitor.address.replace('12', '13'),
    });
    if (javaScript) {
      expect(await button(page, 'Approve chosen').isVisible()).toBe(false);
    } else {
      await press(page, 'Approve chosen');
      await page.getByText('Choose at least one property first.').waitFor();
      await expectComplaint(/status of 400/);
    }
    for (const name of names) await page.getByLabel(`Choose ${name}`).check();
    await press(page, 'Approve chosen');
    await page.getByText('2 approved, 1 was already.').first().waitFor();
    // A browser with scripts shows only a message.
    const inPage = page.getByRole('main').getByText('2 approved, 1 was already.');
    expect(await inPage.count()).toBe(javaScript ? 0 : 1);
    for (const name of names) {
      await row(page, name).getByText('Draft', { exact: true }).waitFor();
      await page.getByLabel(`Choose ${name}`).check();
    }
    await press(page, 'Archive… chosen');
    await page.getByText('Archive 3 properties?').waitFor();
    expect((await stateOf(names[0] ?? ''))?.state).toBe('draft');
    if (javaScript) await expectAccessible(page);
    await press(page, 'Archive 3');
    await expect.poll(async () => (await stateOf(names[2] ?? ''))?.state).toBe('archived');
    if (javaScript) {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText('3 restored.').first().waitFor();
      for (const name of names) {
        expect((await stateOf(name))?.state).toBe('draft');
        await page.getByLabel(`Choose ${name}`).check();
      }
      await press(page, 'Archive… chosen');
      await press(page, 'Archive 3');
      await expect.poll(async () => (await stateOf(names[2] ?? ''))?.state).toBe('archived');
    }
    await open(page, `${list}?q=${word}`, visitor);
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await open(page, `${list}?status=archived&q=${word}`, visitor);
    await press(page, `Restore ${names[0]}`);
    await page.getByText('Property restored').first().waitFor();
    expect((await stateOf(names[0] ?? ''))?.state).toBe('draft');
  });
});

describe('the list', () => {
  const visitor = { address: '203.0.113.153' };

  it('reverts a change that could not be sent, and reports it', async () => {
    await make(['Lost Lantana'], { isApproved: true, isPublished: true });
    const page = await signedIn('admin', `${list}?q=Lantana`, visitor);
    // The empty answer of a failed server is not data, which the framework logs.
    tolerateComplaints(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 503|SyntaxError/);
    for (const answer of ['network', 'server'] as const) {
      await page.route('**/dashboard/**', (route) => {
        if (answer === 'network') return route.abort();
        return route.request().method() === 'POST'
          ? route.fulfill({ status: 503, body: '' })
          : route.continue();
      });
      for (const [name, text] of [
        ['Feature Lost Lantana', 'Failed to update featured status'],
        ['Unpublish Lost Lantana', 'Failed to update published status'],
      ] as const) {
        if (name.startsWith('Unpublish')) await more(page, 'Lost Lantana').click();
        await press(page, name);
        await page.getByText(text).first().waitFor();
        await row(page, 'Lost Lantana').getByText('Published', { exact: true }).waitFor();
        expect(await row(page, 'Lost Lantana').getByText('Featured', { exact: true }).count()).toBe(0);
      }
      await more(page, 'Lost Lantana').click();
      await page.getByRole('button', { name: 'Reject… Lost Lantana' }).click();
      await page.getByLabel('Reason').fill(reason);
      await press(page, 'Reject property');
      await page.getByText('Failed to update approval status').first().waitFor();
      expect(await page.getByLabel('Reason').inputValue()).toBe(reason);
      await page.keyboard.press('Escape');
      await page.unroute('**/dashboard/**');
      await open(page, `${list}?q=Lantana`);
    }
    expect(await stateOf('Lost Lantana')).toMatchObject({ state: 'published', isFeatured: false });
  });

  it('makes a change that was pressed before the one before it was made', async () => {
    await make(['Hasty Hakea']);
    const page = await signedIn('admin', `${list}?q=Hakea`, { address: '198.51.100.12' });
    // The approval takes a second; the row shows it, and offers to publish, at once.
    await page.route('**/dashboard/properties**', async (route) => {
      const isApproval = route.request().postData()?.includes('intent=approve') ?? false;
      if (isApproval) await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await press(page, 'Approve Hasty Hakea');
    await press(page, 'Publish Hasty Hakea');
    await row(page, 'Hasty Hakea').getByText('Published', { exact: true }).waitFor();
    await expect.poll(async () => (await stateOf('Hasty Hakea'))?.state).toBe('published');
  });

  it('is worked with the keyboard alone, and the focus is never lost', async () => {
    await make(['Keyed Kangaroopaw']);
    const page = await signedIn('admin', `${list}?q=Kangaroopaw`, { address: '203.0.113.154' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await tabTo(page.getByRole('button', { name: 'Approve Keyed Kangaroopaw' }));
    await page.keyboard.press('Enter');
    await row(page, 'Keyed Kangaroopaw').getByText('Draft', { exact: true }).waitFor();
    await expect.poll(focused).toContain('Publish');
    const menu = more(page, 'Keyed Kangaroopaw');
    await tabTo(menu);
    await page.keyboard.press('Space');
    const reject = page.getByRole('button', { name: 'Reject… Keyed Kangaroopaw' });
    await tabTo(reject);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reject Keyed Kangaroopaw?' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('Reject…');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('More for Keyed Kangaroopaw');
    expect(await reject.isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await reject.waitFor({ state: 'hidden' });
    await tabTo(menu);
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Archive… Keyed Kangaroopaw' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Archive Keyed Kangaroopaw?' }).waitFor();
    await expectAccessible(page);
    await tabTo(page.getByRole('button', { name: 'Archive property' }));
    await page.keyboard.press('Enter');
    await page.getByText('Property archived').first().waitFor();
    expect((await stateOf('Keyed Kangaroopaw'))?.state).toBe('archived');
  });

  it('has its first decision a few Tab presses away, and moves the focus to the next row', async () => {
    await make(['Queued Quandong', 'Queued Rosella', 'Queued Saltbush']);
    const path = `${list}?status=pending&q=Queued`;
    const page = await signedIn('admin', path, { address: '198.51.100.12' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    const skip = page.getByRole('link', { name: 'Skip to the list' });
    await skip.focus();
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe('Approve Queued Saltbush');
    await page.keyboard.press('Enter');
    await row(page, 'Queued Saltbush').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Approve Queued Rosella');
  });

  it('has decisions in the preview and on the edit screen', async () => {
    await make(['Seen Sheoak', 'Seen Tecoma']);
    const page = await signedIn('moderator', '/property/seen-sheoak', { address: '198.51.100.12' });
    await press(page, 'Approve and publish');
    await page.waitForURL('**/dashboard/properties?status=pending');
    await page.getByText('Published status updated successfully').first().waitFor();
    expect((await stateOf('Seen Sheoak'))?.state).toBe('published');

    const db = await siteDatabase(site.origin);
    const [tecoma] = await db.select().from(properties).where(eq(properties.name, 'Seen Tecoma'));
    await open(page, `/dashboard/edit-property/${tecoma?.id}`);
    await page.getByLabel('Tags').fill('typed before');
    await press(page, 'Approve');
    await page.getByText('Approval status updated successfully').first().waitFor();
    await press(page, 'Publish');
    await page.getByText('Published: everybody sees it.').waitFor();
    expect(await page.getByLabel('Tags').inputValue()).toBe('typed before');
    expect((await stateOf('Seen Tecoma'))?.state).toBe('published');
    await press(page, 'Unpublish');
    await page.getByText('Draft: approved, not published yet.').waitFor();

    const plain = { address: '198.51.100.12', javaScript: false };
    const other = await signedIn('moderator', `/dashboard/edit-property/${tecoma?.id}`, plain);
    await other.getByLabel('Tags').fill('typed without scripts');
    await other.getByRole('button', { name: 'Publish', exact: true }).click();
    await other.getByText('Published: everybody sees it.').waitFor();
    expect(await other.getByLabel('Tags').inputValue()).toBe('typed without scripts');
  });

  it('shows an owner their own, without decisions, and lets them archive one', async () => {
    await make(['Own Olearia']);
    await make(['Foreign Fuchsia'], { ownerId: 'demo-moderator' });
    const plain = { address: '198.51.100.126', javaScript: false, viewport: phone };
    const page = await signedIn('owner', `${list}?status=rejected`, plain);
    await row(page, 'Chez Odette').getByText('The photos show another house').waitFor();
    await page.goto(`${list}?q=Fuchsia`);
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.goto(`${list}?q=Olearia`);
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Approve|Publish|Feature/ })
        .count(),
    ).toBe(0);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await more(page, 'Own Olearia').click();
    await page.getByRole('link', { name: 'Archive… Own Olearia' }).click();
    await press(page, 'Archive property');
    await page.getByText('Property archived').first().waitFor();
    expect(new URL(page.url()).search).toBe('?q=Olearia');
    for (const path of ['reject', 'archive'].map((what) => `${list}/1/${what}`)) {
      expect([403, 404]).toContain((await page.request.get(path)).status());
    }
  });
});

describe('a hidden property', () => {
  it('is previewed only by its owner and by staff, with its photos', async () => {
    const db = await siteDatabase(site.origin);
    const [hidden] = await db.select().from(properties).where(eq(properties.slug, 'chez-odette-henley'));
    const [photo] = await db
      .select({ id: propertyPhotos.id })
      .from(propertyPhotos)
      .where(eq(propertyPhotos.propertyId, hidden?.id ?? 0))
      .limit(1);
    await make(['Merris Melaleuca'], { ownerId: 'demo-moderator' });
    const paths = [
      '/property/chez-odette-henley',
      `/accommodation/${hidden?.locationSlug}/chez-odette-henley`,
    ];
    const image = `/images/${photo?.id}/640.webp`;
    const owner = await openPage({ origin: site.origin, address: '203.0.113.155' });
    await signInTo(site.origin, owner, 'owner@example.com');
    for (const path of paths) {
      const response = await owner.goto(path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      });
      await owner.getByRole('heading', { name: 'Preview: not public yet' }).waitFor();
      await owner.getByText('The photos show another house').waitFor();
      const html = await response?.text();
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('application/ld+json');
      expect(await owner.getByRole('button', { name: 'Send Inquiry' }).count()).toBe(0);
    }
    await hydrated(owner);
    await expectAccessible(owner);
    const picture = await owner.request.get(image);
    expect([picture.status(), picture.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const moderator = await newAccount('previewer', 'moderator', site.origin);
    const statusFor = async (path: string, cookie: string) =>
      (await fetch(site.origin + path, { headers: { cookie } })).status;
    for (const path of [...paths, image]) expect(await statusFor(path, moderator.cookie)).toBe(200);

    expect((await owner.request.get('/property/merris-melaleuca')).status()).toBe(404);
    for (const path of [...paths, image]) expect(await statusFor(path, '')).toBe(404);
  });
});
