import { facetMark } from '~/lib/facet-mark';
import { wordsOfMinutes } from '~/features/directory/places/near-words';

import { syntheticAmenities, syntheticAreas, syntheticProperty } from './synthetic-properties';

const columns = [
  'id',
  'ownerId',
  'name',
  'slug',
  'propertyType',
  'locationSlug',
  'placeSlug',
  'address',
  'shortDescription',
  'description',
  'starRating',
  'guestRating',
  'reviewCount',
  'minPrice',
  'nearAirport',
  'isFeatured',
];
const stored = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const value = (name: string) => `json_extract(r.value, '$.${name}')`;

/** The records around the properties: their areas, an owner, a location page with a guide. */
export async function fillFrame(db: D1Database) {
  const run = (sql: string, ...values: unknown[]) => db.prepare(sql).bind(...values);
  await db.batch([
    run(
      `insert into amenities (id, name) select key + 1, value from json_each(?)`,
      JSON.stringify(syntheticAmenities),
    ),
    run(
      `insert into location_groups (slug, name) select value, value from json_each(?)`,
      JSON.stringify(syntheticAreas),
    ),
    run("insert into users (id, email) values ('owner', 'owner@example.com')"),
    run("insert into profiles (id, user_id, email) values ('owner', 'owner', 'owner@example.com')"),
    run(`insert into pages (id, slug, title, h1_title, content, page_type, is_published) values
      (1, 'glenelg', 'Glenelg', 'Glenelg', '', 'location', 1), (2, 'guides/trams', 'Trams', 'Trams', '', 'guide', 1)`),
    run(
      `insert into landmarks (id, slug, name, kind, latitude, longitude)
        select key + 1, value, value, 'square', -34.9, 138.6 from json_each(?)`,
      JSON.stringify(syntheticLandmarks),
    ),
    run('insert into location_related_guides (page_id, guide_page_id) values (1, 2)'),
  ]);
}

/** Adds the properties from one number to another. They are completed while hidden and then published. */
export async function fillProperties(db: D1Database, from: number, to: number) {
  await addHidden(db, from, to);
  await publish(db, from, to);
}

/**
 * Adds them hidden. Further changes to them are cheap until they are published: only then are they written
 * into the public indexes.
 */
export async function addHidden(db: D1Database, from: number, to: number) {
  const json = JSON.stringify(
    Array.from({ length: to - from }, (_, at) => ({
      id: from + at + 1,
      ownerId: (from + at) % 10 === 0 ? 'owner' : null,
      ...syntheticProperty(from + at),
    })),
  );
  const insert = (sql: string) => db.prepare(sql).bind(json);
  await db.batch([
    insert(`insert into properties (${columns.map(stored).join(', ')})
      select ${columns.map(value).join(', ')} from json_each(?) r`),
    insert(`insert into property_amenities (property_id, amenity_id) select ${value('id')}, a.id
      from json_each(?) r, json_each(r.value, '$.amenities') x join amenities a on a.name = x.value`),
    insert(
      `insert into property_tags (property_id, tag) select ${value('id')}, ${value('tag')} from json_each(?) r`,
    ),
  ]);
}

/** Publishes those from one number to another, except one in fifty. */
export async function publish(db: D1Database, from: number, to: number) {
  await db
    .prepare(
      'update properties set is_approved = 1, is_published = 1 where id > ? and id <= ? and id % 50 <> 7',
    )
    .bind(from, to)
    .run();
}

/** Beside the minutes of a few landmarks, of which the first is within reach of every stay and the last of few. */
export async function fillLandmarks(db: D1Database, from: number, to: number) {
  const stays = Array.from({ length: to - from }, (_, at) => from + at + 1);
  const rows = stays.flatMap((id) =>
    syntheticLandmarks.flatMap((_, index) => {
      const minutes = syntheticMinutes(id, index);
      return minutes === null ? [] : [[id, index + 1, minutes]];
    }),
  );
  const words = stays.map((id) => [id, syntheticWords(id)]);
  const one = (at: number) => `json_extract(value, '$[${at}]')`;
  await db.batch([
    db
      .prepare(
        `insert into property_landmarks (property_id, landmark_id, minutes, walk_minutes)
        select ${one(0)}, ${one(1)}, ${one(2)}, ${one(2)} from json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    db
      .prepare(
        `insert into property_near_words (property_id, words) select ${one(0)}, ${one(1)} from json_each(?)`,
      )
      .bind(JSON.stringify(words)),
  ]);
}

export const syntheticLandmarks = ['the-square', 'the-zoo', 'the-tower'];

/** Minutes on foot, 1 to 30; null out of reach. */
export function syntheticMinutes(id: number, landmark: number): number | null {
  const share = [1, 4, 50][landmark] ?? 1;
  return id % share === 0 ? 1 + ((id * 7 + landmark) % 30) : null;
}

function syntheticWords(id: number): string {
  const words = syntheticLandmarks.flatMap((slug, index) => {
    const minutes = syntheticMinutes(id, index);
    return minutes === null ? [] : wordsOfMinutes({ slug, minutes, walkMinutes: minutes, tramMinutes: null });
  });
  return words.map((word) => facetMark + word).join(' ');
}
