import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import {
  countLeads,
  enquiryForm,
  onceMore,
  stampArrived,
  stampInput,
  timeTrapMs,
} from '../support/browser/enquiries';
import { failFirst } from '../support/browser/fail-first';
import { openAs, openHydrated } from '../support/browser/hydrated';
import { expectComplaint, openPage, tolerateComplaints } from '../support/browser/pages';
import { ask } from '../support/server/site';

const path = '/property/tidmarsh-house';

describe('the form’s time', () => {
  it('is in no page, is fetched when the visitor enters the form, and is for known forms only', async () => {
    expect(await (await ask(path)).text()).toContain('name="stamp" value=""');
    const page = await openPage({ address: '203.0.113.41' });
    const stamps = watchStamps(page);
    await openHydrated(page, path);
    expect(stamps()).toBe(0);
    await enquiryForm(page).name.focus();
    await stampArrived(page);
    await enquiryForm(page).email.focus();
    await enquiryForm(page).message.focus();
    expect(stamps()).toBe(1);
    const answer = await ask('/form-stamp?for=enquiry');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect((await ask('/form-stamp?for=contact')).status).toBe(400);
    expect((await ask('/form-stamp')).status).toBe(400);
  });

  it('is fetched for a visitor who entered the form before the page’s scripts ran', async () => {
    const page = await openPage({ address: '203.0.113.42' });
    let goOn = () => {};
    const mayRun = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/assets\/.*\.js$/, (route) => mayRun.then(() => route.continue()));
    await page.goto(path, { waitUntil: 'commit' });
    await enquiryForm(page).name.focus();
    goOn();
    await stampArrived(page);
  });

  it('is tried again at the next field when it could not be fetched', async () => {
    const page = await openPage({ address: '203.0.113.43' });
    await openHydrated(page, path);
    await failFirst(page, /form-stamp/);
    await enquiryForm(page).name.focus();
    await expectComplaint(/ERR_FAILED/);
    expect(await stampInput(page).inputValue()).toBe('');
    await enquiryForm(page).email.focus();
    await stampArrived(page);
  });

  it.each([
    ['with JavaScript that could not fetch it', { javaScript: true, address: '203.0.113.44' }],
    ['without JavaScript', { javaScript: false, address: '203.0.113.45' }],
  ])(
    'comes with the answer, %s: what was typed is kept, and pressing once more at once sends it',
    async (_, visitor) => {
      const email = newAddress('once-more');
      const page = await openPage(visitor);
      tolerateComplaints(/status of 503/);
      await page.route(/form-stamp/, (route) => route.fulfill({ status: 503, body: 'Sorry' }));
      await openAs(page, path, visitor);
      const form = await fill(page, 'Maeve Ng', email);
      await form.send.click();
      await form.alert.getByText(onceMore).waitFor();
      expect(await countLeads(email)).toBe(0);
      expect([await form.name.inputValue(), await form.email.inputValue()]).toEqual(['Maeve Ng', email]);
      await expectComplaint(/status of 400/);
      await form.send.click();
      await page.getByText('Inquiry Sent Successfully!').first().waitFor();
      expect(await countLeads(email)).toBe(1);
    },
  );

  it('is taken while the rest of the page is still being read again after the first answer', async () => {
    const email = newAddress('while-reading');
    const page = await openPage({ address: '203.0.113.48' });
    tolerateComplaints(/status of 503/);
    await page.route(/form-stamp/, (route) => route.fulfill({ status: 503, body: 'Sorry' }));
    let goOn = () => {};
    const mayAnswer = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/_routes=root/, (route) => mayAnswer.then(() => route.continue()));
    await openHydrated(page, path);
    const form = await fill(page, 'Maeve Ng', email);
    await form.send.click();
    await form.alert.getByText(onceMore).waitFor();
    await expectComplaint(/status of 400/);
    await form.send.click();
    await page.getByText('Inquiry Sent Successfully!').first().waitFor();
    expect(await countLeads(email)).toBe(1);
    goOn();
  });

  it('comes with the errors too, so that a corrected form is accepted without JavaScript', async () => {
    const email = newAddress('mended-plain');
    const page = await openPage({ javaScript: false, address: '203.0.113.46' });
    await page.goto(path);
    const form = await fill(page, 'R', email);
    await form.send.click();
    await page.getByText('Name must be at least 2 characters', { exact: true }).waitFor();
    await expectComplaint(/status of 400/);
    await form.name.fill('Ro');
    await form.send.click();
    await form.status.getByText('Inquiry Sent Successfully!').waitFor();
    expect(await countLeads(email)).toBe(1);
  });
});

describe('one enquiry in two tabs', () => {
  it('has a time in each and is one lead', async () => {
    const email = newAddress('two-tabs');
    const first = await openPage({ address: '203.0.113.47' });
    const second = await openPage({ address: '203.0.113.47' });
    for (const page of [first, second]) {
      await openHydrated(page, path);
      await fill(page, 'Maeve Ng', email);
      await stampArrived(page);
    }
    await second.waitForTimeout(timeTrapMs);
    for (const page of [first, second]) {
      await enquiryForm(page).send.click();
      await page.getByRole('listitem').getByText('Inquiry Sent Successfully!').waitFor();
    }
    expect(await countLeads(email)).toBe(1);
  });
});

/** The same address would be the same enquiry when a test is tried again. */
const newAddress = (name: string) => `${name}-${crypto.randomUUID()}@example.com`;

async function fill(page: Page, name: string, email: string) {
  const form = enquiryForm(page);
  await form.name.fill(name);
  await form.email.fill(email);
  return form;
}

/** How often the page has asked for the form's time. */
function watchStamps(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/form-stamp')) requests += 1;
  });
  return () => requests;
}
