import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';

import { currencies, draftStatuses, listingStates, propertyTypes } from '../vocabulary';
import { profiles, users } from './accounts';
import { createdAt, flag, instant, oneOf, randomId, updatedAt, version } from './columns';
import { dashboardIndexes, publicIndexes } from './property-indexes';

/**
 * The condition of a public property, word for word as in the partial indexes below: SQLite uses such an
 * index only for a query that repeats its text, so no part of it may be a bound parameter.
 */
export const publicProperty = 'is_approved = 1 and is_published = 1 and archived_at is null';
const whenPublic = sql.raw(publicProperty);

/**
 * The properties that the dashboard's lists show unless archived ones are requested, word for word as in their
 * indexes. It uses another column than `publicProperty`, so that no public query ever takes one of those indexes.
 */
export const listedProperty = "listing_state <> 'archived'";
const whenListed = sql.raw(listedProperty);

/** Areas that the directory is divided into; a place such as Hahndorf has the area it belongs to as parent. */
export const locationGroups = sqliteTable(
  'location_groups',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    parentSlug: text('parent_slug').references((): AnySQLiteColumn => locationGroups.slug),
    imageUrl: text('image_url'),
    latitude: real('latitude'),
    longitude: real('longitude'),
    isActive: flag('is_active', true),
    sortOrder: integer('sort_order').notNull().default(0),
    version: version(),
  },
  (table) => [uniqueIndex('location_groups_slug_unique').on(table.slug)],
);

const propertyChecks = [
  check('properties_type', oneOf('property_type', propertyTypes)),
  check('properties_currency', oneOf('currency', currencies)),
  check('properties_stars', sql.raw('"star_rating" between 1 and 5')),
  check('properties_rating', sql.raw('"guest_rating" between 0 and 10')),
  check('properties_reviews', sql.raw('"review_count" >= 0')),
  check('properties_min_price', sql.raw('"min_price" >= 0')),
  check('properties_max_price', sql.raw('"max_price" >= 0')),
];

export const properties = sqliteTable(
  'properties',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    ownerId: text('owner_id').references(() => profiles.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    propertyType: text('property_type', { enum: propertyTypes }).notNull(),
    locationSlug: text('location_slug'),
    placeSlug: text('place_slug'),
    address: text('address').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
    mapEmbedUrl: text('map_embed_url'),
    googleMapsUrl: text('google_maps_url'),
    googleMapsPlaceId: text('google_maps_place_id'),
    phone: text('phone'),
    email: text('email'),
    websiteUrl: text('website_url'),
    bookingUrl: text('booking_url'),
    affiliateCtaLabel: text('affiliate_cta_label'),
    shortDescription: text('short_description'),
    description: text('description'),
    cancellationPolicy: text('cancellation_policy'),
    /** Whole stars, 1 to 5; blank when the property has none. */
    starRating: integer('star_rating'),
    /** 0 to 10 as stored; shown out of 5. */
    guestRating: real('guest_rating'),
    reviewCount: integer('review_count'),
    /** Per night, in `currency`. */
    minPrice: real('min_price'),
    maxPrice: real('max_price'),
    currency: text('currency', { enum: currencies }).notNull().default('AUD'),
    /** `HH:MM`, 24 hours, Adelaide time. */
    checkInTime: text('check_in_time'),
    checkOutTime: text('check_out_time'),
    nearAirport: flag('near_airport', false),
    isApproved: flag('is_approved', false),
    isPublished: flag('is_published', false),
    isFeatured: flag('is_featured', false),
    archivedAt: instant('archived_at'),
    rejectedAt: instant('rejected_at'),
    rejectionReason: text('rejection_reason'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Comparable price: blank without a price or in a foreign currency. */
    priceAud: real('price_aud').generatedAlwaysAs(sql`(case when currency = 'AUD' then min_price end)`, {
      mode: 'virtual',
    }),
    /** The default order as one number, smaller first: featured, then guest rating, then oldest. */
    searchRank: integer('search_rank').generatedAlwaysAs(
      sql`((1 - is_featured) * 1001 + 1000 - cast(round(coalesce(guest_rating, 0) * 100) as integer)) * 2147483648 + id`,
      { mode: 'virtual' },
    ),
    /** Draft is approved and not published. Virtual, so never written. */
    listingState: text('listing_state', { enum: listingStates }).generatedAlwaysAs(
      sql`(case when archived_at is not null then 'archived' when is_approved = 1 and is_published = 1 then 'published'
        when is_approved = 1 then 'draft' when rejected_at is not null then 'rejected' else 'pending' end)`,
      { mode: 'virtual' },
    ),
    /** Hash of the form and of what was typed, so that a form sent twice makes one property. */
    submissionKey: text('submission_key'),
  },
  (table) => [
    uniqueIndex('properties_slug_unique').on(table.slug),
    uniqueIndex('properties_submission_unique').on(table.ownerId, table.submissionKey),
    index('properties_owner').on(table.ownerId, table.name),
    index('properties_awaiting_approval')
      .on(table.createdAt)
      .where(sql`is_approved = 0 and rejected_at is null and archived_at is null`),
    ...publicIndexes(table, whenPublic),
    ...dashboardIndexes(table, whenListed),
    ...propertyChecks,
  ],
);

export const propertyPhotos = sqliteTable(
  'property_photos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Folder of the picture's WebP variants in R2; the public address is made from the row's id. */
    storageKey: text('storage_key').notNull(),
    altText: text('alt_text').notNull().default(''),
    isHero: flag('is_hero', false),
    sortOrder: integer('sort_order').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Average colour as #rrggbb, painted until the picture arrives. */
    placeholder: text('placeholder').notNull(),
    createdAt: createdAt(),
    /** The address on the owner's website where it was found; null for an upload. */
    sourceUrl: text('source_url'),
    /** The person who confirmed the right to use it, and the time; required for pictures from a website. */
    rightsConfirmedBy: text('rights_confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    rightsConfirmedAt: instant('rights_confirmed_at'),
  },
  (table) => [
    index('property_photos_rights').on(table.rightsConfirmedBy),
    index('property_photos_order').on(table.propertyId, sql`is_hero desc`, table.sortOrder, table.id),
    check('property_photos_size', sql.raw('"width" > 0 and "height" > 0')),
  ],
);

export const amenities = sqliteTable(
  'amenities',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    category: text('category').notNull().default('general'),
    icon: text('icon'),
    isActive: flag('is_active', true),
    version: version(),
  },
  () => [uniqueIndex('amenities_name_unique').on(sql`name collate nocase`)],
);

export const propertyAmenities = sqliteTable(
  'property_amenities',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    amenityId: integer('amenity_id')
      .notNull()
      .references(() => amenities.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.amenityId] }),
    index('property_amenities_amenity').on(table.amenityId),
  ],
);

export const propertyTags = sqliteTable(
  'property_tags',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.tag] }),
    index('property_tags_tag').on(table.tag, table.propertyId),
  ],
);

export const units = sqliteTable(
  'units',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description'),
    maxGuests: integer('max_guests'),
    bedConfiguration: text('bed_configuration'),
    sortOrder: integer('sort_order').notNull().default(0),
  },
  (table) => [
    index('units_order').on(table.propertyId, table.sortOrder, table.id),
    check('units_guests', sql.raw('"max_guests" > 0')),
  ],
);

/** A waiting change: scalar columns, amenities, tags and units of the property. */
export const propertyDrafts = sqliteTable(
  'property_drafts',
  {
    id: randomId(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    data: text('data', { mode: 'json' }).notNull(),
    status: text('status', { enum: draftStatuses }).notNull().default('draft'),
    /** The property's version that was copied. */
    baseVersion: integer('base_version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    authorId: text('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    rejectionReason: text('rejection_reason'),
  },
  (table) => [
    index('property_drafts_author').on(table.authorId),
    index('property_drafts_newest').on(table.propertyId, table.createdAt),
    index('property_drafts_ready').on(table.updatedAt, table.id).where(sql.raw("status = 'ready'")),
    check('property_drafts_status', oneOf('status', draftStatuses)),
  ],
);
