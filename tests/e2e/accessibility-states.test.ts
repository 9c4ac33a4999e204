import { beforeAll, describe, expect, it } from 'vitest';

import { expectAccessible } from '../support/browser/axe';
import { enquiryForm, rulesLoaded, toast } from '../support/browser/enquiries';
import { openHydrated } from '../support/browser/hydrated';
import { newsletterForm } from '../support/server/newsletter';
import { desktop, expectComplaint, openPage, phone } from '../support/browser/pages';
import { addGuide, guidePath } from '../support/browser/templates';

beforeAll(addGuide);

const stay = '/property/tidmarsh-house';

describe('axe finds no violation with a dialog open', () => {
  it('the drawer of a phone', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await expectAccessible(page);
  });

  it('the filters of a phone', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, '/search?type=hotel');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('heading', { name: 'Filters' }).waitFor();
    await expectAccessible(page);
  });

  it.each([
    ['on a phone', phone],
    ['on a desktop', desktop],
  ])('the photo viewer %s', async (_, viewport) => {
    const page = await openPage({ viewport });
    await openHydrated(page, stay);
    await page.getByRole('link', { name: /^Photo 1 of 9/ }).click();
    await page.getByRole('dialog', { name: 'Photos of Tidmarsh House' }).waitFor();
    await expectAccessible(page);
  });

  it.each([
    ['on a phone', phone],
    ['on a desktop', desktop],
  ])('the cookie banner %s', async (_, viewport) => {
    const page = await openPage({ viewport, consent: null });
    await openHydrated(page, '/');
    await page.getByRole('region', { name: 'We use cookies' }).waitFor();
    await expectAccessible(page);
  });
});

describe('axe finds no violation with something unfolded', () => {
  it('every folded part of a search near a landmark', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/search?near=adelaide-oval&minutes=15&sort=nearest');
    const folded = page.locator('main details:not([open]) > summary:visible');
    await page.getByText('Why here?').first().waitFor();
    for (let max = 60; max > 0 && (await folded.count()) > 0; max -= 1) await folded.first().click();
    expect(await folded.count()).toBe(0);
    await expectAccessible(page);
  });

  it('More options of the featured stays', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, '/');
    await page.getByText('More options').click();
    await page.getByRole('link', { name: 'By Price' }).click();
    await page.getByRole('link', { name: 'Under $150', exact: true }).waitFor();
    await expectAccessible(page);
  });

  it.each([
    ['a question of the home page', '/', ['What do serviced apartments usually include?']],
    ['a question of the help page', '/help', ['How do I cancel or change my booking?']],
    ['text and question of a location', '/location/glenelg', ['Read More', 'Is the beach patrolled?']],
    [
      'text and question of a property',
      '/accommodation/north-adelaide/tidmarsh-house',
      ['Read More', 'Can I bring a pet?'],
    ],
    ['contents, text and question of a guide', guidePath, ['On this page', 'Read More', 'Is it far?']],
  ])('%s', async (_, path, folded) => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, path);
    for (const text of folded) await page.locator('main summary', { hasText: text }).click();
    expect(await page.locator('main details[open]').count()).toBe(folded.length);
    await expectAccessible(page);
  });
});

describe('axe finds no violation on a form', () => {
  it('for enquiries, with its errors', async () => {
    const page = await openPage({ viewport: phone });
    await openHydrated(page, stay);
    const form = enquiryForm(page);
    await form.name.fill('R2-D2');
    await form.email.fill('nobody');
    await form.phone.fill('ring me');
    await rulesLoaded(page);
    await form.send.click();
    await form.alert.waitFor();
    await expectAccessible(page);
  });

  it('to contact the site, with its errors', async () => {
    const page = await openPage({ viewport: phone, address: '203.0.113.61' });
    await openHydrated(page, '/contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Please enter your first name').waitFor();
    await expectAccessible(page);
    await expectComplaint(/status of 400/);
  });

  it('for the newsletter, with its error and with its thanks', async () => {
    const page = await openPage({ viewport: phone, address: '203.0.113.62' });
    await openHydrated(page, '/');
    const form = newsletterForm(page);
    await form.email.fill(`${'m'.repeat(250)}@example.com`);
    await form.send.click();
    await page.getByText('Email address is too long').waitFor();
    await expectAccessible(page);
    await expectComplaint(/status of 400/);
    await form.email.fill('axe@example.com');
    await form.send.click();
    await toast(page, 'Success!').waitFor();
    await expectAccessible(page);
  });
});

it('axe finds each text of too little contrast, by what is behind it', async () => {
  const page = await openPage({ viewport: desktop });
  const grey = (ground: string) =>
    `<p style="color: rgb(150 150 150); background: ${ground}">Few can read it</p>`;
  await page.setContent(
    `<html lang="en"><title>Grey</title><main><h1>Grey</h1>${grey('white')}${grey('black')}${grey('white')}</main></html>`,
  );
  const { actual } = (await expectAccessible(page).catch((error: unknown) => error)) as { actual: string[] };
  const found = (colours: string, place: number) =>
    expect.stringMatching(`${colours}: color-contrast at p:nth-child\\(${place}\\):[^]* 2\\.95 `) as string;
  expect(actual).toEqual([found('light', 2), found('light', 4), found('dark', 2), found('dark', 4)]);
});
