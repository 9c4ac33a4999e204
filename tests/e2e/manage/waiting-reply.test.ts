import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { expectAccessible } from '../../support/browser/axe';
import { hydrated } from '../../support/browser/hydrated';
import {
  addLead,
  addOwner,
  addWaitingReply,
  enterAs,
  leadStatus,
  statusOf,
} from '../../support/accounts/owners';
import { expectComplaint, openPage, phone, withoutNetwork } from '../../support/browser/pages';

describe('a reply that waits to be sent', () => {
  async function waitingReply(purpose: string) {
    const owner = await addOwner(purpose);
    const lead = await addLead({ propertyId: owner.propertyId });
    return { owner, lead, path: `/dashboard/leads/${lead}`, send: await addWaitingReply(lead) };
  }
  const history = (page: Page) => page.getByRole('region', { name: 'History' });

  it('reports by itself that it has been sent, and text typed meanwhile stays', async () => {
    const { owner, path, send } = await waitingReply('waits-js');
    const page = await openPage({ address: '198.51.100.135' });
    await enterAs(page, owner.email, path);
    await hydrated(page);
    await history(page).getByText('This page looks again every few seconds.').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Your reply').fill('One more thing:');
    await withoutNetwork(page, () => page.waitForTimeout(5000));
    await send();
    await history(page).getByText('Sent', { exact: true }).waitFor();
    expect(await page.getByText('looks again').count()).toBe(0);
    expect(await page.getByLabel('Your reply').inputValue()).toBe('One more thing:');
  });

  it('is checked again by a link when it takes long', async () => {
    const { owner, path, send } = await waitingReply('waits-long');
    const page = await openPage({ address: '198.51.100.136', isFresh: true });
    let underWay = 0;
    page.on('request', () => (underWay += 1));
    page.on('requestfinished', () => (underWay -= 1));
    page.on('requestfailed', () => (underWay -= 1));
    await page.clock.install();
    await enterAs(page, owner.email, path);
    await hydrated(page);
    await page.clock.runFor(120_000);
    await history(page).getByText('It takes longer than usual.').waitFor();
    // Looks that are still under way would see that it has been sent.
    await expect.poll(() => underWay).toBe(0);
    await send();
    await page.clock.runFor(20_000);
    expect(await history(page).getByText('Waiting to be sent').count()).toBe(1);
    await page.getByRole('link', { name: 'Check again' }).click();
    await history(page).getByText('Sent', { exact: true }).waitFor();
  });

  it('is checked again by a button without scripts, and no button takes away what is typed', async () => {
    const { owner, lead, path, send } = await waitingReply('waits-plain');
    const page = await openPage({ address: '198.51.100.137', javaScript: false, viewport: phone });
    await enterAs(page, owner.email, path);
    await history(page).getByText('Waiting to be sent').waitFor();
    await page.getByLabel('Your reply').fill('Half a');
    await page.getByLabel('New note').fill('Wants a cot.');
    await send();
    await page.getByRole('button', { name: 'Check again' }).click();
    await history(page).getByText('Sent', { exact: true }).waitFor();
    await statusOf(page, 'Maeve Ng').selectOption('qualified');
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('Note added. Travellers never see it. What else you have typed').waitFor();
    expect(await page.getByLabel('New note').inputValue()).toBe('');
    expect(await page.getByLabel('Your reply').inputValue()).toBe('Half a');
    expect(await statusOf(page, 'Maeve Ng').inputValue()).toBe('qualified');
    expect(await leadStatus(lead)).toBe('new');
    await page.getByRole('button', { name: 'Save the status of Maeve Ng' }).click();
    await page.getByText('Lead status updated.').waitFor();
    expect(await leadStatus(lead)).toBe('qualified');
    await page.getByLabel('New note').fill('Wants two.');
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await page.getByText('Your reply must be at least 10 characters').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('Your reply').fill('The whole of it.');
    await page.getByLabel('Subject').press('Enter');
    await page.getByText('Reply on its way.').waitFor();
    expect(await page.getByLabel('New note').inputValue()).toBe('Wants two.');
  });
});
