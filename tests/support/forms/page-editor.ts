import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';

import { pages } from '~/db/schema';

import { createPage } from '../../factories/page';
import { newAccount } from '../accounts/sign-in-as';
import { expectAccessible } from '../browser/axe';
import { openHydrated } from '../browser/hydrated';
import { desktop, openPage, phone, type Pictures } from '../browser/pages';
import { siteDatabase } from '../database/database';

export const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.61' }],
  ['with JavaScript on a phone', { javaScript: true, viewport: phone, address: '198.51.100.62' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.63' }],
] as const;

export type Visitor = (typeof visitors)[number][1];

export const [[, atDesk]] = visitors;
export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
export const save = (page: Page, name: string) => button(page, name).last();
export const writing = (page: Page) => main(page).getByRole('textbox', { name: 'Content', exact: true });

/** The whole screen at once, so that the bar at its lower edge lies over nothing. */
export async function accessible(page: Page) {
  const size = page.viewportSize() ?? desktop;
  await page.setViewportSize({ ...size, height: 4000 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

export const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;

export async function openAs(visitor: Visitor & { pictures?: Pictures }, path: string) {
  const account = await newAccount('writer', 'moderator');
  const page = await openPage(visitor);
  await account.signIn(page);
  await go(page, path, visitor);
  return { page, account };
}

export const go = (page: Page, path: string, { javaScript }: Pick<Visitor, 'javaScript'>) =>
  javaScript ? openHydrated(page, path) : page.goto(path);

export async function storedPage(values: Parameters<typeof createPage>[1]) {
  const db = await siteDatabase();
  return createPage(db as never, values);
}

export async function storedAs(slug: string) {
  const db = await siteDatabase();
  return (await db.select().from(pages).where(eq(pages.slug, slug)))[0];
}
