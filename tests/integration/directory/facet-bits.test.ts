import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { amenities, locationGroups } from '~/db/schema';

import migration from '../../../migrations/0039_sets_in_one_row.sql?raw';
import laterMigration from '../../../migrations/0040_sets_for_facts.sql?raw';
import { addAmenity, addTag, addUnit, createProperty } from '../../factories/property';
import { seededRandom } from '../../support/seeded-random';

const db = createDatabase(env.DB);
/** The statement of a migration that makes the sets of the properties that are there already. */
const firstSetsOf = (sql: string) =>
  sql.split('--> statement-breakpoint').find((part) => part.includes('WITH sixes AS')) ?? '';
const firstSets = firstSetsOf(migration);

type Row = { kind: string; key: string; id: number };

/** The sets as the rows themselves give them, and as they are kept. */
const counted = () => db.all<Row>(sql`select kind, key, id from property_facet_values order by 1, 2, 3`);
async function kept() {
  const rows = await db.all<{ block: number; kind: string; key: string; bits: string }>(
    sql`select block, kind, key, bits from facet_bits order by kind, key, block`,
  );
  return rows.flatMap(({ block, kind, key, bits }) => {
    expect(bits).toHaveLength(8192);
    const ids = [...bits].flatMap((six, at) =>
      [0, 1, 2, 3, 4, 5]
        .filter((bit) => ((six.charCodeAt(0) - 48) >> bit) & 1)
        .map((bit) => block * 49_152 + at * 6 + bit),
    );
    return ids.map((id) => ({ kind, key, id }));
  });
}

it('keeps the sets of the filters equal to the rows, whatever is changed', async () => {
  await db.insert(locationGroups).values([{ slug: 'glenelg', name: 'Glenelg' }]);
  const ids: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const id = n < 8 ? 49_148 + n : n;
    await createProperty(db, { id, placeSlug: n % 2 ? 'glenelg' : 'jetty-road', isPublished: n % 4 > 0 });
    await addAmenity(db, id, 'Pool');
    await addTag(db, id, 'quiet');
    await addUnit(db, id, { maxGuests: 1 + n });
    ids.push(id);
  }
  const random = seededRandom(5);
  const changes = [
    sql`update properties set is_published = 1 - is_published`,
    sql`update properties set archived_at = case when archived_at is null then 1 end`,
    sql`update properties set location_slug = place_slug, property_type = 'motel'`,
    sql`update properties set location_slug = null, place_slug = 'unley', near_airport = 1 - near_airport`,
    sql`update properties set place_slug = null, address = 'Norwood Parade, Unley'`,
    sql`update properties set name = name || '!', min_price = id * 0.75, guest_rating = 8.6, star_rating = 4`,
    sql`update properties set min_price = null, guest_rating = 5.9, address = 'Glenelg Street'`,
    sql`update properties set review_count = abs(random() % 2000), min_price = abs(random() % 300) / 4.0`,
    sql`update properties set review_count = null, place_slug = iif(place_slug is null, 'semaphore', null)`,
    sql`delete from properties`,
  ];
  const parts = [
    sql`delete from property_amenities where property_id =`,
    sql`delete from property_tags where property_id =`,
    sql`delete from units where property_id =`,
    sql`update units set max_guests = 30 where property_id =`,
    sql`update units set max_guests = null where property_id =`,
  ];
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  for (let turn = 0; turn < 80; turn += 1) {
    const id = pick(ids);
    await db.run(sql`${pick(turn < 60 ? changes.slice(0, -1) : changes)} where id = ${id}`);
    if (turn % 3 === 0) await db.run(sql`${pick(parts)} ${id}`);
    if (turn % 10 === 0)
      await db
        .insert(locationGroups)
        .values({ slug: pick(['unley', 'norwood']), name: 'X' })
        .onConflictDoNothing();
    if (turn % 25 === 0)
      await db.run(sql`update or ignore location_groups set slug = 'parade' where slug = 'norwood'`);
    expect(await kept()).toEqual(await counted());
    if (turn % 20 === 0) {
      await db.run(sql`delete from facet_bits`);
      await db.run(sql.raw(firstSets));
      expect(await kept()).toEqual(await counted());
      await db.run(sql`delete from facet_bits where kind in ('at', 'reviews')`);
      await db.run(sql.raw(firstSetsOf(laterMigration)));
      expect(await kept()).toEqual(await counted());
    }
  }
  await db.delete(locationGroups);
  await db.delete(amenities);
  expect(await kept()).toEqual(await counted());
});

it('writes only the sets that a new number of reviews or a new rate changes', async () => {
  const { id } = await createProperty(db, { reviewCount: 1023, minPrice: 127 });
  const written = async (column: string, value: number) =>
    (await db.run(sql`update properties set ${sql.raw(column)} = ${value} where id = ${id}`)).meta
      .rows_written;
  const unchanged = await written('review_count', 1023);
  expect(await written('review_count', 1022)).toBeLessThanOrEqual(unchanged + 3);
  await written('min_price', 126);
  expect(await written('min_price', 127)).toBeLessThanOrEqual((await written('min_price', 0)) - 3);
});

it('keeps the sets of facts apart from those that a search reads', async () => {
  await createProperty(db, { reviewCount: 5, placeSlug: 'glenelg' });
  const [row] = await db.all<{ most: number; sets: number }>(
    sql`select max(rowid) as most, sum(kind not in ('at', 'reviews')) as sets from facet_bits`,
  );
  expect(row?.most).toBeLessThanOrEqual((row?.sets ?? 0) + 40);
  const below = await db.all(sql`select 1 from facet_bits where (kind in ('at', 'reviews')) <> (rowid < 0)`);
  expect(below).toEqual([]);
});
