import { describe, expect, inject, it } from 'vitest';

import { expectAccessible } from '../../support/browser/axe';
import { enquiryForm, listLeads, sendSlowly, toast } from '../../support/browser/enquiries';
import { findProblems, keepRefusals } from '../../support/hostile/inspect';
import { hydrated, openAs, openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
import { overhang, smallTargets } from '../../support/browser/layout';
import { openMail } from '../../support/server/outbox';
import {
  addLead,
  addOwner,
  enterAs,
  leadStatus,
  replyAddressesOf,
  signInAs,
  statusOf,
} from '../../support/accounts/owners';
import { readAs } from '../../support/accounts/read-as';
import { startSession } from '../../support/accounts/start-session';
import { signInTo } from '../../support/accounts/sign-in-to';
import { desktop, expectComplaint, openPage, phone, withoutNetwork } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';
import { ask } from '../../support/server/site';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.121' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.122' }],
] as const;

describe.each(visitors)('an enquiry, %s', (_, visitor) => {
  const { javaScript } = visitor;
  const name = javaScript ? 'answers-js' : 'answers-plain';

  it('reaches the owner by mail, who opens it, answers it and sees the answer in its history', async () => {
    const owner = await addOwner(name);
    const traveller = `asks-${owner.name}@example.com`;
    const page = await openPage(visitor);
    await openAs(page, `/property/${owner.slug}`, { javaScript });
    const form = enquiryForm(page);
    await form.name.fill('Priya Raman');
    await form.email.fill(traveller);
    await form.message.fill('Is there a cot?\nWe are three.');
    await sendSlowly(page, visitor);
    await page.getByText('Inquiry Sent Successfully!').first().waitFor();

    const mail = await openMail(page, owner.email, `New enquiry for ${owner.propertyName}`);
    await mail.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Access Required' }).waitFor();
    await expectComplaint(/status of 401/);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await signInAs(page, owner.email);
    await page.getByRole('heading', { level: 2, name: 'Priya Raman' }).waitFor();
    expect(await page.getByRole('region', { name: 'Message' }).innerText()).toContain(
      'Is there a cot?\nWe are three.',
    );
    expect(await statusOf(page, 'Priya Raman').inputValue()).toBe('new');

    const replies = page.getByRole('region', { name: 'Reply by mail' });
    await replies.getByLabel('Your reply').fill('Too short');
    await replies.getByRole('button', { name: 'Send the reply' }).click();
    await replies.getByText('Your reply must be at least 10 characters').waitFor();
    await expectComplaint(/status of 400/);
    expect(await replies.getByLabel('Your reply').inputValue()).toBe('Too short');
    await replies.getByLabel('Your reply').fill('Hello Priya,\nyes, there is a cot.');
    await replies.getByRole('button', { name: 'Send the reply' }).dblclick();
    await page.getByText('Reply on its way').first().waitFor();

    const history = page.getByRole('region', { name: 'History' });
    await history.getByText('Hello Priya,').waitFor();
    expect(await statusOf(page, 'Priya Raman').inputValue()).toBe('contacted');
    expect(await page.getByLabel('Your reply').inputValue()).toBe('');
    await page.getByLabel('New note').fill('Likes the garden room.');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await history.getByText('Likes the garden room.').waitFor();
    const lead = new URL(page.url()).pathname;

    const answer = await openMail(page, traveller, `Your enquiry about ${owner.propertyName}`);
    expect(await answer.innerText()).toContain('Hello Priya,\nyes, there is a cot.');
    expect(await replyAddressesOf(traveller)).toEqual([`Wattle Keeper <${owner.email}>`]);
    await page.goto(lead);
    const text = await history.innerText();
    for (const words of ['Wattle Keeper', 'Sent', 'Contacted', 'Private note']) expect(text).toContain(words);
    expect((await listLeads(traveller)).map(({ status }) => status)).toEqual(['contacted']);
  });
});

describe('the status of a lead', () => {
  it('changes in place, and is reverted with a message when it could not be sent', async () => {
    const owner = await addOwner('status-js');
    const lead = await addLead({ propertyId: owner.propertyId });
    const page = await openPage({ address: '198.51.100.123' });
    await enterAs(page, owner.email, '/dashboard/leads');
    await hydrated(page);
    const status = statusOf(page, 'Maeve Ng');
    expect(await page.getByRole('button', { name: /^Save/ }).count()).toBe(0);
    await status.focus();
    await status.selectOption('qualified');
    await toast(page, 'Lead status updated').waitFor();
    expect(await leadStatus(lead)).toBe('qualified');

    await intercept(page, '**/dashboard/leads*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await status.selectOption('closed');
    await toast(page, 'Failed to update lead status').waitFor();
    await expect.poll(() => status.inputValue()).toBe('qualified');
    await expectComplaint(/ERR_FAILED/);
    expect(await leadStatus(lead)).toBe('qualified');

    await page.unroute('**/dashboard/leads*');
    await withoutNetwork(page, async () => {
      await status.selectOption('new');
      await expect.poll(() => toast(page, 'Failed to update lead status').count()).toBe(2);
      await expect.poll(() => status.inputValue()).toBe('qualified');
      await expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    });
    await status.selectOption('converted');
    await expect.poll(() => leadStatus(lead)).toBe('converted');
  });

  it('changes with a button where there are no scripts, and the list stays as it was filtered', async () => {
    const owner = await addOwner('status-plain');
    await addLead({ propertyId: owner.propertyId });
    const page = await openPage({ address: '198.51.100.124', javaScript: false, viewport: phone });
    await enterAs(page, owner.email, '/dashboard/leads?q=maeve');
    await statusOf(page, 'Maeve Ng').selectOption('closed');
    await page.getByRole('button', { name: 'Save the status of Maeve Ng' }).click();
    await page.getByText('Lead status updated').waitFor();
    expect(new URL(page.url()).search).toBe('?q=maeve');
    expect(await statusOf(page, 'Maeve Ng').inputValue()).toBe('closed');
    expect(await overhang(page)).toBe(0);
  });
});

describe('the list of leads', () => {
  it('is filtered, searched and paged by its address, and suggests what to do when it is empty', async () => {
    const owner = await addOwner('lists');
    const page = await openPage({ address: '198.51.100.125' });
    await enterAs(page, owner.email, '/dashboard/leads');
    await page.getByRole('heading', { name: 'No leads yet' }).waitFor();
    const start = Date.now() - 60 * 3_600_000;
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        addLead({
          propertyId: owner.propertyId,
          name: `Maeve ${String.fromCharCode(65 + n)}`,
          createdAt: new Date(start + n * 60_000),
          ...(n < 2 && { status: 'closed' }),
        }),
      ),
    );
    await openHydrated(page, '/dashboard/leads');
    const names = () => page.getByRole('rowheader').allInnerTexts();
    expect(await names()).toHaveLength(25);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect.poll(names).toHaveLength(5);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(names).toHaveLength(25);
    const search = page.getByRole('search', { name: 'Leads' });
    await search.getByLabel('Status').selectOption('closed');
    await search.getByRole('button', { name: 'Show' }).click();
    await expect.poll(names).toHaveLength(2);
    await search.getByLabel('Name, email or phone').fill('nobody at all');
    await search.getByLabel('Name, email or phone').press('Enter');
    await page.getByRole('heading', { name: 'No leads match' }).waitFor();
    await page.getByRole('link', { name: 'Show all leads' }).click();
    await expect.poll(names).toHaveLength(25);
    expect(await search.getByLabel('Status').inputValue()).toBe('');
    for (const nonsense of [
      '?older=-1&newer=x',
      '?older=9999999999999999',
      '?property=1e9&status=gone&period=ever',
      `?q=${'%22%00*'.repeat(50)}`,
    ]) {
      expect((await page.goto(`/dashboard/leads${nonsense}`))?.status(), nonsense).toBe(200);
    }
  });

  it('keeps a stranger’s lead a secret: its page is missing, and no form changes it', async () => {
    const owner = await addOwner('secret');
    const stranger = await addOwner('stranger');
    const secret = await addLead({ propertyId: owner.propertyId });
    const cookie = `sid=${await startSession(await siteDatabase(), stranger.id)}`;
    const post = (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      });
    expect((await readAs(cookie, '/dashboard/leads')).status).toBe(200);
    for (const id of [secret, 'no-such-lead']) {
      expect((await readAs(cookie, `/dashboard/leads/${id}`)).status).toBe(404);
      const forms: Record<string, string>[] = [
        { intent: 'status', status: 'closed' },
        { intent: 'note', note: '' },
        { intent: 'reply', body: '' },
      ];
      for (const fields of forms) {
        const { status } = await post(`/dashboard/leads/${id}`, fields);
        expect(status, JSON.stringify(fields)).toBe(404);
      }
    }
    expect((await post('/dashboard/leads', { lead: secret, status: 'closed' })).status).toBe(404);
    expect(await leadStatus(secret)).toBe('new');
  });
});

describe('hostile words in every field of a lead', () => {
  const hostile = `"><img src=x onerror="__hostile=1"><script>__hostile=1</script> javascript:alert(1)`;

  it('are plain text, on the list, on the page and in the export', async () => {
    const owner = await addOwner('hostile');
    const fields = { name: hostile, email: hostile, phone: hostile, message: `${hostile}\nsecond line` };
    const lead = await addLead({
      propertyId: owner.propertyId,
      ...fields,
      checkInDate: hostile,
      checkOutDate: hostile,
    });
    const formula = await addLead({
      propertyId: owner.propertyId,
      name: '=1+1',
      email: '@sum',
      phone: '+61 8',
      message: '-2',
    });
    const page = await openPage({ address: '198.51.100.127', viewport: phone, isFresh: true });
    await page.addInitScript(keepRefusals);
    await signInTo(inject('origin'), page, owner.email);
    for (const path of ['/dashboard/leads', `/dashboard/leads/${lead}`, '/dashboard']) {
      await openHydrated(page, path);
      expect(await page.evaluate(findProblems), path).toEqual([]);
      expect(await page.getByRole('main').innerText()).toContain(hostile);
      expect(await overhang(page), path).toBe(0);
    }
    const csv = await page.request.get('/dashboard/leads/export.csv');
    expect(csv.headers()['content-disposition']).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(csv.headers()['cache-control']).toContain('no-store');
    const text = await csv.text();
    expect(text).toContain(`,"'=1+1","'@sum","'+61 8",`);
    expect(text).toContain(`,"'-2","${formula}"\r\n`);
    expect(text).toContain(`"${hostile.replaceAll('"', '""')}"`);
  });
});

describe('the lead pages', () => {
  it('can be read and used by everybody, in both themes', async () => {
    for (const [viewport, address] of [
      [desktop, '198.51.100.128'],
      [phone, '198.51.100.129'],
    ] as const) {
      const page = await openPage({ address, viewport });
      await enterAs(page, 'owner@example.com', '/dashboard/leads');
      await hydrated(page);
      await expectAccessible(page);
      expect(await overhang(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
      const rows = page.getByRole('rowheader').getByRole('link');
      await rows.last().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Message' }).waitFor();
      await page.getByRole('button', { name: 'Send the reply' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('Your reply must be at least 10 characters').waitFor();
      await expectComplaint(/status of 400/);
      await expect
        .poll(() => page.getByLabel('Your reply').evaluate((field) => field === document.activeElement))
        .toBe(true);
      await expectAccessible(page);
      expect(await overhang(page)).toBe(0);
    }
  });

  it('keep the typed text when a reply could not be sent', async () => {
    const owner = await addOwner('offline');
    const lead = await addLead({ propertyId: owner.propertyId });
    const page = await openPage({ address: '198.51.100.130' });
    // The routes of the page's links have not come yet, and the code for messages never does.
    await page.route(/__manifest|toast-viewport/, (route) => route.abort('internetdisconnected'));
    await enterAs(page, owner.email, `/dashboard/leads/${lead}`);
    await hydrated(page);
    await page.getByLabel('Your reply').fill('A long and careful answer.');
    await withoutNetwork(page, async () => {
      await page.getByRole('button', { name: 'Send the reply' }).click();
      await page.getByText('What you wrote is still here').waitFor();
      await expectComplaint(/ERR_INTERNET_DISCONNECTED/);
      expect(await page.getByLabel('Your reply').inputValue()).toBe('A long and careful answer.');
    });
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await page.getByText('Reply on its way').first().waitFor();
  });
});
