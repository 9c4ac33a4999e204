import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { properties } from '~/db/schema';

import { createProperty } from '../../factories/property';
import { newAccount } from '../accounts/sign-in-as';
import { openHydrated } from '../browser/hydrated';
import { intercept } from '../browser/intercept';
import { desktop, fetchAgain, openPage } from '../browser/pages';
import { siteDatabase } from '../database/database';

export const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
export const question = (page: Page) => page.getByRole('dialog', { name: 'Unsaved changes' });
export const state = (page: Page, text: string) => main(page).getByText(text, { exact: true });
export const settings = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' });

/** Everything that the browser keeps of unsaved work. */
export const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
/** Label of the field that has the focus, and the text before the cursor. */
export const beforeCursor = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)
      return at.value.slice(0, at.selectionStart ?? 0);
    return at?.getAttribute('contenteditable') ? (at.textContent ?? '') : `nothing in ${at?.tagName}`;
  });

export type Held = {
  /** How many forms were sent. */
  sent: number;
  /** Releases the first of the answers that are held back. */
  release: () => void;
};

/** Holds back the answer to every form: the server has the form already, and the browser does not know. */
export async function holdAnswers(page: Page): Promise<Held> {
  const waiting: (() => void)[] = [];
  const held: Held = { sent: 0, release: () => waiting.shift()?.() };
  await intercept(page, '**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch(fetchAgain);
    held.sent += 1;
    await new Promise<void>((resolve) => waiting.push(resolve));
    // The page may have given it up.
    await route.fulfill({ response }).catch(() => null);
  });
  return held;
}

export const isSent = (held: Held, count: number) => expect.poll(() => held.sent).toBe(count);

export async function openAs(
  path: string,
  role: 'owner' | 'moderator' = 'owner',
  account = newAccount('typist', role),
) {
  const page = await openPage({ viewport: desktop, address: '198.51.101.71' });
  const { signIn, profileId } = await account;
  await signIn(page);
  await openHydrated(page, path);
  return { page, profileId, held: await holdAnswers(page) };
}

export async function openProperty() {
  const account = await newAccount('typist');
  const db = await siteDatabase();
  const slug = unique('typing');
  const row = await createProperty(db as never, { slug, name: 'Typed', ownerId: account.profileId });
  const opened = await openAs(`/dashboard/edit-property/${row.id}`, 'owner', Promise.resolve(account));
  const name = field(opened.page, 'Property name');
  await name.focus();
  await opened.page.keyboard.press('End');
  return { ...opened, row, name };
}

export async function propertiesOf(profileId: string) {
  const db = await siteDatabase();
  return db.select().from(properties).where(eq(properties.ownerId, profileId));
}
