import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { expectAccessible } from '../support/browser/axe';
import { openHydrated } from '../support/browser/hydrated';
import { newsletterForm, subscriberStates } from '../support/server/newsletter';
import { mailsTo, openMail } from '../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../support/browser/pages';
import { ask } from '../support/server/site';

const thanks = 'Thank you for subscribing to our newsletter.';
const confirmation = 'Please confirm your subscription';
const known = 'You are on our list already';

async function signUp(page: Page, email: string, javaScript: boolean) {
  if (javaScript) await openHydrated(page, '/');
  else await page.goto('/');
  const form = newsletterForm(page);
  await form.email.fill(email);
  await form.send.click();
  await page.getByText(thanks).first().waitFor();
}

/** The list as the command writes it, from a copy of the site's database: the site has its own open. */
async function exportedList(): Promise<string> {
  const state = await mkdtemp(path.join(tmpdir(), 'stay-adelaide-export-'));
  try {
    await cp(path.join(inject('stateDir'), 'v3', 'd1'), path.join(state, 'v3', 'd1'), { recursive: true });
    const { stdout } = await promisify(execFile)(process.execPath, [
      'scripts/export-subscribers.mjs',
      '--state',
      state,
    ]);
    return stdout;
  } finally {
    await rm(state, { recursive: true, force: true });
  }
}

describe.each([
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.71' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.72' }],
] as const)('a reader %s', (_, visitor) => {
  const { javaScript } = visitor;
  const email = `reader-${javaScript ? 'js' : 'plain'}@example.com`;

  it('signs up, confirms by mail, is on the exported list, and leaves it', async () => {
    const page = await openPage(visitor);
    await signUp(page, email, javaScript);
    expect(await subscriberStates(email)).toEqual(['unconfirmed']);

    const mail = await openMail(page, email, confirmation);
    await mail.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Confirm your subscription' }).waitFor();
    expect(await subscriberStates(email), 'a visit alone changes nothing').toEqual(['unconfirmed']);
    expect(await exportedList()).not.toContain(email);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();
    expect(await subscriberStates(email)).toEqual(['confirmed']);
    expect(await exportedList()).toMatch(
      new RegExp(`^"email","confirmed_at"\\r\\n(.*\\r\\n)*"${email}","\\d{4}-\\d\\d-\\d\\dT[\\d:]+Z"\\r\\n`),
    );

    await signUp(page, email, javaScript);
    expect(await subscriberStates(email), 'a known address stays as it is').toEqual(['confirmed']);
    const second = await openMail(page, email, known);
    await second.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Leave the list?' }).waitFor();
    expect(await subscriberStates(email)).toEqual(['confirmed']);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { level: 1, name: 'You have been unsubscribed' }).waitFor();
    expect(await subscriberStates(email)).toEqual(['unsubscribed']);
    expect(await exportedList()).not.toContain(email);
  });
});

describe('a mail program', () => {
  it('unsubscribes in one click from anywhere, with our token alone', async () => {
    const email = 'one-click@example.com';
    const page = await openPage({ javaScript: false, address: '198.51.100.73' });
    await signUp(page, email, false);
    await (await openMail(page, email, confirmation)).getByRole('link').click();
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are on the list' }).waitFor();
    await signUp(page, email, false);
    await openMail(page, email, known);
    const header = (await mailsTo(email)).find(({ subject }) => subject === known)?.headers[
      'List-Unsubscribe'
    ];
    const url = new URL(/^<(.+)>$/.exec(header ?? '')?.[1] ?? '');
    expect(url.origin).toBe(inject('origin'));

    const post = (token: string, headers: Record<string, string> = {}) =>
      ask(`${url.pathname}?token=${token}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    const token = url.searchParams.get('token') ?? '';
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    expect((await post(forged)).status).toBe(403);
    expect((await post('')).status).toBe(403);
    expect(await subscriberStates(email)).toEqual(['confirmed']);
    for (const headers of [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]) {
      expect((await post(token, headers as Record<string, string>)).status).toBe(200);
    }
    expect(await subscriberStates(email)).toEqual(['unsubscribed']);
    const elsewhere = await ask(`/newsletter/confirm?token=${token}`, { method: 'POST', headers: {} });
    expect(elsewhere.status).toBe(403);
  });
});

describe('a link of a mail that no longer works', () => {
  it.each(['/newsletter/confirm?token=x.y.z', '/newsletter/confirm', '/newsletter/unsubscribe?token='])(
    'answers 400 and says what to do: %s',
    async (address) => {
      const page = await openPage({ viewport: phone });
      const response = await page.goto(address);
      expect(response?.status()).toBe(400);
      await expectComplaint(/status of 400/);
      await page.getByRole('heading', { level: 1, name: /^This link/ }).waitFor();
      expect(await page.locator('main form').count()).toBe(0);
      await expectAccessible(page);
    },
  );
});

describe('the contact form', () => {
  it('is mailed to the site’s inbox and acknowledged to the sender', async () => {
    const email = 'writer@example.com';
    const page = await openPage({ address: '198.51.100.74' });
    await openHydrated(page, '/contact');
    await page.getByRole('link', { name: 'View FAQ' }).waitFor();
    await page.getByText('Mon-Fri').first().waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Quandong');
    await page.getByLabel('Email').first().fill(email);
    await page.getByLabel('Subject').fill('The late tram <i>');
    await page.getByLabel('Message').fill('When does it go?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('listitem').getByText('Message Sent!').waitFor();

    const receipt = await openMail(page, email, 'We have your message');
    expect(await receipt.innerText()).not.toContain('tram');
    const notice = await openMail(page, 'hello@stayadelaide.example', 'Contact: The late tram <i>');
    expect(await notice.innerText()).toContain('> When does it go?');
    expect(await page.getByRole('article').innerText()).toContain(`Ada Quandong <${email}>`);
    const html = page.frameLocator('iframe');
    await html.getByText('When does it go?').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Outbox' }).click();
    await page.getByRole('link', { name: 'Contact: The late tram <i>' }).waitFor();
  });
});
