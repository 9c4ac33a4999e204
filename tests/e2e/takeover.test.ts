import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { signInOn } from '../support/accounts/accounts';
import { expectAccessible } from '../support/browser/axe';
import { openAs } from '../support/browser/hydrated';
import { mailsTo, maxMailMs } from '../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../support/browser/pages';

const ownPassword = 'three blue wrens';
const planted = 'planted by mallory';

/** Several browsers, each with a form or two. */

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone }],
] as const;

type Visitor = (typeof visitors)[number][1];
let network = 0;
const open = (visitor: Visitor) => openPage({ ...visitor, address: `203.0.113.${(network += 1) + 150}` });
const go = (page: Page, path: string, { javaScript }: Visitor) => openAs(page, path, { javaScript });

type Person = { fullName: string; phone: string; password: string };
const victim: Person = { fullName: 'Vera Victim', phone: '(08) 5550 1234', password: ownPassword };
const attacker: Person = { fullName: 'Mallory Mean', phone: '0400 000 666', password: planted };

async function register(
  page: Page,
  visitor: Visitor,
  email: string,
  { fullName, phone: number, password }: Person,
) {
  await go(page, '/auth?mode=signup', visitor);
  for (const [label, value] of Object.entries({
    'Full Name': fullName,
    Email: email,
    'Phone (optional)': number,
    Password: password,
    'Confirm Password': password,
  })) {
    await page
      .getByLabel(label, { exact: label !== 'Full Name' })
      .first()
      .fill(value);
  }
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Account Created!').first().waitFor();
}

/** The newest mail, once there are this many. */
async function openNewest(page: Page, email: string, count: number) {
  const subject = 'Please verify your email address';
  const mails = async () => (await mailsTo(email)).filter((mail) => mail.subject === subject);
  await expect.poll(async () => (await mails()).length, { timeout: maxMailMs, interval: 250 }).toBe(count);
  await page.goto(`/dev/mail/${(await mails())[0]?.id}`);
  await page.getByRole('region', { name: 'Text' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Verify your email address' }).waitFor();
}

const verify = (page: Page) => page.getByRole('button', { name: 'Verify my address' }).click();

const orders = {
  'alone, so that its reader finds a mail they never asked for': [attacker],
  'before its reader': [attacker, victim],
  'after its reader': [victim, attacker],
  'between two sign-ups of its reader': [victim, attacker, victim],
};

describe.each(visitors)('a stranger who registers another person’s address, %s', (_, visitor) => {
  it.each(Object.entries(orders))('%s, opens nothing', async (order, people) => {
    const email = `victim-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const [own, strange] = [await open(visitor), await open(visitor)];
    for (const [at, person] of people.entries()) {
      await register(person === attacker ? strange : own, visitor, email, person);
      // One after the other, so that the newest mail is the last request's.
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: maxMailMs }).toBe(at + 1);
    }
    // In a browser that has registered nothing.
    const page = await open(visitor);
    await openNewest(page, email, people.length);
    const isOwn = people.at(-1) === victim;
    const name = page.getByLabel('Full Name');
    expect(await name.inputValue()).toBe(isOwn ? victim.fullName : attacker.fullName);
    await page.getByLabel('Password', { exact: true }).fill(ownPassword);
    await verify(page);
    let password = ownPassword;
    if (!isOwn) {
      await page.getByText('This is not the password that was typed in this sign-up.').waitFor();
      await expectComplaint(/status of 400/);
      await page.getByRole('link', { name: 'Choose a new password instead' }).click();
      password = 'four grey wrens';
      await page.getByLabel('New Password').fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await name.fill(victim.fullName);
      await page.getByLabel('Phone').fill('');
      if (visitor.javaScript && order.startsWith('alone')) await expectAccessible(page);
      await verify(page);
    }
    await page.getByRole('heading', { level: 1, name: 'Your address is verified' }).waitFor();

    await go(strange, '/auth', visitor);
    await signInOn(strange, email, planted);
    await strange.getByText('The email address or the password is not right.').first().waitFor();
    await expectComplaint(/status of 400/);
    expect((await strange.goto('/dashboard'))?.status()).toBe(401);
    await expectComplaint(/status of 401/);

    await go(page, '/auth', visitor);
    await signInOn(page, email, password);
    await page.getByRole('heading', { level: 1, name: `Welcome, ${victim.fullName}` }).waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/Mallory|0400 000 666/);
  });

  it('while its reader has the page open, opens nothing either', async () => {
    const email = `victim-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const [own, strange] = [await open(visitor), await open(visitor)];
    await register(own, visitor, email, victim);
    const page = await open(visitor);
    await openNewest(page, email, 1);
    await register(strange, visitor, email, attacker);
    await page.getByLabel('Password', { exact: true }).fill(ownPassword);
    await verify(page);
    await page.getByRole('heading', { level: 1, name: 'Your address is verified' }).waitFor();
    await go(strange, '/auth', visitor);
    await signInOn(strange, email, planted);
    await strange.getByText('The email address or the password is not right.').first().waitFor();
    await expectComplaint(/status of 400/);
    await go(page, '/auth', visitor);
    await signInOn(page, email, ownPassword);
    await page.getByRole('heading', { level: 1, name: `Welcome, ${victim.fullName}` }).waitFor();
  });
});

describe('the password of a sign-up', () => {
  it('can be tried five times at its link, and then a new one is set', async () => {
    const visitor = visitors[1][1];
    const email = `forgetful-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await register(await open(visitor), visitor, email, victim);
    const page = await open(visitor);
    await openNewest(page, email, 1);
    for (let tried = 0; tried < 5; tried += 1) {
      await page.getByLabel('Password', { exact: true }).fill(`not this ${tried}`);
      await verify(page);
      await expectComplaint(/status of 400/);
    }
    await page.getByText('The password was wrong five times. Please choose a new one').waitFor();
    await page.getByLabel('New Password').fill('remembered now');
    await page.getByLabel('Confirm Password').fill('remembered now');
    await verify(page);
    await page.getByRole('heading', { level: 1, name: 'Your address is verified' }).waitFor();
    await page.goto('/auth');
    await signInOn(page, email, 'remembered now');
    await page.getByRole('heading', { level: 1, name: `Welcome, ${victim.fullName}` }).waitFor();
  });
});
