import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { leadEventKinds, leadSources, leadStatuses, subscriberStatuses } from '../vocabulary';
import { profiles, users } from './accounts';
import { createdAt, instant, oneOf, randomId, updatedAt } from './columns';
import { properties } from './properties';

/**
 * An enquiry as stored. `propertyId` is blank for a general inquiry. The columns for lists and counts
 * (`ownerId`, `arrival`, `receivedOn`, the text index, `leadDays`) are written by the triggers of
 * migrations/0007 and by nothing else.
 */
export const leads = sqliteTable(
  'leads',
  {
    id: randomId(),
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    /** `YYYY-MM-DD`, Adelaide's calendar. */
    checkInDate: text('check_in_date'),
    checkOutDate: text('check_out_date'),
    guests: integer('guests'),
    message: text('message'),
    source: text('source', { enum: leadSources }).notNull().default('website'),
    status: text('status', { enum: leadStatuses }).notNull().default('new'),
    /** Key of sender, content and ten-minute window; a second enquiry with the same key is not stored. */
    contentKey: text('content_key').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The property's owner. */
    ownerId: text('owner_id').references(() => profiles.id, { onDelete: 'set null' }),
    /**
     * Order of lists, larger is newer, unique: 1000 × `createdAt`, plus one for each earlier lead of the same
     * millisecond.
     */
    arrival: integer('arrival').notNull().default(0),
    /** Adelaide's date of `createdAt`. */
    receivedOn: text('received_on').notNull().default(''),
  },
  (table) => [
    uniqueIndex('leads_arrival').on(table.arrival),
    index('leads_status_arrival').on(table.status, table.arrival),
    index('leads_owner_arrival').on(table.ownerId, table.arrival),
    index('leads_owner_status_arrival').on(table.ownerId, table.status, table.arrival),
    index('leads_property_arrival').on(table.propertyId, table.arrival),
    index('leads_property_status_arrival').on(table.propertyId, table.status, table.arrival),
    index('leads_content_key').on(table.contentKey, table.createdAt),
    check('leads_status', oneOf('status', leadStatuses)),
  ],
);

/** The history of a lead, oldest first: changes of status, private notes, replies. */
export const leadEvents = sqliteTable(
  'lead_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: leadEventKinds }).notNull(),
    fromStatus: text('from_status', { enum: leadStatuses }),
    toStatus: text('to_status', { enum: leadStatuses }),
    text: text('text'),
    createdAt: createdAt(),
    /** Of a reply. */
    subject: text('subject'),
    /** The job that mails a reply; finished jobs are deleted after a month. */
    jobId: text('job_id'),
  },
  (table) => [
    uniqueIndex('lead_events_job').on(table.jobId),
    index('lead_events_order').on(table.leadId, table.id),
    index('lead_events_actor').on(table.actorId),
    check('lead_events_kind', oneOf('kind', leadEventKinds)),
  ],
);

/** How many leads came in on a day of Adelaide's calendar, and how many of them are still new. */
export const leadDays = sqliteTable(
  'lead_days',
  {
    /** 'all', or the profile that owns the properties. */
    scope: text('scope').notNull(),
    day: text('day').notNull(),
    received: integer('received').notNull().default(0),
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.scope, table.day] })],
);

export const newsletterSubscribers = sqliteTable(
  'newsletter_subscribers',
  {
    id: randomId(),
    email: text('email').notNull(),
    status: text('status', { enum: subscriberStatuses }).notNull().default('unconfirmed'),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_unique').on(table.email),
    index('newsletter_subscribers_status').on(table.status, table.createdAt),
    check('newsletter_subscribers_state', oneOf('status', subscriberStatuses)),
  ],
);

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: randomId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    contentKey: text('content_key').notNull(),
    createdAt: createdAt(),
    /** When it was marked as handled. */
    handledAt: instant('handled_at'),
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt),
    index('contact_messages_content_key').on(table.contentKey, table.createdAt),
  ],
);
