import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { leadEventKinds, leadSources, leadStatuses, subscriberStatuses } from '../vocabulary';
import { users } from './accounts';
import { createdAt, instant, oneOf, randomId, updatedAt } from './columns';
import { properties } from './properties';

/** An enquiry. `propertyId` is blank for a general inquiry. */
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
    /** What was asked by whom within which ten minutes; the second of the same kind is not stored. */
    contentKey: text('content_key').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('leads_property_newest').on(table.propertyId, table.createdAt),
    index('leads_newest').on(table.createdAt),
    index('leads_content_key').on(table.contentKey, table.createdAt),
    check('leads_status', oneOf('status', leadStatuses)),
  ],
);

/** What happened to a lead, oldest first: changes of status, private notes, replies. */
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
  },
  (table) => [
    index('lead_events_order').on(table.leadId, table.id),
    index('lead_events_actor').on(table.actorId),
    check('lead_events_kind', oneOf('kind', leadEventKinds)),
  ],
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
  },
  (table) => [
    index('contact_messages_newest').on(table.createdAt),
    index('contact_messages_content_key').on(table.contentKey, table.createdAt),
  ],
);
