import { and, eq, or, sql, type SQL } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { locationGroups } from '~/db/schema';
import { countedProperties } from '~/features/directory/property/counted-properties';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

import type { LocationForm } from './location-form.server';

/** Why a location was not saved; 'conflict' when another person saved first. */
type Refusal = 'conflict' | 'slug-taken' | 'slug-fixed' | 'area-fixed' | 'no-area';

/** An area has no parent, so that there is only one level below it. */
const isArea = (slug: string) =>
  sql`(${slug} = '' or exists (select 1 from location_groups a where a.slug = ${slug} and a.parent_slug is null))`;

/** Adds a location at the end of the order; returns its id. */
export async function addLocation(
  { db, clock }: DbClock,
  actor: Actor,
  form: LocationForm,
): Promise<{ id: number } | { refusal: Refusal }> {
  const { slug, parentSlug } = form;
  const [added] = await db.batch([
    insertLast(db, form),
    auditStatement(
      db,
      {
        actor,
        action: 'location-created',
        subject: `location:${slug}`,
        detail: { place: parentSlug !== '' },
      },
      { guard: changed, now: clock.now() },
    ),
  ]);
  if (added[0]) return { id: added[0].id };
  const [taken] = await db
    .select({ id: locationGroups.id })
    .from(locationGroups)
    .where(eq(locationGroups.slug, slug))
    .limit(1);
  return { refusal: taken ? 'slug-taken' : 'no-area' };
}

function insertLast(db: Database, form: LocationForm) {
  const { name, slug, description, parentSlug, imageUrl, latitude, longitude, isActive } = form;
  return insertRow(
    db,
    locationGroups,
    {
      slug,
      name,
      description: description || null,
      parentSlug: parentSlug || null,
      imageUrl: imageUrl || null,
      latitude,
      longitude,
      isActive,
      sortOrder: sql`coalesce((select max(sort_order) from location_groups), 0) + 1`,
    },
    sql`where ${isArea(parentSlug)}`,
  )
    .onConflictDoNothing()
    .returning({ id: locationGroups.id });
}

const own = sql`location_groups.slug`;
const isListed = sql`${countedProperties('place', own)} > 0
    or exists (select 1 from property_drafts d where d.status <> 'published'
      and (json_extract(d.data, '$.locationSlug') = ${own} or json_extract(d.data, '$.placeSlug') = ${own}))`;
const hasPlaces = sql`exists (select 1 from location_groups c where c.parent_slug = ${own})`;
const hasPage = sql`exists (select 1 from pages where pages.slug = ${own} and page_type = 'location')`;

type SaveInput = { id: number; version: number; form: LocationForm };

const isFree = ({ id, form }: SaveInput) =>
  sql`not exists (select 1 from location_groups o where o.slug = ${form.slug} and o.id <> ${id})`;

/**
 * Saves a location if its version is the one that was seen. Its slug and its area are part of the addresses
 * of properties and of its page: once anything uses them they cannot change.
 */
export async function saveLocation(
  { db, clock }: DbClock,
  actor: Actor,
  input: SaveInput,
): Promise<'saved' | Refusal> {
  const { name, slug, description, parentSlug, imageUrl, latitude, longitude, isActive } = input.form;
  const [written] = await db.batch([
    db
      .update(locationGroups)
      .set({
        name,
        slug,
        latitude,
        longitude,
        isActive,
        version: input.version + 1,
        description: description || null,
        parentSlug: parentSlug || null,
        imageUrl: imageUrl || null,
      })
      .where(canSave(input))
      .returning({ id: locationGroups.id }),
    auditStatement(
      db,
      { actor, action: 'location-changed', subject: `location:${input.id}`, detail: { active: isActive } },
      { guard: changed, now: clock.now() },
    ),
  ]);
  return written.length > 0 ? 'saved' : findRefusal(db, input);
}

function canSave(input: SaveInput): SQL | undefined {
  const { slug, parentSlug } = input.form;
  return and(
    eq(locationGroups.id, input.id),
    eq(locationGroups.version, input.version),
    isFree(input),
    or(eq(locationGroups.slug, slug), sql`not (${isListed} or ${hasPlaces} or ${hasPage})`),
    or(
      sql`coalesce(${locationGroups.parentSlug}, '') = ${parentSlug}`,
      sql`(not (${isListed} or ${hasPlaces}) and ${isArea(parentSlug)} and ${parentSlug} <> ${own})`,
    ),
  );
}

/** Why `canSave` was false. */
async function findRefusal(db: Database, input: SaveInput): Promise<Refusal> {
  const { slug, parentSlug } = input.form;
  const why = await db.get<Record<string, number>>(sql`select version = ${input.version} as current,
    slug = ${slug} as same_slug, coalesce(parent_slug, '') = ${parentSlug} as same_area, ${isFree(input)} as free,
    (${isListed} or ${hasPlaces}) as used, ${hasPage} as paged
    from location_groups where id = ${input.id}`);
  if (!why?.current) return 'conflict';
  if (!why.free) return 'slug-taken';
  if (!why.same_slug && (why.used || why.paged)) return 'slug-fixed';
  if (!why.same_area) return why.used ? 'area-fixed' : 'no-area';
  return 'conflict';
}

/**
 * Sets the order of the locations of one level, if it is still the one that was seen: the places of an area,
 * or the areas themselves. False when it is not.
 */
export async function orderLocations(
  { db, clock }: DbClock,
  actor: Actor,
  { area, seen, order }: { area: string; seen: readonly number[]; order: readonly number[] },
): Promise<boolean> {
  const isWhole = order.length === seen.length && order.every((id) => seen.includes(id));
  if (!isWhole) return false;
  // Places of a deleted area belong to the top level, where the list shows them too.
  const level = sql`coalesce((select a.slug from location_groups a where a.slug = l.parent_slug), '') = ${area}`;
  const stands = sql`(select json_group_array(id) from (select l.id as id from location_groups l where ${level}
    order by l.sort_order, l.id limit 500)) = ${JSON.stringify(seen)}`;
  const places = JSON.stringify(order);
  const [moved] = await db.batch([
    db
      .update(locationGroups)
      .set({ sortOrder: sql`(select key + 1 from json_each(${places}) where value = ${locationGroups.id})` })
      .where(sql`${locationGroups.id} in (select value from json_each(${places})) and ${stands}`)
      .returning({ id: locationGroups.id }),
    auditStatement(
      db,
      {
        actor,
        action: 'location-changed',
        subject: `locations:${area || 'areas'}`,
        detail: { ordered: order.length },
      },
      { guard: changed, now: clock.now() },
    ),
  ]);
  return moved.length > 0;
}
