import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { accountTokens } from '~/db/schema';

import { addAccount, ageSignIns, demoPassword, signInOn } from '../support/accounts/accounts';
import { expectAccessible } from '../support/browser/axe';
import { siteDatabase } from '../support/database/database';
import { openAs } from '../support/browser/hydrated';
import { mailsTo, openMail } from '../support/server/outbox';
import { desktop, expectComplaint, openPage, phone, tolerateComplaints } from '../support/browser/pages';
import { ask, post } from '../support/server/site';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.131' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.132' }],
] as const;

/** The app's code now, or in that many half minutes. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 });

const secretOn = async (page: Page) =>
  (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');

async function answer(page: Page, label: string, code: string, button: string) {
  await page.getByLabel(label).fill(code);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

const newAddress = () => `factor-${crypto.randomUUID()}@example.com`;

/** Wrong codes are typed on purpose; sending a form aborts the page that is still loading. */
function refusalsAreMeant() {
  tolerateComplaints(/status of 400|AbortError/);
}

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'sid' });
}

/** The ten recovery codes that the page shows. */
async function codesOn(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  return codes.allInnerTexts();
}

describe.each(visitors)('a second factor %s', (_, visitor) => {
  const { javaScript } = visitor;
  const accessible = (page: Page) => (javaScript ? expectAccessible(page) : Promise.resolve());

  it('is set up, asked for at sign-in, not skipped by a reset, and removed after re-authentication', async () => {
    refusalsAreMeant();
    const email = newAddress();
    const userId = await addAccount({ email });
    const page = await openPage(visitor);
    const elsewhere = await openPage({ ...visitor, viewport: phone });
    await openAs(elsewhere, '/auth', { javaScript });
    await signInOn(elsewhere, email);
    await elsewhere.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    await openAs(page, '/auth?redirectTo=/dashboard/security', { javaScript });
    await signInOn(page, email);
    await page.getByRole('region', { name: 'Second factor' }).getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const secret = await secretOn(page);
    const link = (await page.getByRole('link', { name: 'Open in an app' }).getAttribute('href')) ?? '';
    expect(new URL(link).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(link)).toContain(email);
    const session = await sessionOf(page);
    await answer(page, 'Code from your app', '12', 'Switch on');
    await page.getByText('This is not the code that your app shows now').waitFor();
    expect(await secretOn(page)).toBe(secret);
    await accessible(page);
    const first = codeOf(secret);
    await answer(page, 'Code from your app', first, 'Switch on');
    await page.getByText('Your second factor is on.').waitFor();
    const codes = await codesOn(page);
    await accessible(page);
    expect(await sessionOf(page)).not.toBe(session);
    await elsewhere.goto('/dashboard');
    await expectComplaint(/status of 401/);
    await page.getByRole('link', { name: 'I have kept them' }).click();
    const section = page.getByRole('region', { name: 'Second factor' });
    await section.getByText('10 recovery codes are left.').waitFor();
    await page
      .getByRole('region', { name: 'Recent activity' })
      .getByText('Second factor switched on')
      .waitFor();
    await accessible(page);
    expect(await page.content()).not.toContain(codes[0]);
    await openMail(page, email, 'Second factor switched on');

    await signOut(page);
    await openAs(page, '/auth?redirectTo=/dashboard/security', { javaScript });
    await signInOn(page, email);
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    expect(await sessionOf(page)).toBeUndefined();
    await answer(page, 'Code from your app', '000000', 'Sign In');
    await page.getByText('This code does not work.').waitFor();
    await accessible(page);
    await answer(page, 'Code from your app', first, 'Sign In');
    await page.getByText('This code does not work.').waitFor();
    await answer(page, 'Code from your app', codeOf(secret, 1), 'Sign In');
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/security');
    await page.getByText('Signed in with the password and the second factor').waitFor();

    await signOut(page);
    await openAs(page, '/auth/forgot-password', { javaScript });
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Please check your email.').waitFor();
    const mail = await openMail(page, email, 'Set a new password');
    await page.goto((await mail.getByRole('link').getAttribute('href')) ?? '');
    await page.getByLabel('New Password').fill('four grey wrens');
    await page.getByLabel('Confirm Password').fill('four grey wrens');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your password is set' }).waitFor();
    await page.goto('/dashboard');
    await expectComplaint(/status of 401/);
    await openAs(page, '/auth', { javaScript });
    await signInOn(page, email, 'four grey wrens');
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    await page.getByRole('link', { name: 'Use a recovery code instead' }).click();
    await accessible(page);
    await answer(page, 'Recovery code', codes[0]?.toLowerCase() ?? '', 'Sign In');
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    const notice = await openMail(page, email, 'A recovery code was used');
    expect(await notice.innerText()).toContain('9 are left.');

    await signOut(page);
    await openAs(page, '/auth', { javaScript });
    await signInOn(page, email, 'four grey wrens');
    await page.getByRole('link', { name: 'Use a recovery code instead' }).click();
    await answer(page, 'Recovery code', codes[0] ?? '', 'Sign In');
    await page.getByText('This recovery code does not work.').waitFor();
    await answer(page, 'Recovery code', codes[1] ?? '', 'Sign In');
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();

    await openAs(page, '/dashboard/security/factor', { javaScript });
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByText('The ones before no longer work.').waitFor();
    expect(await page.getByText(codes[2] ?? '').count()).toBe(0);

    await ageSignIns(userId);
    const before = await sessionOf(page);
    await openAs(page, '/dashboard/security/factor', { javaScript });
    await accessible(page);
    await page.locator('summary', { hasText: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove this app' }).click();
    await page.getByText('Please confirm that it is you', { exact: true }).waitFor();
    await reauthenticate(page, 'not this one');
    await page.getByText('This is neither your password nor the code that your app shows now').waitFor();
    await accessible(page);
    await reauthenticate(page, 'four grey wrens');
    await page.getByText('Second factor removed').first().waitFor();
    expect(await sessionOf(page)).not.toBe(before);
    await openMail(page, email, 'Second factor switched off');
    await signOut(page);
    await openAs(page, '/auth', { javaScript });
    await signInOn(page, email, 'four grey wrens');
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
  });
});

async function reauthenticate(page: Page, password: string) {
  const form = page.locator('form', { hasText: 'Remove this app' });
  await form.getByLabel('Your Password or a code from your app').fill(password);
  await form.getByRole('button', { name: 'Remove this app' }).click();
}

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sid')?.value;

describe('re-authentication after ten minutes', () => {
  it('asks for the password before a second factor is set up, and continues under another token', async () => {
    refusalsAreMeant();
    const email = newAddress();
    const userId = await addAccount({ email });
    const page = await openPage({ address: '198.51.100.133', javaScript: false });
    await page.goto('/auth?redirectTo=/dashboard/security');
    await signInOn(page, email);
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    await ageSignIns(userId);
    const before = await sessionOf(page);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByText('Please confirm that it is you', { exact: true }).waitFor();
    await answer(page, 'Your Password', demoPassword, 'Set up');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    expect(await sessionOf(page)).not.toBe(before);
    expect((await ask('/dashboard', { headers: { cookie: `sid=${before}` } })).status).toBe(401);
    // An answer that is no redirect is read with the cookie that the form came with.
    await answer(page, 'Code from your app', codeOf(await secretOn(page)), 'Switch on');
    await page.getByText('Your second factor is on.').waitFor();
    await ageSignIns(userId);
    await page.goto('/dashboard/security/factor');
    const form = page.locator('form', { hasText: 'New ones replace them all' });
    await form.getByLabel('Your Password or a code from your app').fill(demoPassword);
    await form.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    expect((await page.goto('/dashboard'))?.status()).toBe(200);
  });
});

describe('a sign-in that waits for the second factor', () => {
  it('belongs to the browser that began it, for ten minutes, and is used once', async () => {
    const email = newAddress();
    const [address, visitor] = ['198.51.100.134', '198.51.100.135'];
    const userId = await addAccount({ email });
    const page = await openPage({ address, javaScript: false });
    await page.goto('/auth?redirectTo=/dashboard/security/factor');
    await signInOn(page, email);
    await page.getByRole('button', { name: 'Set up' }).click();
    const secret = await secretOn(page);
    await answer(page, 'Code from your app', codeOf(secret), 'Switch on');
    await page.getByText('Your second factor is on.').waitFor();
    const codes = await codesOn(page);

    const begin = async () => {
      const body = { intent: 'sign-in', email, password: demoPassword, redirectTo: '//evil.example' };
      const response = await post('/auth?mode=login', body, visitor);
      expect(response.headers.get('location')).toBe('/auth/challenge?redirectTo=%2Fdashboard');
      const cookies = response.headers.getSetCookie();
      expect(cookies.some((cookie) => cookie.startsWith('sid='))).toBe(false);
      const cookie = cookies.find((value) => value.startsWith('challenge=')) ?? '';
      expect(cookie).toMatch(/; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/);
      return cookie.split(';')[0] ?? '';
    };
    const show = (cookie: string, code: string) =>
      ask('/auth/challenge?redirectTo=%2Fdashboard', {
        method: 'POST',
        body: new URLSearchParams({ way: 'recovery-code', code }),
        headers: {
          cookie,
          origin: inject('origin'),
          'sec-fetch-site': 'same-origin',
          'cf-connecting-ip': visitor,
        },
      });
    const ended = (response: Response) => {
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toContain('again=challenge');
      expect(response.headers.getSetCookie().some((cookie) => cookie.startsWith('sid='))).toBe(false);
    };

    const cookie = await begin();
    const changed = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const other = cookie.replace(/=[^.]+/, `=${crypto.randomUUID()}`);
    for (const wrong of ['', changed, other, 'challenge=nonsense']) ended(await show(wrong, codes[0] ?? ''));
    const done = await show(cookie, codes[0] ?? '');
    expect(done.headers.get('location')).toBe('/dashboard');
    expect(done.headers.getSetCookie().some((value) => value.startsWith('sid='))).toBe(true);
    ended(await show(cookie, codes[1] ?? ''));
    ended(await ask('/auth/challenge', { headers: { cookie } }));

    const late = await begin();
    const db = await siteDatabase();
    await db
      .update(accountTokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(accountTokens.userId, userId));
    ended(await show(late, codes[1] ?? ''));
    await page.goto('/auth/challenge');
    await page.context().clearCookies({ name: 'sid' });
    await page.goto('/auth/challenge');
    await page.getByText('This sign-in has ended before it was complete. Please start again.').waitFor();

    const [many, another] = [await begin(), await begin()];
    const wrong = async () => (await show(many, 'WRONG-CODE')).status;
    const tries: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) tries.push(await wrong());
    // A slow machine may outlast the first wait: at once, one of the two makes the other wait.
    const atOnce = await Promise.all([wrong(), wrong()]);
    expect((await show(another, codes[1] ?? '')).status).toBe(429);
    expect(tries).toEqual([400, 400, 400, 400, 400]);
    expect(atOnce).toContain(429);
    expect(
      (await mailsTo(email)).filter(({ subject }) => subject === 'A recovery code was used').length,
    ).toBe(1);
  });
});
