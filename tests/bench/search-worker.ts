import { createDatabase } from '~/db/client';
import { listPropertyCards } from '~/features/directory/property/list-property-cards.server';
import { findPropertyIds } from '~/features/visit/search/find-property-ids.server';
import { resultLimit } from '~/features/directory/search/search-sql';

import { measureListings } from './listing-cases';
import { caseCriteria, searchCases } from './search-cases';
import { syntheticAmenities, syntheticProperty } from './synthetic-properties';
import { timedDatabase, type Statement } from './timed-database';

type BenchEnv = { DB: D1Database };

const runs = 5;
/** The worker's clock ticks in whole milliseconds, so a run is several searches and counts their mean. */
const repeats = 20;

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === '/fill') {
      await fill(env.DB, Number(url.searchParams.get('from')), Number(url.searchParams.get('to')));
      return new Response('filled');
    }
    if (url.pathname === '/measure-listings') return Response.json(await measureListings(env.DB));
    return Response.json(await measureAll(env.DB));
  },
} satisfies ExportedHandler<BenchEnv>;

/** Rows are completed while hidden and then published, so that each is indexed for search once. */
async function fill(db: D1Database, from: number, to: number) {
  const rows = Array.from({ length: to - from }, (_, index) => ({
    id: from + index + 1,
    ...syntheticProperty(from + index),
  }));
  const json = JSON.stringify(rows);
  const value = (name: string) => `json_extract(r.value, '$.${name}')`;
  await db.batch([
    db
      .prepare(`insert or ignore into amenities (id, name) select key + 1, value from json_each(?)`)
      .bind(JSON.stringify(syntheticAmenities)),
    db
      .prepare(
        `insert into properties (id, name, slug, property_type, location_slug, place_slug, address, short_description,
          description, star_rating, guest_rating, review_count, min_price, near_airport, is_featured)
        select ${['id', 'name', 'slug', 'propertyType', 'locationSlug', 'placeSlug', 'address', 'shortDescription', 'description', 'starRating', 'guestRating', 'reviewCount', 'minPrice', 'nearAirport', 'isFeatured'].map(value).join(', ')}
        from json_each(?) r`,
      )
      .bind(json),
    db
      .prepare(
        `insert into property_amenities (property_id, amenity_id)
        select ${value('id')}, a.id from json_each(?) r, json_each(r.value, '$.amenities') x join amenities a on a.name = x.value`,
      )
      .bind(json),
    db
      .prepare(
        `insert into property_tags (property_id, tag) select ${value('id')}, ${value('tag')} from json_each(?) r`,
      )
      .bind(json),
    db
      .prepare('update properties set is_approved = 1, is_published = 1 where id > ? and id <= ?')
      .bind(from, to),
  ]);
}

async function measureAll(db: D1Database) {
  const results = [];
  for (const name of Object.keys(searchCases)) {
    await measure(db, name);
    const times: number[] = [];
    let last: Awaited<ReturnType<typeof measure>> | undefined;
    for (let run = 0; run < runs; run += 1) {
      let ms = 0;
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        last = await measure(db, name);
        ms += last.log.reduce((sum, statement) => sum + statement.ms, 0);
      }
      times.push(ms / repeats);
    }
    times.sort((a, b) => a - b);
    const log = last?.log ?? [];
    results.push({
      name,
      ms: times[Math.floor(runs / 2)],
      rowsRead: log.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
      total: last?.total,
      statements: log.length,
      plans: await Promise.all(log.map((statement) => explain(db, statement))),
    });
  }
  return results;
}

async function measure(db: D1Database, name: string) {
  const log: Statement[] = [];
  const timed = createDatabase(timedDatabase(db, log));
  const { ids, total } = await findPropertyIds({ db: timed }, caseCriteria(name));
  await listPropertyCards(timed, ids);
  return { log, total: total > resultLimit ? `${resultLimit}+` : String(total) };
}

/** Indexes of the plan, in order, each once. */
async function explain(db: D1Database, { sql, params }: Statement): Promise<string[]> {
  const { results } = await db
    .prepare(`explain query plan ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return [...new Set(results.map(({ detail }) => detail))];
}
