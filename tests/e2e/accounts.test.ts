import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { addAccount, demoPassword, signInOn } from '../support/accounts/accounts';
import { expectAccessible } from '../support/browser/axe';
import { openAs, openHydrated } from '../support/browser/hydrated';
import { openMail } from '../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../support/browser/pages';
import { ask, post } from '../support/server/site';

const password = 'three blue wrens';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.81' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.82' }],
] as const;

async function signUp(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Another with every attempt, since an account is made only once. */
const newEmail = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@example.com`;

const signedUp = (email: string) => ({
  'Full Name': 'Ada Quandong',
  Email: email,
  'Company Name': 'Quandong Cottages',
  'Phone (optional)': '(08) 5550 1234',
  Password: password,
  'Confirm Password': password,
});

describe.each(visitors)('an owner %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('signs up, verifies the address, signs in, sees the dashboard and signs out', async () => {
    const email = newEmail('owner');
    const page = await openPage(visitor);
    await openAs(page, '/auth?mode=signup', { javaScript });
    await signUp(page, signedUp(email));
    await page.getByText('Account Created!').first().waitFor();
    await page
      .getByText('Please check your email to verify your account before signing in.')
      .first()
      .waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);

    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Please verify your email address first.').first().waitFor();
    await expectComplaint(/status of 403/);
    await page.getByRole('button', { name: 'Send the verification email again' }).waitFor();

    const mail = await openMail(page, email, 'Please verify your email address');
    const verification = (await mail.getByRole('link').getAttribute('href')) ?? '';
    await mail.getByRole('link').click();
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Quandong Cottages');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Verify my address' }).click();
    await page.getByText('This is not the password that was typed in this sign-up.').waitFor();
    await expectComplaint(/status of 400/);
    if (javaScript) await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Verify my address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your address is verified' }).waitFor();
    // The link was used up; the page behind it now says so before anything is typed.
    const spent = await page.context().newPage();
    await spent.goto(verification);
    await spent.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    await spent.close();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome', exact: true }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).waitFor();
    await signInOn(page, email.toUpperCase(), password);
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada Quandong' }).waitFor();
    await page.getByText('You have successfully signed in.').first().waitFor();
    const facts = await page.getByRole('region', { name: 'Settings' }).innerText();
    for (const fact of [email, 'Quandong Cottages', '(08) 5550 1234']) expect(facts).toContain(fact);
    await page.goto('/auth');
    await page.waitForURL('**/dashboard');
    expect(await page.getByRole('main').getByText('You have successfully signed in.').count()).toBe(0);

    if (viewport(visitor) === 'phone') {
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
      await page.locator('#site-menu').getByRole('button', { name: 'Sign Out' }).click();
    } else await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/dashboard');
    await expectComplaint(/status of 401/);
    await page.getByRole('heading', { level: 1, name: 'Access Required' }).waitFor();
  });

  it('sets a new password by mail, which signs out every device', async () => {
    const email = newEmail('owner');
    await addAccount({ email });
    const page = await openPage(visitor);
    await openAs(page, '/auth', { javaScript });
    await signInOn(page, email);
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    const elsewhere = await openPage({ ...visitor, viewport: phone });
    await openAs(elsewhere, '/auth', { javaScript });
    await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await elsewhere.getByLabel('Email', { exact: true }).fill(email);
    await elsewhere.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.getByText('Please check your email.').waitFor();
    const mail = await openMail(elsewhere, email, 'Set a new password');
    const link = (await mail.getByRole('link').getAttribute('href')) ?? '';
    await elsewhere.goto(link);
    await elsewhere.getByLabel('New Password').fill('password123');
    await elsewhere.getByLabel('Confirm Password').fill('something else');
    await elsewhere.getByRole('button', { name: 'Set the password' }).click();
    await elsewhere.getByText('This password is on every list of common ones').waitFor();
    await elsewhere.getByText("Passwords don't match").waitFor();
    await expectComplaint(/status of 400/);
    await elsewhere.getByLabel('New Password').fill('four grey wrens');
    await elsewhere.getByLabel('Confirm Password').fill('four grey wrens');
    await elsewhere.getByRole('button', { name: 'Set the password' }).click();
    await elsewhere.getByRole('heading', { level: 1, name: 'Your password is set' }).waitFor();

    await page.goto('/dashboard');
    await expectComplaint(/status of 401/);
    await page.getByRole('heading', { level: 1, name: 'Access Required' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await signInOn(page, email);
    await page.getByText('The email address or the password is not right.').first().waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await expectComplaint(/status of 400/);
    await signInOn(page, email, 'four grey wrens');
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();

    await elsewhere.goto(link);
    expect(await elsewhere.getByLabel('New Password').count()).toBe(0);
    await elsewhere.getByRole('heading', { level: 1, name: 'This link no longer works' }).waitFor();
    await expectComplaint(/status of 400/);
    await openMail(elsewhere, email, 'Your password was changed');
  });
});

function viewport({ viewport: size }: { viewport: { width: number } }) {
  return size === phone ? 'phone' : 'desktop';
}

describe('the security screen', () => {
  it('changes the password, lists the devices and signs them out', async () => {
    const email = newEmail('moderator');
    await addAccount({ email, role: 'moderator' });
    const page = await openPage({ address: '198.51.100.83' });
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await signInOn(page, email);
    await page.waitForURL(({ pathname }) => pathname === '/dashboard/security');
    const other = await openPage({ address: '198.51.100.84', javaScript: false });
    await other.goto('/auth');
    await signInOn(other, email);
    await page.reload();
    const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
    expect(await devices.count()).toBe(2);
    expect(await page.getByText('not set up').count()).toBe(0);
    await expectAccessible(page);
    await devices
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect.poll(() => devices.count()).toBe(1);
    await other.goto('/dashboard');
    await expectComplaint(/status of 401/);

    await page.getByLabel('Current Password').fill('not this one');
    await page.getByLabel('New Password').fill('saltbush and sky');
    await page.getByLabel('Confirm Password').fill('saltbush and sky');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('This is not your current password').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('Current Password').fill(demoPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Password changed').first().waitFor();
    await openMail(page, email, 'Your password was changed');

    await openHydrated(page, '/dashboard/security');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.goto('/dashboard'))?.status()).toBe(401);
    await expectComplaint(/status of 401/);
  });
});

describe('signing up and in', () => {
  it('shows errors beside their fields and keeps the typed values', async () => {
    const page = await openPage({ viewport: phone, address: '198.51.100.85' });
    await openHydrated(page, '/auth?mode=signup');
    await signUp(page, {
      'Full Name': 'A',
      Email: 'nobody',
      'Company Name': 'Q',
      'Phone (optional)': 'ring me',
      Password: '12345',
      'Confirm Password': 'other',
    });
    await page.getByText('Full name must be at least 2 characters').waitFor();
    const text = await page.getByRole('main').innerText();
    for (const message of [
      'Full name must be at least 2 characters',
      'Please enter a valid email address',
      'Company name must be 2-100 characters',
      'Invalid phone number format',
      'Password must be at least 6 characters',
      "Passwords don't match",
    ]) {
      expect(text).toContain(message);
    }
    await expectComplaint(/status of 400/);
    expect(await page.getByLabel('Full Name').inputValue()).toBe('A');
    expect(await page.getByLabel('Email').first().inputValue()).toBe('nobody');
    await expectAccessible(page);
  });

  it('answers the same for known and unknown addresses', async () => {
    const texts = async (
      path: string,
      fields: (email: string) => Record<string, string>,
      address: string,
    ) => {
      const answers = await Promise.all(
        ['admin@example.com', 'nobody-here@example.com'].map(async (email) => {
          const response = await post(path, fields(email), address);
          const html = await response.text();
          return [response.status, html.replaceAll(email, '').length];
        }),
      );
      return answers;
    };
    for (const [path, fields, address] of [
      [
        '/auth?mode=login',
        (email: string) => ({ intent: 'sign-in', email, password: 'wrong one' }),
        '198.51.100.86',
      ],
      ['/auth/forgot-password', (email: string) => ({ email }), '198.51.100.87'],
      [
        '/auth?mode=signup',
        (email: string) => ({
          intent: 'sign-up',
          email,
          fullName: 'Ada Q',
          companyName: '',
          phone: '',
          password: 'some long words',
          confirmPassword: 'some long words',
        }),
        '198.51.100.88',
      ],
    ] as const) {
      const [known, unknown] = await texts(path, fields, address);
      expect(known, path).toEqual(unknown);
    }
  });

  it('redirects to no other site and refuses a session that is stolen, changed or ended', async () => {
    const body = { intent: 'sign-in', email: 'admin@example.com', password: 'adelaide-demo' };
    for (const redirectTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
    ]) {
      const response = await post('/auth?mode=login', { ...body, redirectTo }, '198.51.100.89');
      const location = new URL(response.headers.get('location') ?? '', inject('origin'));
      expect(location.origin, redirectTo).toBe(inject('origin'));
    }
    const response = await post('/auth?mode=login', body, '198.51.100.89');
    const cookie = response.headers.getSetCookie().find((value) => value.startsWith('sid=')) ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const session = cookie.split(';')[0] ?? '';
    const status = async (value: string) => (await ask('/dashboard', { headers: { cookie: value } })).status;
    expect(await status(session)).toBe(200);
    expect(await status(`${session}x`)).toBe(401);
    expect(await status(session.slice(0, -1))).toBe(401);
    await ask('/sign-out', {
      method: 'POST',
      headers: { cookie: session, origin: inject('origin'), 'sec-fetch-site': 'same-origin' },
    });
    expect(await status(session)).toBe(401);
  });
});
