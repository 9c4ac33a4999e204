import { TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { addAccount, ageSignIns } from '../support/accounts/accounts';
import { expectAccessible } from '../support/browser/axe';
import { openAs, openHydrated } from '../support/browser/hydrated';
import { mailsTo, maxMailMs, openMail } from '../support/server/outbox';
import { desktop, openPage, phone, tolerateComplaints } from '../support/browser/pages';
import { post } from '../support/server/site';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.136' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.137' }],
] as const;

async function mailedCode(page: Page, email: string, subject = 'Your sign-in code') {
  const reader = await page.context().newPage();
  const text = await (await openMail(reader, email, subject)).innerText();
  await reader.close();
  return /^Code: (\d{6})$/m.exec(text)?.[1] ?? '';
}

const newAddress = () => `code-${crypto.randomUUID()}@example.com`;

/** Wrong codes are typed on purpose; sending a form aborts the page that is still loading. */
function refusalsAreMeant() {
  tolerateComplaints(/status of 400|AbortError/);
}

const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

async function askForCode(page: Page, email: string) {
  await page.getByRole('link', { name: 'Email me a code instead' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in by email' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code', { exact: true }).waitFor();
}

describe.each(visitors)('a code by mail %s', (_, visitor) => {
  const { javaScript } = visitor;
  const accessible = (page: Page) => (javaScript ? expectAccessible(page) : Promise.resolve());

  it('signs in once and leads to the requested page', async () => {
    refusalsAreMeant();
    const email = newAddress();
    await addAccount({ email });
    const page = await openPage(visitor);
    await openAs(page, '/auth?redirectTo=/dashboard/security', { javaScript });
    await page.getByRole('link', { name: 'Email me a code instead' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in by email' }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody');
    await accessible(page);
    await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText(`If ${email} has an account, a code of six digits is on its way.`).waitFor();
    await accessible(page);
    const code = await mailedCode(page, email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await mailsTo(email)).map(({ subject }) => subject).join()).not.toContain(code);
    const wrong = code === '123456' ? '654321' : '123456';
    await page.getByLabel('Code', { exact: true }).fill(wrong);
    await signInButton(page).click();
    await page.getByText('This code does not work.').waitFor();
    await accessible(page);
    const id = await page.locator('input[name="id"]').inputValue();
    await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await signInButton(page).click();
    await page.getByText('Signed in with a code by email').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/security');
    const again = await post('/auth/code', { intent: 'code', id, email, code }, '198.51.100.138');
    expect(again.status).toBe(400);
  });
});

describe('signing in by mail', () => {
  it('answers the same for known and unknown addresses, at both steps', async () => {
    const known = newAddress();
    await addAccount({ email: known });
    const shape = async (fields: Record<string, string>) => {
      const response = await post('/auth/code', fields, '198.51.100.139');
      const html = await response.text();
      const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? '';
      const email = fields.email ?? '';
      const text = html.replaceAll(email, '').replaceAll(id, '');
      return { id, seen: [response.status, text.length] };
    };
    const answers = [];
    const unknown = newAddress();
    for (const email of [known, unknown]) {
      const sent = await shape({ intent: 'send', email });
      expect(sent.id).toMatch(/^[\w-]{36}$/);
      const tried = await shape({ intent: 'code', id: sent.id, email, code: 'abcdef' });
      answers.push([sent.seen, tried.seen]);
    }
    expect(answers[0]).toEqual(answers[1]);
    // The page says the same; only the mail's reader learns that there is no account.
    const subjects = async () => (await mailsTo(unknown)).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(['There is no account with this address yet']);
  });

  it('serves an account without a password, which re-authenticates by another code, and asks for the second factor', async () => {
    refusalsAreMeant();
    const email = newAddress();
    const userId = await addAccount({ email, hasPassword: false });
    const page = await openPage({ address: '198.51.100.140' });
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await askForCode(page, email);
    await page.getByLabel('Code', { exact: true }).fill(await mailedCode(page, email));
    await signInButton(page).click();
    await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
    await ageSignIns(userId);
    await openHydrated(page, '/dashboard/security/factor');
    await page.getByRole('button', { name: 'Mail me a code' }).click();
    await page.getByText(`A code is on its way to ${email}. Please type it here.`).waitFor();
    await expectAccessible(page);
    const code = await mailedCode(page, email, 'Confirm that it is you');
    await page.getByLabel('Code from our mail').fill(code === '123456' ? '654321' : '123456');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByText('This code does not work.').waitFor();
    await page.getByLabel('Code from our mail').fill(code);
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    const app = new TOTP({ secret: key.replaceAll(' ', '') });
    await page.getByLabel('Code from your app').fill(app.generate());
    await page.getByRole('button', { name: 'Switch on' }).click();
    await page.getByText('Your second factor is on.').waitFor();

    await page.context().clearCookies({ name: 'sid' });
    await openHydrated(page, '/auth');
    await askForCode(page, email);
    const next = async () => mailedCode(page, email);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: maxMailMs }).toBe(4);
    await page.getByLabel('Code', { exact: true }).fill(await next());
    await signInButton(page).click();
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    await page.getByLabel('Code from your app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await signInButton(page).click();
    await page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();
    await openHydrated(page, '/dashboard/security');
    await page.getByText('Signed in with a code by email and the second factor').waitFor();
  });
});
