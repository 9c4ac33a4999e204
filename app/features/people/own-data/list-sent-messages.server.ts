import { desc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contactMessages, leads, newsletterSubscribers, properties } from '~/db/schema';

import { exportLimits } from './export-limits';

type Address = typeof leads.email | typeof contactMessages.email | typeof newsletterSubscribers.email;

const isTheirs = (address: Address, userId: string) =>
  sql`lower(${address}) = (select u.email from users u where u.id = ${userId} and u.email_verified_at is not null)`;

/** Messages that were sent to the site from the account's verified address. */
export async function listSentMessages({ db }: { db: Database }, userId: string) {
  const [enquiriesSent, messages, subscriptions] = await db.batch([
    enquiriesQuery(db, userId),
    contactQuery(db, userId),
    newsletterQuery(db, userId),
  ]);
  return { enquiriesSent, contactMessages: messages, newsletter: subscriptions[0] ?? null };
}

function enquiriesQuery(db: Database, userId: string) {
  return db
    .select({
      // Rows of a batch arrive by column name, and the sender has one called name too.
      property: sql<string | null>`${properties.name}`.as('property_name'),
      fullName: leads.name,
      email: leads.email,
      phone: leads.phone,
      checkInDate: leads.checkInDate,
      checkOutDate: leads.checkOutDate,
      guests: leads.guests,
      message: leads.message,
      createdAt: leads.createdAt,
    })
    .from(leads)
    .leftJoin(properties, eq(properties.id, leads.propertyId))
    .where(isTheirs(leads.email, userId))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(exportLimits.enquiriesSent);
}

function contactQuery(db: Database, userId: string) {
  return db
    .select({
      firstName: contactMessages.firstName,
      lastName: contactMessages.lastName,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(isTheirs(contactMessages.email, userId))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(exportLimits.contactMessages);
}

function newsletterQuery(db: Database, userId: string) {
  return db
    .select({
      email: newsletterSubscribers.email,
      status: newsletterSubscribers.status,
      createdAt: newsletterSubscribers.createdAt,
      confirmedAt: newsletterSubscribers.confirmedAt,
      unsubscribedAt: newsletterSubscribers.unsubscribedAt,
    })
    .from(newsletterSubscribers)
    .where(isTheirs(newsletterSubscribers.email, userId))
    .limit(1);
}
