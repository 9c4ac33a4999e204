import type { WebEnv } from '~/platform/env';

/** The mark in every text and in the bytes of every photo of a property that the public must not see. */
export const hiddenText = 'zqhiddentextqz';
/** The mark in the slug of such a property: an answer may repeat it only to a request that contains it. */
export const hiddenSlug = 'zqhiddenslugqz';

const states = [
  { name: 'unapproved', isApproved: 0, isPublished: 1, archivedAt: null },
  { name: 'unpublished', isApproved: 1, isPublished: 0, archivedAt: null },
  { name: 'archived', isApproved: 1, isPublished: 1, archivedAt: 1_700_000_000_000 },
] as const;

export type HiddenProperty = { id: number; slug: string; locationSlug: string; photoIds: number[] };

/** One property for each way of being hidden, marked in every field, featured and in the home page's list. */
export async function addHiddenProperties({
  DB,
  MEDIA,
}: Pick<WebEnv, 'DB' | 'MEDIA'>): Promise<HiddenProperty[]> {
  const stays: HiddenProperty[] = [];
  for (const state of states) stays.push(await addHiddenProperty({ DB, MEDIA }, state));
  await DB.prepare(
    `update homepage_settings set featured_properties_ids =
      (select json_group_array(value) from (select value from json_each(?) union all select value from json_each(featured_properties_ids)))`,
  )
    .bind(JSON.stringify(stays.map(({ id }) => id)))
    .run();
  return stays;
}

async function addHiddenProperty(
  { DB, MEDIA }: Pick<WebEnv, 'DB' | 'MEDIA'>,
  state: (typeof states)[number],
): Promise<HiddenProperty> {
  const text = `${hiddenText} ${state.name}`;
  const slug = `${hiddenSlug}-${state.name}`;
  const row = await DB.prepare(
    `insert into properties (name, slug, property_type, location_slug, place_slug, address, phone, email, website_url,
      booking_url, affiliate_cta_label, short_description, description, cancellation_policy, map_embed_url,
      star_rating, guest_rating, review_count, min_price, near_airport, is_featured, is_approved, is_published, archived_at)
    values (?1, ?2, 'hotel', 'glenelg', 'glenelg', ?1, ?1, ?1, ?3, ?3, ?1, ?1, ?1, ?1, ?3, 5, 10, 999, 120, 1, 1, ?4, ?5, ?6)
    returning id`,
  )
    .bind(
      text,
      slug,
      `https://${hiddenText}.example.com/`,
      state.isApproved,
      state.isPublished,
      state.archivedAt,
    )
    .first<{ id: number }>();
  if (!row) throw new Error('hidden stay was not stored');
  await DB.batch([
    DB.prepare('insert into property_tags (property_id, tag) values (?, ?), (?1, ?3)').bind(
      row.id,
      'family',
      hiddenText,
    ),
    DB.prepare('insert into units (property_id, name, description) values (?1, ?2, ?2)').bind(row.id, text),
    DB.prepare(
      'insert into property_amenities (property_id, amenity_id) select ?, id from amenities limit 3',
    ).bind(row.id),
  ]);
  const photoIds = [await addPhoto({ DB, MEDIA }, row.id, 0), await addPhoto({ DB, MEDIA }, row.id, 1)];
  return { id: row.id, slug, locationSlug: 'glenelg', photoIds };
}

async function addPhoto({ DB, MEDIA }: Pick<WebEnv, 'DB' | 'MEDIA'>, propertyId: number, order: number) {
  const key = `hidden/${propertyId}-${order}`;
  for (const width of [320, 640, 960, 1280])
    await MEDIA.put(`${key}/${width}.webp`, `${hiddenText} ${width}`);
  const row = await DB.prepare(
    `insert into property_photos (property_id, storage_key, alt_text, is_hero, sort_order, width, height, placeholder)
    values (?, ?, ?, ?, ?, 1280, 853, '#000000') returning id`,
  )
    .bind(propertyId, key, hiddenText, order === 0 ? 1 : 0, order)
    .first<{ id: number }>();
  if (!row) throw new Error('hidden photo was not stored');
  return row.id;
}
