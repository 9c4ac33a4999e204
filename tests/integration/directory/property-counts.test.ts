import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { profiles, users } from '~/db/schema';

import { addAmenity, createProperty } from '../../factories/property';
import { seededRandom } from '../../support/seeded-random';

const db = createDatabase(env.DB);

/** The counts as the rows themselves give them. */
const counted = () =>
  db.all(sql`select k.kind, k.key, count(*) as total, sum(archived_at is null) as listed,
      sum(is_published = 1 and archived_at is null) as published,
      sum(is_approved = 1 and is_published = 1 and archived_at is null) as public,
      sum(is_approved = 0 and rejected_at is null and archived_at is null) as pending
    from property_count_keys k join properties p on p.id = k.id group by k.kind, k.key
    union all select 'amenity', cast(amenity_id as text), count(*), 0, 0, 0, 0 from property_amenities group by amenity_id
    order by 1, 2`);
const kept = () =>
  db.all(sql`select kind, key, total, listed, published, public, pending from property_counts order by 1, 2`);
const lists = () =>
  db.all(
    sql`select property_id, amenity_ids from property_amenity_lists where amenity_ids <> '[]' order by 1`,
  );
const listed = () =>
  db.all(
    sql`select property_id, json_group_array(amenity_id) as amenity_ids from property_amenities group by 1 order by 1`,
  );

const ids: number[] = [];

beforeEach(async () => {
  for (const id of ['ana', 'ben']) {
    await db.insert(users).values({ id, email: `${id}@example.com` });
    await db.insert(profiles).values({ id, userId: id, email: `${id}@example.com` });
  }
  for (let n = 0; n < 12; n += 1) {
    const ownerId = [null, 'ana', 'ben'][n % 3] ?? null;
    const placeSlug = n % 2 ? 'glenelg' : 'jetty-road';
    const { id } = await createProperty(db, { ownerId, placeSlug, isPublished: n % 4 > 0 });
    await addAmenity(db, id, 'Pool');
    ids.push(id);
  }
});

it('counts of properties stay those of the rows, whatever is changed', async () => {
  const random = seededRandom(5);
  const changes = [
    sql`update properties set is_published = 1 - is_published`,
    sql`update properties set is_approved = 1 - is_approved, rejected_at = case when is_approved then 1 end`,
    sql`update properties set archived_at = case when archived_at is null then 1 end`,
    sql`update properties set owner_id = case when owner_id is null then 'ana' end`,
    sql`update properties set location_slug = place_slug`,
    sql`update properties set location_slug = null, place_slug = 'unley'`,
    sql`update properties set place_slug = null`,
    sql`update properties set name = name || '!', min_price = 9`,
    sql`delete from properties`,
  ];
  expect(await kept()).toEqual(await counted());
  for (let turn = 0; turn < 60; turn += 1) {
    const id = ids[Math.floor(random() * ids.length)];
    const change = changes[Math.floor(random() * (turn < 50 ? changes.length - 1 : changes.length))];
    await db.run(sql`${change} where id = ${id}`);
    if (turn % 9 === 0) await db.run(sql`delete from property_amenities where property_id = ${id}`);
    expect(await kept()).toEqual(await counted());
    expect(await lists()).toEqual(await listed());
  }
  await db.run(sql`delete from profiles where id = 'ana'`);
  await db.run(sql`delete from amenities`);
  expect(await kept()).toEqual(await counted());
});
