import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { addProperties, listingOf, mailsAbout } from '../../support/database/listed-properties';
import { byKeyboard, byPointer, tabTo, type Hands } from '../../support/browser/hands';
import { openAs } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
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
  await openAs(page, path, visitor);
  return page;
}

type Values = Parameters<typeof addProperties>[1];
const make = (names: readonly string[], values: Values = {}) =>
  addProperties(names, { origin: site.origin, ...values });
const stateOf = (name: string) => listingOf(name, site.origin);

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

    await openAs(page, `${list}?status=approved&q=${word}`, visitor);
    await hands.press(button(page, `Publish ${first}`));
    await page.getByText('Published status updated successfully').first().waitFor();
    await openAs(page, `${list}?status=published&q=${word}`, visitor);
    await hands.press(button(page, `Feature ${first}`));
    await page.getByText('Featured status updated successfully').first().waitFor();
    await row(page, first).getByText('Featured', { exact: true }).waitFor();
    expect(await stateOf(first)).toMatchObject({ state: 'published', isFeatured: true });
    await button(page, `Unfeature ${first}`).waitFor();
    expect((await page.request.get(`/property/${(await stateOf(first))?.slug}`)).status()).toBe(200);

    await expect
      .poll(async () => (await mailsAbout(second, site.origin))[0]?.text ?? '', { timeout: maxMailMs })
      .toContain('not public yet');
    await expect
      .poll(async () => (await mailsAbout(fourth, site.origin))[0]?.text ?? '', { timeout: maxMailMs })
      .toContain(reason);
    await openAs(page, `${list}?status=rejected&q=${word}`, visitor);
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
    await page.getByText('Archive 3 properties?').filter({ visible: true }).waitFor();
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
    await openAs(page, `${list}?q=${word}`, visitor);
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await openAs(page, `${list}?status=archived&q=${word}`, visitor);
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
      await intercept(page, '**/dashboard/**', (route) => {
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
      await openAs(page, `${list}?q=Lantana`);
    }
    expect(await stateOf('Lost Lantana')).toMatchObject({ state: 'published', isFeatured: false });
  });

  it('makes a change that was pressed before the one before it was made', async () => {
    await make(['Hasty Hakea']);
    const page = await signedIn('admin', `${list}?q=Hakea`, { address: '198.51.100.12' });
    // The approval takes a second; the row shows it, and offers to publish, at once.
    await intercept(page, '**/dashboard/properties**', async (route) => {
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
});
