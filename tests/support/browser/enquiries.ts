import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { expect } from 'vitest';

import { leads } from '~/db/schema';
import { adelaideDate } from '~/lib/time/dates';

import { siteDatabase } from '../database/database';
import { ask } from '../server/site';
import { expectComplaint } from './pages';

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

/** A signed time for the form, as its page fetches it. */
export async function newStamp(): Promise<string> {
  const answer = await ask('/form-stamp?for=enquiry');
  return ((await answer.json()) as { stamp: string }).stamp;
}

export const stampInput = (page: Page) => page.locator('input[name="stamp"]');

/** The page fetches the form's time when a visitor enters the form. */
export async function stampArrived(page: Page) {
  await expect.poll(() => stampInput(page).inputValue()).toMatch(/^\d+\./);
}

export const onceMore = 'To show that you are not a program, please press Send Inquiry once more.';

/**
 * Sends the filled-in form as a person does, who needs more than two seconds; without scripts the first time gives the
 * form its time, and loses nothing of what was typed.
 */
export async function sendSlowly(page: Page, { javaScript }: { javaScript: boolean }) {
  const form = enquiryForm(page);
  if (javaScript) await stampArrived(page);
  else {
    const typed = await typedIn(page);
    await form.send.click();
    await form.alert.getByText(onceMore).waitFor();
    await expectComplaint(/status of 400/);
    expect(await typedIn(page)).toEqual(typed);
  }
  await page.waitForTimeout(timeTrapMs);
  await form.send.click();
}

function typedIn(page: Page): Promise<string[]> {
  const { name, email, phone, guests, checkIn, checkOut, message } = enquiryForm(page);
  return Promise.all(
    [name, email, phone, guests, checkIn, checkOut, message].map((field) => field.inputValue()),
  );
}
