import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { sessions } from '~/db/schema';

import { expectAccessible } from '../support/browser/axe';
import { siteDatabase } from '../support/database/database';
import { people, serveGoogleSite, type GoogleSite } from '../support/accounts/google-site';
import { hydrated, openAs, openHydrated } from '../support/browser/hydrated';
import { openMail } from '../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../support/browser/pages';

const failedTitle = 'Google Sign In Failed';
const failedText = 'An error occurred during Google sign in.';

let site: GoogleSite;
const seen: string[] = [];

beforeAll(async () => {
  site = await serveGoogleSite('google');
});
afterAll(() => site?.stop());

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.101' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.102' }],
] as const;

type Visitor = { javaScript?: boolean; viewport?: typeof desktop; address: string };

/** A page that goes to the site and its provider and remembers the source of each page. */
async function openGooglePage(visitor: Visitor): Promise<Page> {
  const { origin, provider } = site;
  const page = await openPage({ ...visitor, origin, alsoAsks: provider.origin });
  page.on('load', (loaded) => {
    if (loaded.url().startsWith(origin))
      void loaded.content().then(
        (html) => seen.push(loaded.url(), html),
        () => {},
      );
  });
  return page;
}

async function choose(page: Page, who: keyof typeof people) {
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await page.getByRole('button', { name: who, exact: true }).click();
}

async function continueWithGoogle(page: Page, who: keyof typeof people) {
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose(page, who);
}

async function signInByPassword(page: Page, email: string, secret = 'adelaide-demo') {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const waysIn = (page: Page) => page.getByRole('region', { name: 'Ways to sign in' });

async function expectSignedOut(page: Page) {
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => /sid|flow/.test(name))).toEqual([]);
}

/** As if everybody had signed in long ago. */
/** The address itself: a pattern would also fit the sign-in page's `?redirectTo=/dashboard/security`. */
const isSecurityScreen = ({ pathname }: URL) => pathname === '/dashboard/security';

async function ageSignIns() {
  const db = await siteDatabase(site.origin);
  await db
    .update(sessions)
    .set({ provedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(sessions.userId, sessions.userId));
}

describe.each(visitors)('a person with a Google account, %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('signs up with it, lands in the dashboard, and comes back later', async () => {
    const page = await openGooglePage(visitor);
    await openAs(page, '/auth?mode=signup', visitor);
    if (javaScript) await expectAccessible(page);
    await continueWithGoogle(page, javaScript ? 'newcomer' : 'newcomerPlain');
    await heading(page, javaScript ? 'Welcome, Nell Newcomer' : 'Welcome, newcomer-plain@example.com');
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await says(page, 'You have successfully signed in.');
    await page.goto('/dashboard/security');
    await waysIn(page).getByText('Your only way to sign in').waitFor();
    expect(await page.getByLabel('Current Password').count()).toBe(0);
    await page.context().clearCookies();

    await openAs(page, '/auth?redirectTo=/dashboard/security', visitor);
    await continueWithGoogle(page, javaScript ? 'newcomer' : 'newcomerPlain');
    await page.waitForURL(`${site.origin}/dashboard/security`);
    await heading(page, /^Welcome/);
  });

  it('links and unlinks it in the dashboard, with re-authentication after a while', async () => {
    const email = javaScript ? 'moderator@example.com' : 'admin@example.com';
    const who = javaScript ? 'work' : 'workPlain';
    const page = await openGooglePage(visitor);
    await openAs(page, '/auth?redirectTo=/dashboard/security', visitor);
    await signInByPassword(page, email);
    await page.waitForURL(isSecurityScreen);
    await ageSignIns();
    await openAs(page, '/dashboard/security', visitor);
    await waysIn(page).getByLabel('Your Password').fill('not this one');
    await waysIn(page).getByRole('button', { name: 'Link a Google account' }).click();
    await says(page, 'This is not your password');
    await expectComplaint(/status of 400/);
    await waysIn(page).getByLabel('Your Password').fill('adelaide-demo');
    await waysIn(page).getByRole('button', { name: 'Link a Google account' }).click();
    await choose(page, who);
    await says(page, 'Google account linked');
    await waysIn(page).getByText(`Google: ${people[who].email}`).waitFor();
    if (javaScript) await expectAccessible(page);

    await waysIn(page).getByRole('button', { name: 'Link a Google account' }).click();
    await choose(page, javaScript ? 'newcomer' : 'newcomerPlain');
    await says(page, 'That Google account belongs to another account here.');

    await ageSignIns();
    await openAs(page, '/dashboard/security', visitor);
    await waysIn(page).locator('summary').click();
    await waysIn(page).getByLabel('Your Password').first().fill('wrong again');
    await waysIn(page).getByRole('button', { name: 'Unlink this account' }).click();
    await says(page, 'This is not your password');
    await expectComplaint(/status of 400/);
    if (javaScript) await expectAccessible(page);
    await waysIn(page).getByLabel('Your Password').first().fill('adelaide-demo');
    await waysIn(page).getByRole('button', { name: 'Unlink this account' }).click();
    await says(page, 'Google account unlinked');
    expect(await waysIn(page).getByText(people[who].email).count()).toBe(0);
    await openMail(page, email, 'A Google account was linked', site.origin);
    await openMail(page, email, 'A Google account was unlinked', site.origin);
  });

  it('reads the same text whatever went wrong, and may try again', async () => {
    const page = await openGooglePage(visitor);
    await openAs(page, '/auth?redirectTo=/dashboard/security', visitor);
    site.provider.misbehave('access denied');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText(failedTitle).waitFor();
    site.provider.misbehave(null);
    expect(await alert.innerText()).toMatch(new RegExp(`^${failedTitle}\\s+${failedText}$`));
    if (javaScript) {
      expect(await page.getByText(failedText).count()).toBe(1);
      await expectAccessible(page);
    }
    expect(page.url()).not.toMatch(/state|error|code/);
    await expectSignedOut(page);
    await page.reload();
    expect(await page.getByText(failedTitle).count()).toBe(0);
    if (javaScript) await hydrated(page);
    await continueWithGoogle(page, 'solo');
    await page.waitForURL(`${site.origin}/dashboard/security`);
  });
});

describe('an address that has an account', () => {
  it('joins it when both sides have verified the address, and its owner is notified', async () => {
    const page = await openGooglePage({ address: '203.0.113.103' });
    await openHydrated(page, '/auth');
    await continueWithGoogle(page, 'owner');
    await heading(page, /^Welcome/);
    const settings = await page.getByRole('region', { name: 'Settings' }).innerText();
    expect(settings).toContain('owner@example.com');
    expect(settings).not.toContain('Somebody Else');
    await openMail(page, 'owner@example.com', 'A Google account was linked', site.origin);
    await page.context().clearCookies({ name: 'sid' });
    await openHydrated(page, '/auth');
    await signInByPassword(page, 'owner@example.com');
    await heading(page, /^Welcome/);
  });

  it('does not, when Google has not verified it', async () => {
    const page = await openGooglePage({ address: '203.0.113.104', javaScript: false });
    await page.goto('/auth');
    await continueWithGoogle(page, 'doubtful');
    await says(page, 'Google has not verified the email address of that account.');
    await expectSignedOut(page);
  });

  it('loses the password that a stranger set before the address was verified', async () => {
    const visitor = { address: '203.0.113.105' };
    const page = await openGooglePage(visitor);
    await openHydrated(page, '/auth?mode=signup');
    for (const [label, value] of [
      ['Full Name', 'Pat Planter'],
      ['Email', 'victim@example.com'],
      ['Password', 'planted by pat'],
      ['Confirm Password', 'planted by pat'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: 'Create Account' }).click();
    await says(page, 'Account Created!');
    const mail = await openMail(page, 'victim@example.com', 'Please verify your email address', site.origin);
    const link = (await mail.getByRole('link').getAttribute('href')) ?? '';

    const victim = await openGooglePage({ address: '203.0.113.106' });
    await openHydrated(victim, '/auth');
    await continueWithGoogle(victim, 'victim');
    await heading(victim, 'Welcome, Vera Victim');

    await page.goto(link);
    await heading(page, 'This link no longer works');
    await expectComplaint(/status of 400/);
    await openHydrated(page, '/auth');
    await signInByPassword(page, 'victim@example.com', 'planted by pat');
    await says(page, 'The email address or the password is not right.');
    await expectComplaint(/status of 400/);
  });
});

describe('the last way in', () => {
  it('cannot be unlinked until a password is set by mail', async () => {
    const page = await openGooglePage({ address: '203.0.113.107', viewport: phone });
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await continueWithGoogle(page, 'solo');
    await page.waitForURL(isSecurityScreen);
    await hydrated(page);
    await waysIn(page).getByText('Your only way to sign in, so it cannot be unlinked.').waitFor();
    expect(await waysIn(page).locator('summary').count()).toBe(0);
    await expectAccessible(page);
    const password = page.getByRole('region', { name: 'Password' });
    await password.getByRole('button', { name: 'Set a password' }).click();
    await says(page, 'Please check your email');
    const mail = await openMail(page, people.solo.email, 'Set a new password', site.origin);
    await page.goto((await mail.getByRole('link').getAttribute('href')) ?? '');
    await page.getByLabel('New Password').fill('solo no more');
    await page.getByLabel('Confirm Password').fill('solo no more');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await heading(page, 'Your password is set');
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await signInByPassword(page, people.solo.email, 'solo no more');
    await page.waitForURL(isSecurityScreen);
    await waysIn(page).locator('summary').click();
    await waysIn(page).getByRole('button', { name: 'Unlink this account' }).click();
    await says(page, 'Google account unlinked');
    expect(await page.getByLabel('Current Password').count()).toBe(1);
  });
});

describe('a site without Google', () => {
  it('has no button for it, and says so at the address behind it', async () => {
    const page = await openPage({ address: '203.0.113.108' });
    for (const path of ['/auth', '/auth?mode=signup']) {
      const response = await openHydrated(page, path);
      expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0);
      expect(await page.getByText('not set up').count()).toBe(0);
      expect(response?.headers()['content-security-policy']).toMatch(/form-action 'self'$/);
    }
    const response = await fetch(`${inject('origin')}/auth/google`, {
      method: 'POST',
      headers: { origin: inject('origin'), 'sec-fetch-site': 'same-origin' },
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Google sign-in is not offered here.');
    await openHydrated(page, '/auth/google');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await heading(page, 'Welcome back');
  });
});

it('shows nothing secret: not in a page, not in the log, not in an address', async () => {
  const { provider, warnings } = site;
  expect(provider.secrets.size).toBeGreaterThan(10);
  expect(seen.length).toBeGreaterThan(10);
  const shown = [...seen, warnings(), ...provider.requests].join('\n');
  expect([...provider.secrets].filter((secret) => shown.includes(secret))).toEqual([]);
});
