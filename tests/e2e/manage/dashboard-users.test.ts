import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { users } from '~/db/schema';

import { readAs } from '../../support/accounts/read-as';
import { newAccount } from '../../support/accounts/sign-in-as';
import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openAs } from '../../support/browser/hydrated';
import { openMail } from '../../support/server/outbox';
import { desktop, openPage, phone } from '../../support/browser/pages';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.141' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.142' }],
] as const;

async function signIn(page: Page, email: string, to: string, javaScript: boolean) {
  await signInTo(inject('origin'), page, email);
  await openAs(page, to, { javaScript });
}

/** An account with the demo password. */
async function addAccount(id: string) {
  const db = await siteDatabase();
  await db.run(`insert into users (id, email, email_verified_at, password_hash)
    select '${id}', '${id}@example.com', 1, password_hash from users where email = 'admin@example.com'`);
  await db.run(`insert into profiles (id, user_id, email, full_name)
    values ('${id}', '${id}', '${id}@example.com', 'Wren ${id}')`);
  return db;
}

describe.each(visitors)('an admin %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('finds an account, gives a role, deactivates and reactivates', async () => {
    const id = `wren-${crypto.randomUUID().slice(0, 8)}`;
    const db = await addAccount(id);
    const page = await openPage(visitor);
    await signIn(page, 'admin@example.com', '/dashboard/users', javaScript);
    await page.getByRole('searchbox', { name: 'Name or email address' }).fill(`Wren ${id}`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByText(`${id}@example.com`).first().waitFor();
    const row = page.getByRole('row').filter({ hasText: `${id}@example.com` });
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const controls = async () => {
      if (!(await row.getByLabel('Role').isVisible())) await row.locator('summary').click();
    };
    await controls();
    await row.getByLabel('Role').selectOption('Moderator');
    await row.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Account updated').first().waitFor();
    await openMail(await openPage(visitor), `${id}@example.com`, 'Your role was changed');
    await controls();
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await row.getByText('Deactivated').waitFor();
    const [found] = await db.select().from(users).where(eq(users.id, id));
    expect(found?.deactivatedAt).not.toBeNull();
    await controls();
    await row.getByRole('button', { name: 'Reactivate' }).click();
    await row.getByText('Active', { exact: true }).waitFor();
    await page.waitForLoadState();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(visitor.viewport.width);
    if (javaScript) await expectAccessible(page);
  });
});

describe('the users screen', () => {
  it('has no controls for oneself and is closed to owners and moderators', async () => {
    const page = await openPage({ address: '198.51.100.143', colorScheme: 'dark' });
    await signIn(page, 'admin@example.com', '/dashboard/users?q=admin@example.com', true);
    const row = page.getByRole('row').filter({ hasText: 'admin@example.com' });
    await row.getByText('This is you').waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    await expectAccessible(page);
    const links = async ({ cookie }: { cookie: string }) => {
      const settings = await readAs(cookie, '/dashboard/settings');
      expect(settings.wordsOf('h1')).toEqual([expect.stringMatching(/^Welcome, /)]);
      return settings.wordsOf('a');
    };
    expect(await links(await newAccount('users-admin', 'admin'))).toContain('Users');
    for (const role of ['moderator', 'owner'] as const) {
      const other = await newAccount(`users-${role}`, role);
      expect((await links(other)).filter((words) => words.includes('Users'))).toEqual([]);
      const refused = await readAs(other.cookie, '/dashboard/users');
      expect([refused.status, refused.wordsOf('h1')]).toEqual([403, ['Access Denied']]);
    }
  });
});
