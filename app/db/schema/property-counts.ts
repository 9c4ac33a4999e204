import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { facetKinds, propertyCountKinds } from '../vocabulary';
import { properties } from './properties';

/**
 * How many properties there are, kept by triggers: 'all' in the site, 'owner', 'place' (area or place), 'part' of the
 * sitemap, and 'amenity' and 'tag', which have only the total.
 */
export const propertyCounts = sqliteTable(
  'property_counts',
  {
    kind: text('kind', { enum: propertyCountKinds }).notNull(),
    /** The owner's id, the place's slug, the part's number, the amenity's id, the tag; blank for all. */
    key: text('key').notNull(),
    total: integer('total').notNull().default(0),
    /** Without archived ones. */
    listed: integer('listed').notNull().default(0),
    published: integer('published').notNull().default(0),
    public: integer('public').notNull().default(0),
    pending: integer('pending').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('property_counts_tags').on(table.total, table.key).where(sql.raw("kind = 'tag'")),
  ],
);

/** The ids of each property's amenities as JSON, kept by triggers, for facts about many properties. */
export const propertyAmenityLists = sqliteTable('property_amenity_lists', {
  propertyId: integer('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  amenityIds: text('amenity_ids', { mode: 'json' }).$type<number[]>().notNull(),
});

/**
 * The public properties that have a value of a filter, kept by triggers, so that a search counts what each choice
 * finds without reading the properties. `bits` are 49,152 properties in a row of ids, six to a character (migration
 * 0039 writes them).
 */
export const facetBits = sqliteTable(
  'facet_bits',
  {
    kind: text('kind', { enum: facetKinds }).notNull(),
    block: integer('block').notNull(),
    key: text('key').notNull(),
    bits: text('bits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.block, table.key] })],
);
