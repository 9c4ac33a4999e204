import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { inject } from 'vitest';

import { jobs, leadEvents, leads, outboxMails, profiles, properties, users } from '~/db/schema';

import { siteDatabase } from '../database/database';
import { signInTo } from './sign-in-to';

/** Password of every demo account. */
const password = 'adelaide-demo';

/** An account for one test, with the demo accounts' password and one public property; new at each attempt. */
export async function addOwner(purpose: string) {
  const name = `${purpose}-${crypto.randomUUID().slice(0, 8)}`;
  const db = await siteDatabase();
  const [demo] = await db.select().from(users).where(eq(users.id, 'demo-owner')).limit(1);
  const email = `${name}@example.com`;
  const id = `owner-${name}`;
  const now = new Date();
  await db.insert(users).values({
    id,
    email,
    emailVerifiedAt: now,
    passwordHash: demo?.passwordHash ?? null,
    createdAt: now,
  });
  await db.insert(profiles).values({ id, userId: id, email, fullName: 'Wattle Keeper', role: 'owner' });
  const slug = `house-of-${name}`;
  await db.insert(properties).values({
    ownerId: id,
    name: `House of ${name}`,
    slug,
    propertyType: 'hotel',
    address: '1 Quandong Row, Glenelg',
    locationSlug: 'glenelg',
    isApproved: true,
    isPublished: true,
    minPrice: 150,
  });
  const [property] = await db.select({ id: properties.id }).from(properties).where(eq(properties.slug, slug));
  if (!property) throw new Error('the property was not stored');
  return { id, name, email, slug, propertyId: property.id, propertyName: `House of ${name}` };
}

/** A believable lead; the test gives the values that matter. Returns its id. */
export async function addLead(values: Partial<typeof leads.$inferInsert> = {}) {
  const db = await siteDatabase();
  const id = crypto.randomUUID();
  await db
    .insert(leads)
    .values({ id, name: 'Maeve Ng', email: 'maeve@example.com', contentKey: id, ...values });
  return id;
}

/** A reply whose mail is not due before tomorrow. Returns the function that sends it. */
export async function addWaitingReply(leadId: string) {
  const db = await siteDatabase();
  const jobId = crypto.randomUUID();
  await db.insert(jobs).values({
    id: jobId,
    kind: 'mail',
    input: { version: 1, mail: 'lead-reply', replyId: jobId },
    dueAt: new Date(Date.now() + 86_400_000),
  });
  await db.insert(leadEvents).values({ leadId, jobId, kind: 'reply', subject: 'Your enquiry', text: 'Yes.' });
  return async () => {
    await db.update(jobs).set({ state: 'done' }).where(eq(jobs.id, jobId));
  };
}

/** The select of a lead's status, in a list or on the lead's page. */
export const statusOf = (page: Page, name: string) => page.getByLabel(`Status of ${name}`);

export async function leadStatus(id: string) {
  const db = await siteDatabase();
  const [lead] = await db.select({ status: leads.status }).from(leads).where(eq(leads.id, id)).limit(1);
  return lead?.status;
}

/** Reply addresses of the mails stored for an address. */
export async function replyAddressesOf(recipient: string) {
  const db = await siteDatabase();
  const rows = await db
    .select({ replyTo: outboxMails.replyTo })
    .from(outboxMails)
    .where(eq(outboxMails.recipient, recipient))
    .limit(20);
  return rows.map(({ replyTo }) => replyTo);
}

/** Fills in the sign-in form that the page shows. */
export async function signInAs(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in and opens `path`; without the form, which has tests of its own. */
export async function enterAs(page: Page, email: string, path: string) {
  await signInTo(inject('origin'), page, email);
  await page.goto(path);
}
