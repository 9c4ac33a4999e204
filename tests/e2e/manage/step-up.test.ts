import { eq } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';

import { profiles, users } from '~/db/schema';

import { addAccount, ageSignIns, demoPassword } from '../../support/accounts/accounts';
import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openAs } from '../../support/browser/hydrated';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.163' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.164' }],
] as const;

const unique = () => crypto.randomUUID().slice(0, 8);

describe.each(visitors)('an admin whose sign-in is older than ten minutes, %s', (_, visitor) => {
  const { javaScript } = visitor;

  async function admin() {
    const email = `admin-${unique()}@example.com`;
    const userId = await addAccount({ email, role: 'admin' });
    const page = await openPage(visitor);
    await signInTo(inject('origin'), page, email);
    await ageSignIns(userId);
    return page;
  }

  it('gives a role after re-authentication, and keeps the choice', async () => {
    const name = `Wren ${unique()}`;
    const other = await addAccount({ email: `wren-${unique()}@example.com`, name });
    const page = await admin();
    const db = await siteDatabase();
    const role = async () =>
      (await db.select().from(profiles).where(eq(profiles.userId, other)))[0]?.role ?? null;
    await openAs(page, `/dashboard/users?q=${encodeURIComponent(name)}`, { javaScript });
    const row = page.getByRole('row').filter({ hasText: name });
    await row.locator('summary').click();
    await row.getByLabel('Role').selectOption('Moderator');
    const form = row.locator('form').first();
    if (javaScript) await expectAccessible(page);
    await form.getByLabel('Your Password').fill('not this one');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('This is not your password').waitFor();
    await expectComplaint(/status of 400/);
    expect(await row.getByLabel('Role').inputValue()).toBe('moderator');
    expect(await role()).toBe('owner');
    await form.getByLabel('Your Password').fill(demoPassword);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account updated').first().waitFor();
    expect(await role()).toBe('moderator');

    // The re-authentication is recent now, so the next steps need none.
    if (!(await row.getByRole('button', { name: 'Deactivate' }).isVisible())) {
      await row.locator('summary').click();
    }
    await expect.poll(() => row.getByLabel('Your Password').count()).toBe(0);
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('Deactivated').waitFor();
    const [found] = await db.select().from(users).where(eq(users.id, other));
    expect(found?.deactivatedAt).not.toBeNull();
  });

  it('re-authenticates on the way to a file, and gets the requested one', async () => {
    const page = await admin();
    await openAs(page, '/dashboard/site/subscribers?status=confirmed', { javaScript });
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    await page.getByRole('heading', { level: 2, name: 'Please confirm that it is you' }).waitFor();
    if (javaScript) await expectAccessible(page);
    await page.getByLabel('Your Password').fill('not this one');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('This is not your password').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('Your Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { level: 2, name: 'Your file is ready' }).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the subscribers' }).click();
    const download = await waiting;
    expect(new URL(download.url()).searchParams.get('status')).toBe('confirmed');
    expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/dashboard/site/subscribers?*status=confirmed*');
    const again = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export as CSV' }).click();
    expect((await again).suggestedFilename()).toMatch(/^subscribers-/);
  });

  it('re-authenticates before downloading their own data', async () => {
    const page = await admin();
    await openAs(page, '/dashboard/profile', { javaScript });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await page.getByLabel('Your Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { level: 2, name: 'Your file is ready' }).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^stay-adelaide-my-data-/);
  });
});
