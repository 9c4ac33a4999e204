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

/** What surrounds the properties: their areas, an owner, a location page with a guide. */
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
    run('insert into location_related_guides (page_id, guide_page_id) values (1, 2)'),
  ]);
}

/** Adds the properties from one number to another. They are completed while hidden and then published. */
export async function fillProperties(db: D1Database, from: number, to: number) {
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
    db
      .prepare(
        'update properties set is_approved = 1, is_published = 1 where id > ? and id <= ? and id % 50 <> 7',
      )
      .bind(from, to),
  ]);
}
