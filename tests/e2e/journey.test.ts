import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { formatDay } from '~/lib/time/dates';

import {
  countLeads,
  dayFromNow,
  enquiryForm,
  listLeads,
  sendSlowly,
  toast,
} from '../support/browser/enquiries';
import { hydrated, openHydrated } from '../support/browser/hydrated';
import { desktop, openPage, phone } from '../support/browser/pages';

const stay = { name: 'Tidewrack Beach Resort', slug: 'tidewrack-beach-resort' };
const checkIn = dayFromNow(40);
const checkOut = dayFromNow(43);
const dates = `${formatDay(checkIn)} to ${formatDay(checkOut)}`;
const carried = `check_in=${checkIn}&check_out=${checkOut}&guests=3`;
const thanks = {
  title: 'Inquiry Sent Successfully!',
  text: `Thank you for your interest in ${stay.name}. We'll contact you soon.`,
};

const travellers = [
  ['with JavaScript on a phone', { javaScript: true, viewport: phone, address: '203.0.113.21' }],
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.22' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.23' }],
  ['without JavaScript on a desktop', { javaScript: false, viewport: desktop, address: '203.0.113.24' }],
] as const;

describe.each(travellers)('a traveller %s', (_, visitor) => {
  const { javaScript, viewport, address } = visitor;
  const email = `journey-${address}@example.com`;

  it('goes from the home page’s search to a stay, an enquiry and the booking page', async () => {
    const page = await openPage({ pictures: 'drawn', ...visitor });
    await searchFromHome(page);
    expect(new URL(page.url()).pathname).toBe('/search');
    expect(await page.getByRole('region', { name: 'Results' }).getByRole('status').innerText()).toBe(
      `1 property found · ${dates} · 3 guests`,
    );

    if (javaScript) await hydrated(page);
    await page.getByRole('link', { name: stay.name }).click();
    await page.getByRole('heading', { level: 1, name: stay.name }).waitFor();
    expect(page.url()).toMatch(new RegExp(`/property/${stay.slug}\\?${carried}$`));
    expect(await page.getByRole('region', { name: 'Booking' }).innerText()).toContain(
      `${dates}, 3 nights, 3 guests`,
    );
    const ways = Array(viewport === phone ? 2 : 1).fill(bookingLink);
    await expect.poll(() => bookingLinks(page)).toEqual(ways);

    await expectBlankForm(page);
    await sendEnquiry(page, email, javaScript);
    if (javaScript) await toast(page, thanks.title).getByText(thanks.text).waitFor();
    else expect(await enquiryForm(page).status.innerText()).toBe(`${thanks.title}\n\n${thanks.text}`);
    await expectBlankForm(page);
    expect(await listLeads(email)).toEqual([
      expect.objectContaining({
        name: 'Maeve O’Brien-Ng',
        phone: null,
        checkInDate: checkIn,
        checkOutDate: checkOut,
        guests: 3,
        message: 'Is the pool heated?',
        source: 'website',
        status: 'new',
      }),
    ]);
  });
});

describe('the same enquiry sent twice', () => {
  it.each([
    ['with JavaScript', { javaScript: true, address: '203.0.113.25' }],
    ['without JavaScript', { javaScript: false, address: '203.0.113.26' }],
  ] as const)('succeeds both times and is one lead, %s', async (_, { javaScript, address }) => {
    const email = `twice-${address}@example.com`;
    const page = await openPage({ pictures: 'drawn', javaScript, address });
    for (const time of ['first', 'second']) {
      if (javaScript) await openHydrated(page, `/property/${stay.slug}?${carried}`);
      else await page.goto(`/property/${stay.slug}?${carried}`);
      await sendEnquiry(page, email, javaScript);
      const answer = javaScript ? toast(page, thanks.title) : enquiryForm(page).status;
      await answer.getByText(thanks.text).waitFor();
      expect(await countLeads(email), `leads after the ${time} time`).toBe(1);
    }
  });
});

async function searchFromHome(page: Page) {
  await page.goto('/');
  const form = page.getByRole('search', { name: 'Search for a stay' });
  const fold = form.locator('summary');
  if (await fold.isVisible()) await fold.click();
  await form.getByLabel('Name, suburb or what you need').fill('Tidewrack');
  await form.getByLabel('Check-in').fill(checkIn);
  await form.getByLabel('Check-out').fill(checkOut);
  await form.getByLabel('Guests').selectOption('3 Guests');
  await form.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { level: 2, name: stay.name }).waitFor();
}

const bookingLink = {
  href: `https://book.example.com/${stay.slug}?arrive=${checkIn}&depart=${checkOut}&guests=3`,
  target: '_blank',
  rel: 'noopener nofollow sponsored',
};

/** Every visible way out to the provider. */
async function bookingLinks(page: Page) {
  const links = await page.getByRole('link', { name: /^Book Direct/ }).all();
  return Promise.all(
    links.map(async (link) => ({
      href: await link.getAttribute('href'),
      target: await link.getAttribute('target'),
      rel: await link.getAttribute('rel'),
    })),
  );
}

/** Nothing typed, dates and guests from the search. */
async function expectBlankForm(page: Page) {
  const { name, email, message, ...form } = enquiryForm(page);
  const values = await Promise.all(
    [name, email, message, form.checkIn, form.checkOut, form.guests].map((field) => field.inputValue()),
  );
  expect(values).toEqual(['', '', '', checkIn, checkOut, '3']);
}

async function sendEnquiry(page: Page, email: string, javaScript: boolean) {
  const form = enquiryForm(page);
  await form.name.fill('Maeve O’Brien-Ng');
  await form.email.fill(email);
  await form.message.fill('Is the pool heated?');
  await sendSlowly(page, { javaScript });
}
