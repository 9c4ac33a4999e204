import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';

import { signInOn } from '../../support/accounts/accounts';
import { signInTo } from '../../support/accounts/sign-in-to';
import { enquiryForm, stampArrived, timeTrapMs } from '../../support/browser/enquiries';
import { openHydrated } from '../../support/browser/hydrated';
import { overhang } from '../../support/browser/layout';
import { openMail } from '../../support/server/outbox';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';

const password = 'three blue wrens';

/** `press`: by pointer, or by the key that a button or link takes. */
const visitors = [
  ['on a desktop, by mouse', { viewport: desktop, address: '198.51.100.201', press: pressByPointer }],
  [
    'on a phone’s width, by keyboard alone',
    { viewport: phone, address: '198.51.100.202', press: pressByKey },
  ],
] as const;

async function pressByPointer(control: Locator) {
  await control.click();
}

async function pressByKey(control: Locator) {
  await control.focus();
  await control.press('Enter');
}

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function fill(page: Page, fields: Record<string, string>) {
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries(fields))
    await main.getByLabel(label, { exact: true }).first().fill(value);
}

describe.each(visitors)('an owner’s first day %s', (_, visitor) => {
  it('goes from signing up to answering the first enquiry', async () => {
    const { press, ...options } = visitor;
    // An account signs up once, also when this is tried again.
    const mark = (visitor.viewport === phone ? 'Phone' : 'Desk') + crypto.randomUUID().slice(0, 4);
    const email = `first-day-${mark.toLowerCase()}@example.com`;
    const name = `Saltbush House ${mark}`;
    const page = await openPage({ pictures: 'drawn', ...options });
    const button = (label: string) =>
      page.getByRole('main').getByRole('button', { name: label, exact: true });
    const fits = async () => expect(await overhang(page)).toBeLessThanOrEqual(0);

    await openHydrated(page, '/auth?mode=signup');
    await fill(page, { 'Full Name': 'Wattle Keeper', Email: email });
    await fill(page, { Password: password, 'Confirm Password': password });
    await press(button('Create Account'));
    await page.getByText('Account Created!').first().waitFor();
    await (await openMail(page, email, 'Please verify your email address')).getByRole('link').click();
    await fill(page, { Password: password });
    await fits();
    await press(button('Verify my address'));
    await page.getByRole('heading', { name: 'Your address is verified' }).waitFor();
    await openHydrated(page, '/auth?redirectTo=/dashboard/add-property');
    await signInOn(page, email, password);

    await page.getByRole('heading', { name: 'Add Property' }).waitFor();
    await fits();
    await fill(page, { 'Property name': name, Address: '12 Saltbush Street, Glenelg SA 5045' });
    await page.getByLabel('Property type', { exact: true }).selectOption('motel');
    await fill(page, { 'Short description': 'A quiet motel between the tram stop and the sea.' });
    await page
      .getByLabel('Photos', { exact: true })
      .setInputFiles([await picture('front.jpg', '#c03020'), await picture('garden.jpg', '#20c030')]);
    await page.getByRole('list', { name: 'Chosen photos' }).waitFor();
    await press(button('Submit for Review').last());
    await page.getByText('Property Added Successfully!').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await openMail(page, email, `We have received ${name}`);
    await openHydrated(page, '/dashboard/properties');
    const own = page.getByRole('row').filter({ hasText: name });
    await own.getByText('Pending Approval').waitFor();
    await fits();
    await press(own.getByRole('link', { name: /^Edit/ }));
    await page.getByRole('heading', { name: `Edit ${name}` }).waitFor();
    await fits();
    await page.getByText('Hero').first().waitFor();

    const admin = await openPage({ ...options, address: '198.51.100.203' });
    await signInTo(inject('origin'), admin, 'admin@example.com');
    await openHydrated(admin, `/dashboard/properties?q=${mark}`);
    for (const decision of ['Approve', 'Publish']) {
      await press(admin.getByRole('button', { name: `${decision} ${name}`, exact: true }));
      await admin
        .getByRole('button', { name: `${decision} ${name}`, exact: true })
        .waitFor({ state: 'detached' });
    }
    await openMail(page, email, `${name} is approved`);

    const traveller = await openPage({ ...options, address: '198.51.100.204' });
    await openHydrated(traveller, `/search?q=${encodeURIComponent(name)}`);
    await press(traveller.getByRole('article').filter({ hasText: name }).getByRole('link', { name }));
    await traveller.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const form = enquiryForm(traveller);
    await form.name.fill('Priya Raman');
    await form.email.fill(`asks-${email}`);
    await form.message.fill('Is there a cot for a child of two?');
    await stampArrived(traveller);
    await traveller.waitForTimeout(timeTrapMs);
    await press(form.send);
    await traveller.getByText('Inquiry Sent Successfully!').first().waitFor();

    await (await openMail(page, email, `New enquiry for ${name}`)).getByRole('link').click();
    await page.getByRole('heading', { level: 2, name: 'Priya Raman' }).waitFor();
    await fits();
    await page.getByLabel('Your reply').fill('Hello Priya, yes, there is a cot.');
    await press(button('Send the reply'));
    await page.getByText('Reply on its way').first().waitFor();
    await openMail(traveller, `asks-${email}`, `Your enquiry about ${name}`);
    await openHydrated(page, '/dashboard');
    await fits();
    expect(await page.getByRole('main').innerText()).toContain('Total Leads');
    await press(page.getByRole('main').getByRole('button', { name: 'Sign Out' }).first());
    await page.waitForURL((url) => url.pathname === '/');
    expect((await page.goto('/dashboard'))?.status()).toBe(401);
    await expectComplaint(/status of 401/);
  });
});
