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
} from 'drizzle-orm/sqlite-core';

import { landmarkKinds } from '../vocabulary';
import { createdAt, flag, oneOf, updatedAt, version } from './columns';
import { properties } from './properties';

/** Sights, beaches, hospitals, stops and towns that a stay can be near; one with a description may have a landing page. */
export const landmarks = sqliteTable(
  'landmarks',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: landmarkKinds }).notNull(),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    description: text('description'),
    isActive: flag('is_active', true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('landmarks_slug_unique').on(table.slug),
    index('landmarks_name').on(sql`name collate nocase`),
    check('landmarks_kind', oneOf('kind', landmarkKinds)),
  ],
);

/** The landmarks within reach of a property, in whole minutes; the queue worker writes them. */
export const propertyLandmarks = sqliteTable(
  'property_landmarks',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    landmarkId: integer('landmark_id')
      .notNull()
      .references(() => landmarks.id, { onDelete: 'cascade' }),
    /** The better of walking and the tram. */
    minutes: integer('minutes').notNull(),
    /** Null when it is too far to walk. */
    walkMinutes: integer('walk_minutes'),
    /** From door to door; null when the tram does not go there or saves too little. */
    tramMinutes: integer('tram_minutes'),
    /** The stop where the tram is boarded, and the walk to it, which is part of `tramMinutes`. */
    tramStopId: integer('tram_stop_id').references(() => landmarks.id, { onDelete: 'set null' }),
    tramWalkMinutes: integer('tram_walk_minutes'),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.landmarkId] }),
    index('property_landmarks_nearest').on(table.landmarkId, table.minutes, table.propertyId),
    index('property_landmarks_stop').on(table.tramStopId),
  ],
);

/**
 * Properties whose minutes have to be worked out. Triggers add them; `turn` shows whether a trigger added it
 * again meanwhile.
 */
export const propertyMinutesDue = sqliteTable('property_minutes_due', {
  propertyId: integer('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  turn: integer('turn').notNull().default(1),
});

/** The words of the text index for the landmarks within reach of a property; written with `property_landmarks`. */
export const propertyNearWords = sqliteTable('property_near_words', {
  propertyId: integer('property_id')
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  words: text('words').notNull(),
});
