import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { properties } from '~/db/schema';

import { createProperty } from '../../factories/property';
import { newAccount } from '../accounts/sign-in-as';
import { siteDatabase } from '../database/database';

export const field = (page: Page, label: string | RegExp) =>
  page.getByRole('main').getByLabel(label, { exact: true });
export const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).last();

/**
 * Every link of the form's sections leads to its section, which is then in view, below everything that stays
 * on top.
 */
export async function expectJumps(page: Page) {
  const jumps = page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link');
  const names = await jumps.allInnerTexts();
  expect(names).toContain('Rooms');
  for (const name of names) {
    await jumps.filter({ hasText: name }).click();
    const target = page.locator(':target');
    await expect.poll(() => target.evaluate(isSeen), { message: name }).toBe(true);
  }
}

const isSeen = (section: Element) => {
  const { top, left } = section.getBoundingClientRect();
  const there = document.elementFromPoint(left + 5, Math.max(top, 0) + 5);
  return top >= 0 && top < window.innerHeight && section.contains(there);
};

export async function storedOf(profileId: string) {
  const db = await siteDatabase();
  return db.select().from(properties).where(eq(properties.ownerId, profileId)).orderBy(properties.id);
}

export async function ownProperty(values: Record<string, unknown> = {}) {
  const account = await newAccount('editor');
  const slug = `edited-${account.profileId.slice(0, 8)}`;
  const db = await siteDatabase();
  const row = await createProperty(db as never, { slug, ownerId: account.profileId, ...values });
  return { account, row, path: `/dashboard/edit-property/${row.id}` };
}
