import { readFile } from 'node:fs/promises';

import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { erasureRequests, leads, profiles, properties, users } from '~/db/schema';

import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openAs, openHydrated } from '../../support/browser/hydrated';
import { mailsTo, openMail } from '../../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';
import { ask, post } from '../../support/server/site';

const password = 'adelaide-demo';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.157' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.159' }],
] as const;

/** A verified owner with the password of the demo accounts. Gives the profile's id. */
async function addOwner(email: string): Promise<string> {
  const db = await siteDatabase();
  const id = crypto.randomUUID();
  await db.run(sql`insert into users (id, email, email_verified_at, password_hash)
    select ${id}, ${email}, 1780000000000, password_hash from users where email = 'owner@example.com'`);
  const profileId = crypto.randomUUID();
  await db.insert(profiles).values({ id: profileId, userId: id, email, fullName: 'Ada Quandong' });
  return profileId;
}

async function signIn(page: Page, email: string, javaScript = false) {
  await openAs(page, '/auth', { javaScript });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

async function openProfile(page: Page, email: string, javaScript: boolean) {
  await signInTo(inject('origin'), page, email);
  await openAs(page, '/dashboard/profile', { javaScript });
  await page.getByRole('heading', { level: 2, name: 'Profile Settings' }).waitFor();
}

async function useLink(page: Page, recipient: string, subject: string, button: string) {
  const mail = await openMail(page, recipient, subject);
  await mail.getByRole('link').first().click();
  await page.getByRole('button', { name: button }).click();
}

async function runSweeps() {
  const response = await fetch(`${inject('origin')}/__scheduled?cron=*+*+*+*+*`);
  expect(response.ok).toBe(true);
}

const unique = () => crypto.randomUUID().slice(0, 8);

describe.each(visitors)('an owner %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('changes the profile, with errors beside the fields and the typed values kept', async () => {
    const email = `profile-${unique()}@example.com`;
    await addOwner(email);
    const page = await openPage(visitor);
    await openProfile(page, email, javaScript);
    await page.getByRole('heading', { name: 'Personal Information' }).waitFor();
    const account = page.getByRole('region', { name: 'Account Information' });
    expect(await account.innerText()).toMatch(
      /Property Owner[\s\S]*Member since\s+\d{1,2} [A-Z][a-z]+ \d{4}/,
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    if (javaScript) await expectAccessible(page);

    await page.getByLabel('Full Name').fill('A');
    await page.getByLabel('Phone').fill('ring me');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Full name must be at least 2 characters').waitFor();
    await page.getByText('Invalid phone number format').waitFor();
    await expectComplaint(/status of 400/);
    expect(await page.getByLabel('Phone').inputValue()).toBe('ring me');

    await page.getByLabel('Full Name').fill('  Ada Saltbush ');
    await page.getByLabel('Company Name').fill('Saltbush Stays');
    await page.getByLabel('Phone').fill('');
    await page.getByLabel('New Email').fill('typed@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile Updated!').first().waitFor();
    expect(await page.getByLabel('New Email').inputValue()).toBe('typed@example.com');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada Saltbush' }).waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    const settings = page.getByRole('region', { name: 'Settings' });
    await settings.waitFor();
    expect(await settings.innerText()).toMatch(/Ada Saltbush[\s\S]*Saltbush Stays[\s\S]*Not set/);
    await settings.getByRole('link', { name: 'Edit Profile' }).click();
    await page.getByRole('heading', { level: 2, name: 'Profile Settings' }).waitFor();
  });

  it('gets another email address by the mail to it, and the old one is notified', async () => {
    const [email, newer] = [`old-${unique()}@example.com`, `new-${unique()}@example.com`];
    await addOwner(email);
    const page = await openPage(visitor);
    await openProfile(page, email, javaScript);
    await page.getByLabel('New Email').fill('nobody');
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('New Email').fill('owner@example.com');
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByText('owner@example.com waits to be confirmed').waitFor();
    await page.getByRole('button', { name: 'Cancel the change' }).click();
    await page.getByText('Your email address stays as it is.').first().waitFor();
    await openMail(await openPage(visitor), 'owner@example.com', 'This address has an account already');

    await page.getByLabel('New Email').fill(newer);
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByText(`${newer} waits to be confirmed`).waitFor();
    const elsewhere = await openPage({ javaScript, address: visitor.address });
    const mail = await openMail(elsewhere, newer, 'Confirm your new email address');
    await mail.getByRole('link').click();
    // The page does not reveal the requester to a reader of the mail who did not request it.
    await elsewhere.getByRole('heading', { level: 1, name: 'Sign in to confirm' }).waitFor();
    await elsewhere.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await elsewhere.getByLabel('Password', { exact: true }).waitFor();
    await elsewhere.getByLabel('Email', { exact: true }).fill(email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await elsewhere.getByRole('button', { name: 'Use this address' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'Your email address is changed' }).waitFor();
    await openMail(elsewhere, email, 'Your email address was changed');

    await page.goto('/dashboard');
    await expectComplaint(/status of 401/);
    await signIn(page, email, javaScript);
    await page.getByText('The email address or the password is not right.').first().waitFor();
    await expectComplaint(/status of 400/);
    await signIn(page, newer, javaScript);
    await page.waitForURL('**/dashboard');
  });

  it('downloads the data', async () => {
    const email = `export-${unique()}@example.com`;
    await addOwner(email);
    const page = await openPage(visitor);
    await openProfile(page, email, javaScript);
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^stay-adelaide-my-data-\d{4}-\d\d-\d\d\.json$/);
    const own = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(own).toMatchObject({ account: { email }, profile: { fullName: 'Ada Quandong' }, properties: [] });
  });

  it('closes the account, which hides its property, and restores both by the mailed link', async () => {
    const email = `closing-${unique()}@example.com`;
    const slug = `closing-${unique()}`;
    const ownerId = await addOwner(email);
    const db = await siteDatabase();
    await db.insert(properties).values({
      ownerId,
      slug,
      name: 'Closing House',
      propertyType: 'hotel',
      address: '1 Test Row, Glenelg',
      isApproved: true,
      isPublished: true,
      locationSlug: 'glenelg',
    });
    const stay = async () => (await ask(`/property/${slug}`)).status;
    expect(await stay()).toBe(200);
    const page = await openPage(visitor);
    await openProfile(page, email, javaScript);
    await page.getByRole('link', { name: 'Close my account' }).click();
    await page.getByRole('button', { name: 'Close my account' }).waitFor();
    if (javaScript) await expectAccessible(page);
    await page.getByLabel('Your Email').fill('somebody@example.com');
    await page.getByRole('button', { name: 'Close my account' }).click();
    await page.getByText('This is not the email address of your account').waitFor();
    await expectComplaint(/status of 400/);
    expect(await stay()).toBe(200);
    await page.getByLabel('Your Email').fill(email);
    await page.getByRole('button', { name: 'Close my account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account is closed' }).waitFor();
    expect(await stay()).toBe(404);
    expect((await page.goto('/dashboard'))?.status()).toBe(401);
    await expectComplaint(/status of 401/);
    await signIn(page, email, javaScript);
    await page.getByText('The email address or the password is not right.').first().waitFor();
    await expectComplaint(/status of 400/);

    await useLink(page, email, 'Your account is closed', 'Keep my account');
    await page.getByRole('heading', { level: 1, name: 'Your account is back' }).waitFor();
    expect(await stay()).toBe(200);
    await signIn(page, email, javaScript);
    await page.waitForURL('**/dashboard');
  });
});

describe.each(visitors)('a traveller %s', (_, visitor) => {
  it('asks to be erased, confirms by mail, and thirty days later the enquiry shows no name', async () => {
    const email = `traveller-${unique()}@example.com`;
    const db = await siteDatabase();
    const id = crypto.randomUUID();
    await db.insert(leads).values({
      id,
      name: 'Grace Wattle',
      email,
      phone: '0400 000 000',
      message: 'A room with a view',
      guests: 2,
      checkInDate: '2030-02-01',
      checkOutDate: '2030-02-04',
      contentKey: id,
    });
    const page = await openPage(visitor);
    await openAs(page, '/', visitor);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
    if (visitor.javaScript) await expectAccessible(page);
    const form = page.getByRole('region', { name: 'Erase my data' });
    await form.getByLabel('Email').fill('nobody');
    await form.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    await expectComplaint(/status of 400/);
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Please check your email.').waitFor();
    await useLink(page, email, 'Erase what we hold about you', 'Erase my data');
    await page.getByRole('heading', { level: 1, name: 'Your data will be erased' }).waitFor();

    const find = async () => (await db.select().from(leads).where(eq(leads.id, id)))[0];
    await runSweeps();
    expect(await find()).toMatchObject({ name: 'Grace Wattle' });
    const passed = { dueAt: new Date(Date.now() - 1000) };
    await db.update(erasureRequests).set(passed).where(eq(erasureRequests.email, email));
    await runSweeps();
    expect(await find()).toMatchObject({
      name: 'Erased',
      email: '',
      phone: null,
      message: null,
      guests: 2,
      checkInDate: '2030-02-01',
      checkOutDate: '2030-02-04',
    });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('the profile screen', () => {
  it('asks an account without a profile to complete it', async () => {
    const email = `bare-${unique()}@example.com`;
    const profileId = await addOwner(email);
    const db = await siteDatabase();
    await db.delete(profiles).where(eq(profiles.id, profileId));
    const page = await openPage({ address: '203.0.113.161' });
    await openProfile(page, email, true);
    await page.getByText('Profile not found. Please complete your profile first.').waitFor();
    await page.getByLabel('Full Name').fill('Ada Quandong');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Profile Updated!').first().waitFor();
    expect(await page.getByText('Profile not found.').count()).toBe(0);
  });

  it('requires re-authentication after an old sign-in before the address is changed', async () => {
    const email = `stale-${unique()}@example.com`;
    await addOwner(email);
    const page = await openPage({ address: '203.0.113.161' });
    await signInTo(inject('origin'), page, email);
    const db = await siteDatabase();
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    await db.run(sql`update sessions set proved_at = 1 where user_id = ${user?.id}`);
    await openHydrated(page, '/dashboard/profile');
    await page.getByLabel('New Email').fill(`newer-${email}`);
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByText('Please confirm that it is you', { exact: true }).waitFor();
    await expectComplaint(/status of 400/);
    expect(await page.getByLabel('New Email').inputValue()).toBe(`newer-${email}`);
    await page.getByLabel('Your Password').fill(password);
    await page.getByRole('button', { name: 'Change Email' }).click();
    await page.getByText(`newer-${email} waits to be confirmed`).waitFor();
  });

  it('and its screens need a sign-in', async () => {
    for (const path of ['/dashboard/profile', '/dashboard/profile/close', '/dashboard/profile/export']) {
      expect((await ask(path)).status, path).toBe(401);
      expect((await post(path, {}, '198.51.100.144')).status, path).toBe(401);
    }
    for (const path of ['/auth/change-email', '/auth/keep-account', '/your-data/confirm']) {
      expect((await ask(`${path}?token=x.y`)).status, path).toBe(400);
      expect((await post(`${path}?token=x.y`, {}, '198.51.100.144')).status, path).toBe(400);
    }
  });
});
