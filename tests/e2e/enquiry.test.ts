import type { Page, Response } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';

import {
  countLeads,
  dayFromNow,
  enquiryForm,
  newStamp,
  onceMore,
  rulesLoaded,
  stampArrived,
  stampInput,
  timeTrapMs,
} from '../support/browser/enquiries';
import { openAs, openHydrated } from '../support/browser/hydrated';
import { expectComplaint, openPage, phone } from '../support/browser/pages';
import { ask, post } from '../support/server/site';

const path = '/property/tidmarsh-house';
const tooQuick = 'That was very quick. Please send it again.';
const tooMany =
  'You have sent quite a few enquiries in a short time. Please wait an hour, then send this one again.';

let stamp = '';
beforeAll(async () => {
  stamp = await newStamp();
  expect(stamp).toMatch(/^\d+\./);
  await new Promise((resolve) => setTimeout(resolve, timeTrapMs));
});

/** Wrong input, field by field, with the message that belongs beside it. */
const mistakes = [
  {
    name: ['R', 'Name must be at least 2 characters'],
    email: ['maeve@nowhere', 'Please enter a valid email address'],
    phone: ['ring me', 'Invalid phone number format'],
    checkIn: ['2024-02-29', 'Check-in cannot be in the past'],
    message: ['m'.repeat(1001), 'Message must be less than 1000 characters'],
  },
  {
    name: ['R2-D2', 'Name contains invalid characters'],
    email: [`${'m'.repeat(250)}@example.com`, 'Email address is too long'],
    checkIn: [dayFromNow(12), null],
    checkOut: [dayFromNow(12), 'Check-out must be after check-in'],
  },
  { name: ['n'.repeat(101), 'Name must be less than 100 characters'] },
] as const;

const readers = [
  ['with JavaScript, before anything is sent', { javaScript: true, rules: true }],
  ['with JavaScript whose rules did not load, by the server', { javaScript: true, rules: false }],
  ['without JavaScript, by the server', { javaScript: false, rules: false }],
] as const;

describe('a wrong enquiry', () => {
  it.each(readers)(
    'shows its errors beside the fields, keeps what was typed and focuses the first error, %s',
    async (_, { javaScript, rules }) => {
      const page = await openPage({ javaScript, address: '203.0.113.31', viewport: phone, isFresh: true });
      const answers = watchPosts(page);
      if (javaScript && !rules) await page.route(/read-enquiry/, (route) => route.abort());
      await openAs(page, path, { javaScript });
      for (const round of mistakes) {
        const form = await fill(page, round);
        if (rules) await rulesLoaded(page);
        await form.send.click();
        await expectErrors(page, round);
      }
      expect(answers.map((answer) => answer.status())).toEqual(rules ? [] : [400, 400, 400]);
      if (javaScript && !rules) await expectComplaint(/ERR_FAILED/);
      if (!rules) await expectComplaint(/status of 400/);
    },
  );

  it('is refused by the server with 400 and stores nothing', async () => {
    const email = 'wrong@example.com';
    const wrong: Record<string, string>[] = [
      { name: 'R' },
      { guests: '21' },
      { check_in_date: '2026-02-30' },
      { phone: '+' },
    ];
    for (const fields of wrong) {
      const response = await post(path, { name: 'Maeve Ng', email, stamp, ...fields }, '203.0.113.32');
      expect(response.status, JSON.stringify(fields)).toBe(400);
    }
    expect(await countLeads(email)).toBe(0);
  });

  it('is accepted once it is corrected, and each message disappears with its error', async () => {
    const email = 'mended@example.com';
    const page = await openPage({ address: '203.0.113.33' });
    await openHydrated(page, path);
    const form = await fill(page, { name: ['R', null], email: [email, null] });
    await rulesLoaded(page);
    await form.send.click();
    const message = page.getByText('Name must be at least 2 characters', { exact: true });
    await message.waitFor();
    await form.name.fill('Ro');
    await message.waitFor({ state: 'detached' });
    await stampArrived(page);
    await ageForm(page);
    await form.send.click();
    await page.getByRole('listitem').getByText('Inquiry Sent Successfully!').waitFor();
    expect(await countLeads(email)).toBe(1);
  });
});

describe('an enquiry by a program', () => {
  it('that fills the hidden field is thanked and not stored', async () => {
    const email = 'trapped@example.com';
    const fields = { name: 'Maeve Ng', email, stamp, reference_code: 'x' };
    const response = await post(path, fields, '203.0.113.34');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Inquiry Sent Successfully!');
    expect(await countLeads(email)).toBe(0);
  });

  it.each([
    ['at once', newStamp, tooQuick],
    ['without the form’s time', () => Promise.resolve(''), onceMore],
    ['with a forged time', () => Promise.resolve(`1700000000000.${'0'.repeat(64)}`), tooQuick],
  ])('that posts %s is asked to send it again', async (_, time, sentence) => {
    const email = 'quick@example.com';
    const response = await post(path, { name: 'Maeve Ng', email, stamp: await time() }, '203.0.113.35');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
    expect(await countLeads(email)).toBe(0);
  });

  it('is refused when another site sends it', async () => {
    const email = 'cross-site@example.com';
    const body = new URLSearchParams({ name: 'Maeve Ng', email, stamp });
    const origins: Record<string, string>[] = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: inject('origin'), 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
      {},
    ];
    for (const headers of origins) {
      for (const address of [path, `${path}.data`]) {
        const response = await ask(address, { method: 'POST', body, headers });
        expect(response.status, JSON.stringify(headers)).toBe(403);
      }
    }
    expect(await countLeads(email)).toBe(0);
  });
});

describe('an enquiry sent too quickly', () => {
  it.each([
    ['with JavaScript', { javaScript: true, address: '203.0.113.36' }],
    ['without JavaScript', { javaScript: false, address: '203.0.113.37' }],
  ])('keeps what was typed and is accepted the second time, %s', async (_, visitor) => {
    const email = `slower-${visitor.address}@example.com`;
    const page = await openPage(visitor);
    await openAs(page, path, visitor);
    const form = await fill(page, { name: ['Maeve Ng', null], email: [email, null] });
    if (visitor.javaScript) await stampArrived(page);
    await sendAtOnce(page, await newStamp());
    await form.alert.getByText(tooQuick).waitFor();
    expect(await form.email.inputValue()).toBe(email);
    await expectComplaint(/status of 400/);
    await page.waitForTimeout(timeTrapMs);
    await form.send.click();
    await page.getByText('Inquiry Sent Successfully!').first().waitFor();
    expect(await countLeads(email)).toBe(1);
  });
});

describe('many enquiries of one visitor', () => {
  it('are stopped after ten in an hour with a friendly message, with and without JavaScript', async () => {
    const address = '203.0.113.38';
    const statuses: number[] = [];
    // The hour is the clock's: one that begins meanwhile allows ten more.
    while (statuses.length < 21 && statuses.at(-1) !== 429) {
      const email = `many-${statuses.length}@example.com`;
      statuses.push((await post(path, { name: 'Maeve Ng', email, stamp }, address)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.at(-1)).toBe(429);
    for (const javaScript of [true, false]) {
      const page = await openPage({ javaScript, address });
      await openAs(page, path, { javaScript });
      const form = await fill(page, { name: ['Maeve Ng', null], email: ['many@example.com', null] });
      if (javaScript) await stampArrived(page);
      await ageForm(page);
      await form.send.click();
      await form.alert.getByText(tooMany).waitFor();
      expect(await form.email.inputValue()).toBe('many@example.com');
      await expectComplaint(/status of 4(29|00)/);
    }
    expect(await countLeads('many@example.com')).toBe(0);
    expect(
      (await post(path, { name: 'Maeve Ng', email: 'other@example.com', stamp }, '203.0.113.39')).status,
    ).toBe(200);
  });
});

describe('an enquiry for a stay that is hidden or unknown', () => {
  it('is refused in both layouts and stores nothing', async () => {
    const email = 'hidden@example.com';
    const stays = [...inject('hiddenProperties'), { slug: 'no-such-stay', locationSlug: 'glenelg' }];
    for (const { slug, locationSlug } of stays) {
      for (const address of [`/property/${slug}`, `/accommodation/${locationSlug}/${slug}`]) {
        const response = await post(address, { name: 'Maeve Ng', email, stamp }, '203.0.113.40');
        expect(response.status, address).toBe(404);
        expect(await response.text()).toContain('Property Not Found');
      }
    }
    expect(await countLeads(email)).toBe(0);
  });
});

type Typed = Partial<Record<FieldName, readonly [typed: string, message: string | null]>>;
type FieldName = 'name' | 'email' | 'phone' | 'checkIn' | 'checkOut' | 'message';

async function fill(page: Page, typed: Typed) {
  const form = enquiryForm(page);
  for (const field of ['name', 'email', 'phone', 'checkIn', 'checkOut', 'message'] as const) {
    await form[field].fill(typed[field]?.[0] ?? (field === 'email' ? 'maeve@example.com' : ''));
  }
  return form;
}

/**
 * Each wrong field refers to its message, and no other field does; the first has the focus; all typed text is
 * there.
 */
async function expectErrors(page: Page, typed: Typed) {
  const form = enquiryForm(page);
  const fields = Object.entries(typed) as [FieldName, readonly [string, string | null]][];
  for (const [field, [value, message]] of fields) {
    await expect.poll(() => form[field].evaluate(shown), { message: field }).toEqual({ value, message });
  }
  const wrong = fields.filter(([, [, message]]) => message !== null);
  expect(await page.locator('[aria-invalid="true"]').count()).toBe(wrong.length);
  expect(await form.alert.innerText()).toContain(
    `Please check ${wrong.length === 1 ? 'one' : wrong.length} field`,
  );
  const first = wrong[0]?.[0] ?? 'name';
  await expect.poll(() => form[first].evaluate((control) => control === document.activeElement)).toBe(true);
}

/** As if the page had been open since this file began. */
function ageForm(page: Page) {
  return stampInput(page).evaluate(setValue, stamp);
}

/** In one step, since on a busy machine a click alone may take the two seconds that are too quick. */
function sendAtOnce(page: Page, newest: string) {
  return enquiryForm(page).send.evaluate((button, value) => {
    const input = (button as HTMLButtonElement).form?.elements.namedItem('stamp');
    (input as HTMLInputElement).value = value;
    (button as HTMLButtonElement).click();
  }, newest);
}

function setValue(input: Element, value: string) {
  (input as HTMLInputElement).value = value;
}

/** The value of a field, and the message that it names as its own. */
function shown(control: HTMLElement) {
  const { value } = control as HTMLInputElement;
  const own = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  return { value, message: own?.innerText ?? null };
}

function watchPosts(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST') answers.push(response);
  });
  return answers;
}
