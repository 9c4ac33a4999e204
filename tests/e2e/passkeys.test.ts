import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { addAccount, ageSignIns, signInOn } from '../support/accounts/accounts';
import { expectAccessible } from '../support/browser/axe';
import { hydrated, openHydrated } from '../support/browser/hydrated';
import { openPage, phone, tolerateComplaints } from '../support/browser/pages';
import { addPasskeyDevice } from '../support/browser/virtual-passkeys';
import { openMail } from '../support/server/outbox';

const newAddress = () => `passkey-${crypto.randomUUID()}@example.com`;
const passkeyList = (page: Page) => page.getByRole('list', { name: 'Your passkeys' });
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome, / });

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'sid' });
}

async function addPasskey(page: Page, name: string) {
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByRole('button', { name: 'Add the passkey' }).click();
}

/** A browser that has no list of passkeys for fields. */
function offersNone() {
  PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
}

describe('a passkey', () => {
  it('is added, signs in by itself, is the second step after the password, is renamed and removed', async () => {
    tolerateComplaints(/status of 400|AbortError/);
    const email = newAddress();
    const userId = await addAccount({ email });
    const page = await openPage({ viewport: phone, address: '198.51.100.141', isFresh: true });
    await page.addInitScript(offersNone);
    const device = await addPasskeyDevice(page);
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await signInOn(page, email);
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Add the passkey' }).click();
    await page.getByText('Please give it a name').waitFor();
    await expectAccessible(page);
    await addPasskey(page, 'My phone');
    await page.getByText('Your second factor is on.').waitFor();
    expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
    await openMail(page, email, 'Passkey added');

    await openHydrated(page, '/dashboard/security/passkeys');
    await passkeyList(page).getByText('My phone', { exact: true }).first().waitFor();
    await addPasskey(page, 'The same phone');
    await page.getByText('This device already keeps a passkey for this account.').waitFor();
    await expectAccessible(page);

    await signOut(page);
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('Signed in with a passkey').waitFor();

    await signOut(page);
    await openHydrated(page, '/auth?redirectTo=/dashboard/security');
    await signInOn(page, email);
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    await expectAccessible(page);
    await device.setUnlocked(false);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await page.getByText('No passkey was given').waitFor();
    await device.setUnlocked(true);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Signed in with the password and a passkey').waitFor();

    await ageSignIns(userId);
    await openHydrated(page, '/dashboard/security/passkeys');
    await page.locator('summary', { hasText: 'Rename' }).click();
    await page.getByLabel('New name').fill('Old phone');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByText('Please confirm that it is you', { exact: true }).waitFor();
    expect(await page.getByLabel('New name').inputValue()).toBe('Old phone');
    await expectAccessible(page);
    const renaming = page.locator('form', { hasText: 'Save the name' });
    await device.setUnlocked(false);
    await renaming.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await renaming.getByText('No passkey was given').waitFor();
    await device.setUnlocked(true);
    await renaming.getByRole('button', { name: 'Confirm with a passkey' }).click();
    await renaming.getByText('Confirmed with your passkey.').waitFor();
    await expectAccessible(page);
    await renaming.getByRole('button', { name: 'Save the name' }).click();
    await passkeyList(page).getByText('Old phone', { exact: true }).first().waitFor();
    await page.getByText('Passkey renamed').first().waitFor();

    await page.locator('summary', { hasText: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove this passkey' }).click();
    await page.getByText('Passkey removed').first().waitFor();
    expect(await passkeyList(page).count()).toBe(0);
    await openMail(page, email, 'Passkey removed');
    await signOut(page);
    await openHydrated(page, '/auth');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('alert').getByText('does not belong to an account here any more').first().waitFor();
    await expectAccessible(page);
    await signInOn(page, email);
    await welcome(page).waitFor();
  });

  it('is offered by the field for the address and signs in without a press of the button', async () => {
    const email = newAddress();
    await addAccount({ email });
    const page = await openPage({ viewport: phone, address: '198.51.100.143' });
    await addPasskeyDevice(page);
    await openHydrated(page, '/auth?redirectTo=/dashboard/security/passkeys');
    await signInOn(page, email);
    await page.getByRole('heading', { name: 'Passkeys', exact: true }).waitFor();
    await hydrated(page);
    await addPasskey(page, 'My phone');
    await page.getByText('Your second factor is on.').waitFor();
    await signOut(page);
    // The device of the test takes up what is offered at once.
    await page.goto('/auth?redirectTo=/dashboard/security');
    await page.getByText('Signed in with a passkey').waitFor();
  });

  it('is not offered where scripts do not run, and everything else works there', async () => {
    const email = newAddress();
    await addAccount({ email });
    const page = await openPage({ javaScript: false, address: '198.51.100.142' });
    await page.goto('/auth?redirectTo=/dashboard/security/passkeys');
    expect(await page.getByRole('button', { name: 'Use a passkey' }).isVisible()).toBe(false);
    await signInOn(page, email);
    await page.getByRole('heading', { name: 'Passkeys', exact: true }).waitFor();
    // Playwright finds no text in it.
    expect(await page.locator('noscript').last().innerText()).toContain('Adding a passkey takes JavaScript');
    await addPasskey(page, 'My phone');
    await page.getByText('A passkey takes JavaScript').waitFor();
  });
});
