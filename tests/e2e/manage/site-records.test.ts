import { describe, expect, it } from 'vitest';

import { auditLog, contactMessages, newsletterSubscribers } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openAs } from '../../support/browser/hydrated';
import { desktop, openPage, phone } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const hostile = '"><img src=x onerror="__hostile=1"><script>__hostile=1</script>';
const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.101.20' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.101.21' }],
] as const;

async function openSignedIn(
  role: 'moderator' | 'admin',
  visitor: NonNullable<Parameters<typeof openPage>[0]>,
) {
  const editor = await newAccount('records', role);
  const page = await openPage(visitor);
  await editor.signIn(page);
  const open = (path: string) => openAs(page, path, visitor);
  const check = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.evaluate(() => '__hostile' in window)).toBe(false);
    if (visitor.javaScript) await expectAccessible(page);
  };
  return { editor, page, open, check };
}

describe.each(visitors)('staff %s', (_, visitor) => {
  it('read messages, mark them as handled, open them again and export them', async () => {
    const { editor, page, open, check } = await openSignedIn('moderator', visitor);
    const db = await siteDatabase();
    const name = unique('Maeve');
    const subject = `=1+1 ${name} ${hostile}`;
    await db.insert(contactMessages).values({
      firstName: name,
      lastName: hostile,
      email: `${name}@example.com`,
      subject,
      contentKey: name,
      message: `First line\nSecond line ${hostile}`,
    });
    await open(`/dashboard/site/messages?q=${name}&state=open`);
    await check();
    await page.getByRole('link', { name: `=1+1 ${name}` }).click();
    await page.getByRole('heading', { level: 2, name: subject }).waitFor();
    await page.getByText(`Second line ${hostile}`).waitFor();
    expect(await page.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toBe(
      `mailto:${name}@example.com?subject=${encodeURIComponent(`Re: ${subject}`)}`,
    );
    await page.getByRole('button', { name: 'Mark as handled' }).click();
    await page.getByText('Marked as handled').first().waitFor();
    await check();
    await open(`/dashboard/site/messages?q=${name}&state=open`);
    await page.getByText('No message was found.').waitFor();
    await open(`/dashboard/site/messages?q=${name}`);
    await page.getByRole('link', { name: `=1+1 ${name}` }).click();
    await page.getByRole('button', { name: 'Open again' }).click();
    await page.getByRole('button', { name: 'Mark as handled' }).waitFor();
    const file = await ask(`/dashboard/site/messages/export.csv?q=${name}`, {
      headers: { cookie: editor.cookie },
    });
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-[\d-]+\.csv"$/);
    expect(await file.text()).toContain(`"'=1+1 ${name}`);
    const entries = await db.select().from(auditLog);
    const own = entries.filter(({ actorId }) => actorId === editor.userId).map(({ action }) => action);
    expect(own).toEqual(['message-handled', 'message-reopened', 'messages-exported']);
  });

  it('find a subscriber and take them off the list after a question', async () => {
    const { editor, page, open, check } = await openSignedIn('moderator', visitor);
    const db = await siteDatabase();
    const email = `${unique('reader')}@example.com`;
    const stored = { email, status: 'confirmed' as const, confirmedAt: new Date() };
    await db.insert(newsletterSubscribers).values(stored);
    await open('/dashboard/site/subscribers');
    await check();
    await page.getByRole('searchbox').fill(email.slice(0, 14));
    await page.getByLabel('Status').selectOption('Subscribed');
    await page.getByRole('button', { name: 'Show' }).click();
    const row = page.getByRole('row').filter({ hasText: email });
    await row.waitFor();
    await row.locator('summary').click();
    await check();
    await row.getByRole('button', { name: 'Yes, unsubscribe' }).click();
    await page.getByText('Unsubscribed', { exact: true }).first().waitFor();
    await page.getByText('Nobody was found.').waitFor();
    const file = await ask(`/dashboard/site/subscribers/export.csv?q=${email}`, {
      headers: { cookie: editor.cookie },
    });
    expect(await file.text()).toContain(`"${email}","Unsubscribed",`);
  });

  it('see who changed what, moderators without changes of accounts', async () => {
    const { editor, page, open, check } = await openSignedIn('moderator', visitor);
    const db = await siteDatabase();
    const admin = await newAccount('records-admin', 'admin');
    const by = { actorId: editor.userId, fromAddress: '192.0.2.77' };
    await db.insert(auditLog).values({ ...by, action: 'home-changed', subject: 'home' });
    await db.insert(auditLog).values({ ...by, action: 'menu-changed', subject: 'menu:1' });
    await db.insert(auditLog).values({ ...by, action: 'profile-changed', subject: editor.userId });
    await open(`/dashboard/site/activity?person=${editor.userId}`);
    const rows = page.getByRole('table').getByRole('rowheader');
    expect(await rows.allInnerTexts()).toEqual(['Menu changed', 'Home page changed']);
    expect(await page.getByText('192.0.2.77').count()).toBe(0);
    await check();
    await page.getByLabel('Kind').selectOption('Home page');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Home page changed']);
    await open(`/dashboard/site/activity?person=${editor.userId}&from=2026-11-02&to=2026-11-01`);
    await page.getByText('The last day must not be before the first').waitFor();
    expect(await page.getByLabel('To day').getAttribute('aria-invalid')).toBe('true');
    expect(await rows.count()).toBe(0);
    await check();
    await page.context().clearCookies({ name: 'sid' });
    await admin.signIn(page);
    await open(`/dashboard/site/activity?person=${editor.userId}`);
    expect(await rows.allInnerTexts()).toEqual(['Profile changed', 'Menu changed', 'Home page changed']);
    expect(await page.getByText('192.0.2.77').count()).toBe(3);
  });
});
