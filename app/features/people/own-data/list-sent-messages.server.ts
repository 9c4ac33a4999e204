import { desc, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contactMessages, leads, newsletterSubscribers, properties } from '~/db/schema';

import { exportLimits } from './export-limits';

/** Messages that were sent to the site from the account's verified address. */
export async function listSentMessages({ db }: { db: Database }, userId: string) {
  const theirs = (
    address: typeof leads.email | typeof contactMessages.email | typeof newsletterSubscribers.email,
  ) =>
    sql`lower(${address}) = (select u.email from users u where u.id = ${userId} and u.email_verified_at is not null)`;
  const [enquiriesSent, messages, subscriptions] = await db.batch([
    db
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
      .where(theirs(leads.email))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(exportLimits.enquiriesSent),
    db
      .select({
        firstName: contactMessages.firstName,
        lastName: contactMessages.lastName,
        email: contactMessages.email,
        subject: contactMessages.subject,
        message: contactMessages.message,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(theirs(contactMessages.email))
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
      .limit(exportLimits.contactMessages),
    db
      .select({
        email: newsletterSubscribers.email,
        status: newsletterSubscribers.status,
        createdAt: newsletterSubscribers.createdAt,
        confirmedAt: newsletterSubscribers.confirmedAt,
        unsubscribedAt: newsletterSubscribers.unsubscribedAt,
      })
      .from(newsletterSubscribers)
      .where(theirs(newsletterSubscribers.email))
      .limit(1),
  ]);
  return { enquiriesSent, contactMessages: messages, newsletter: subscriptions[0] ?? null };
}
