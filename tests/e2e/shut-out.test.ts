import { sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { addAccount, ageSignIns, demoPassword, signInOn } from '../support/accounts/accounts';
import { siteDatabase } from '../support/database/database';
import { openAs } from '../support/browser/hydrated';
import { mailsTo, maxMailMs } from '../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../support/browser/pages';
import { post } from '../support/server/site';

const visitors = [
  [
    'with JavaScript on a desktop',
    { javaScript: true, viewport: desktop },
    { home: '203.0.113.201', elsewhere: '203.0.113.202', stranger: '198.51.100.201' },
  ],
  [
    'without JavaScript on a phone',
    { javaScript: false, viewport: phone },
    { home: '203.0.113.203', elsewhere: '203.0.113.204', stranger: '198.51.100.203' },
  ],
] as const;

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor();

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'sid' });
}

/** Once more when the server has closed the connection that the request was to go through. */
const send = (fields: Record<string, string>, address: string) =>
  post('/auth?mode=login', fields, address).catch(() => post('/auth?mode=login', fields, address));

/**
 * Guesses at once until that network has to wait, and goes on to the longest wait as the minutes between guesses would. Gives
 * the status of one more guess.
 */
async function fill(email: string, address: string) {
  const began = Date.now();
  const fields = { intent: 'sign-in', email, password: 'guessed wrong' };
  const answers = await Promise.all(Array.from({ length: 14 }, () => send(fields, address)));
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(6);
  const db = await siteDatabase();
  await db.run(sql`update sign_in_guards set failures = 11, blocked_until = ${Date.now() + 900_000}
    where key like '%:network:%' and failures between 6 and 10 and updated_at >= ${began}`);
  return (await send(fields, address)).status;
}

/** Passwords are hashed one after the other. */

describe.each(visitors)('a person whom a stranger tries to shut out, %s', (_, visitor, networks) => {
  const { javaScript } = visitor;

  it('signs in at once on a known device and on a new one of their own, and confirms changes', async () => {
    const email = `shut-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const userId = await addAccount({ email });
    const known = await openPage({ ...visitor, address: networks.home });
    await openAs(known, '/auth', { javaScript });
    await signInOn(known, email);
    await welcome(known);

    // From the stranger's network, and from the owner's own as a neighbour could.
    expect(await fill(email, networks.stranger)).toBe(429);
    expect(await fill(email, networks.home)).toBe(429);
    for (let tried = 0; tried < 51; tried += 1) {
      await send({ intent: 'resend', email: 'x' }, networks.home);
    }

    await ageSignIns(userId);
    await openAs(known, '/dashboard/profile', { javaScript });
    await known.getByLabel('New Email').fill(`new-${email}`);
    await known.getByLabel('Your Password').fill(demoPassword);
    await known.getByRole('button', { name: 'Change Email' }).click();
    await known.getByText(`new-${email} waits to be confirmed`).waitFor();

    await signOut(known);
    await openAs(known, '/auth', { javaScript });
    await signInOn(known, email);
    await welcome(known);

    const fresh = await openPage({ ...visitor, address: networks.elsewhere });
    await openAs(fresh, '/auth', { javaScript });
    await signInOn(fresh, email);
    await welcome(fresh);

    // A neighbour in the stranger's network sees the real reason and the waiting time.
    const neighbour = await openPage({ ...visitor, address: networks.stranger });
    await openAs(neighbour, '/auth', { javaScript });
    await signInOn(neighbour, email);
    await neighbour.getByText('Too many attempts in a row.').first().waitFor();
    await expectComplaint(/status of 429/);
  });

  it('gets their mails although a stranger has used up all turns, and sees when the next can be sent', async () => {
    const email = `mails-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await addAccount({ email });
    const ask = (address: string) => post('/auth/forgot-password', { email }, address);
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(networks.stranger)).status);
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429]);

    const page = await openPage({ ...visitor, address: networks.elsewhere });
    for (let turn = 0; turn < 3; turn += 1) {
      await openAs(page, '/auth/forgot-password', { javaScript });
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      if (turn < 2) await page.getByText('Please check your email.').waitFor();
    }
    await page
      .getByText('A mail to this address was asked for a short while ago.', { exact: false })
      .waitFor();
    await page.getByText('The next one can go in a minute.', { exact: false }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await expectComplaint(/status of 429/);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: maxMailMs }).toBe(4);
  });
});

describe('having to wait for a mail', () => {
  it.each([
    ['a reset', '/auth/forgot-password', {}],
    ['a code', '/auth/code', { intent: 'send' }],
    ['a verification', '/auth?mode=login', { intent: 'resend' }],
    ['an erasure', '/your-data', {}],
  ])('is the same for %s whether the address has an account or not', async (_, path, fields) => {
    const answers = [];
    const address = `198.51.100.${210 + path.length}`;
    const known = `known-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await addAccount({ email: known });
    for (const email of [known, known.replace('known', 'stray')]) {
      const each = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const response = await post(path, { ...fields, email }, address);
        const html = await response.text();
        const words = html.replaceAll(email, '').replace(/[0-9a-f-]{36}/g, '');
        each.push([response.status, words.length]);
      }
      answers.push(each);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(([status]) => status)).toEqual([200, 200, 429]);
  });
});
