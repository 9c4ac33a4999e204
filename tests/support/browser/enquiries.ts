import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';

import { leads } from '~/db/schema';
import { adelaideDate } from '~/lib/dates';

import { siteDatabase } from '../database/database';
import { ask } from '../server/site';

/** Slightly more than two seconds; no person fills in a form faster. */
export const timeTrapMs = 2_100;

/** The date in Adelaide this many days from now. */
export function dayFromNow(days: number): string {
  return adelaideDate(new Date(Date.now() + days * 86_400_000));
}

/** The enquiry of a property's page, by the labels that a person reads. */
export function enquiryForm(page: Page) {
  const form = page.getByRole('region', { name: 'Request Information' });
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    phone: form.getByLabel('Phone'),
    guests: form.getByLabel('Guests'),
    checkIn: form.getByLabel('Check-in date'),
    checkOut: form.getByLabel('Check-out date'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Send Inquiry' }),
    alert: form.getByRole('alert'),
    status: form.getByRole('status'),
  };
}

/** The form's rules load when a visitor enters the form; until then only the server applies them. */
export async function rulesLoaded(page: Page) {
  await page.locator('form[data-rules="loaded"]').waitFor();
}

/** The toast with that title, as it appears beside the page. */
export function toast(page: Page, title: string) {
  return page.getByRole('listitem').filter({ hasText: title });
}

export async function listLeads(email: string) {
  const db = await siteDatabase();
  return db.select().from(leads).where(eq(leads.email, email)).limit(20);
}

export async function countLeads(email: string): Promise<number> {
  return (await listLeads(email)).length;
}

/** The signed time in the form on the page of a property. */
export async function stampOf(path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
