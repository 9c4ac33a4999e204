import { and, inArray, ne, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { insertRow } from '~/db/insert-row';
import { amenities, properties, propertyAmenities, propertyDrafts } from '~/db/schema';
import { countedProperties } from '~/features/directory/property/counted-properties';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';
import type { Actor } from '~/lib/actor';

type Seen = { id: number; version: number };

type Merge = { keep: Seen; fold: readonly Seen[] };

/**
 * Merges amenities into one: their properties and open drafts get the kept one, once, and the others are
 * removed. Every changed property gets a new version, so that a form that still names a removed amenity meets
 * the usual conflict question instead of losing it; drafts of the former version are updated too. False when
 * one of the amenities has changed since it was seen; then nothing is written.
 */
export async function mergeAmenities(
  { db, clock }: DbClock,
  actor: Actor,
  { keep, fold }: Merge,
): Promise<boolean> {
  if (fold.length === 0 || fold.some(({ id }) => id === keep.id)) return false;
  const now = clock.now();
  const conditions = conditionsOf({ keep, fold });
  const { ids, isSeen } = conditions;
  const results = await db.batch([
    ...draftStatements(db, { keep, now, ...conditions }),
    ...propertyStatements(db, { keep, ...conditions }),
    db
      .delete(amenities)
      .where(and(inArray(amenities.id, ids), isSeen))
      .returning({ id: amenities.id }),
    auditStatement(
      db,
      {
        actor,
        action: 'amenities-merged',
        subject: `amenity:${keep.id}`,
        detail: { folded: ids.join(' ') },
      },
      { guard: changed, now },
    ),
  ]);
  return results[5].length > 0;
}

type Conditions = { ids: number[]; folded: SQL; affected: SQL; isSeen: SQL };

function conditionsOf({ keep, fold }: Merge): Conditions {
  const ids = fold.map(({ id }) => id);
  const folded = sql`(select value from json_each(${JSON.stringify(ids)}))`;
  const all = JSON.stringify([keep, ...fold]);
  return {
    ids,
    folded,
    affected: sql`(select property_id from property_amenities where amenity_id in ${folded})`,
    // True until the last statement but one, which removes the amenities that it counts.
    isSeen: sql`(select count(*) from json_each(${all}) s join amenities a
    on a.id = json_extract(s.value, '$.id') and a.version = json_extract(s.value, '$.version')) = ${ids.length + 1}`,
  };
}

/** Puts the kept amenity into the drafts that name a removed one, and keeps drafts current with their property. */
// owner: checked by requireStaff
function draftStatements(
  db: Database,
  { keep, now, folded, affected, isSeen }: Conditions & { keep: Seen; now: Date },
) {
  const data = propertyDrafts.data;
  const names = sql`exists (select 1 from json_each(${data}, '$.amenities') where value in ${folded})`;
  return [
    db
      .update(propertyDrafts)
      .set({
        data: sql`json_set(${data}, '$.amenities', json((select json_group_array(id) from (
          select distinct case when value in ${folded} then ${keep.id} else value end as id
          from json_each(${data}, '$.amenities') order by id))))`,
        updatedAt: sql`max(${now.getTime()}, ${propertyDrafts.updatedAt} + 1)`,
      })
      .where(and(ne(propertyDrafts.status, 'published'), names, isSeen)),
    db
      .update(propertyDrafts)
      .set({ baseVersion: sql`${propertyDrafts.baseVersion} + 1` })
      .where(
        and(
          sql`${propertyDrafts.propertyId} in ${affected}`,
          sql`${propertyDrafts.baseVersion} = (select version from properties where id = ${propertyDrafts.propertyId})`,
          isSeen,
        ),
      ),
  ] as const;
}

/** Gives the properties of the removed amenities a new version and the kept amenity. */
// owner: checked by requireStaff
function propertyStatements(
  db: Database,
  { keep, ids, folded, affected, isSeen }: Conditions & { keep: Seen },
) {
  return [
    db
      .update(properties)
      .set({ version: sql`${properties.version} + 1` })
      .where(and(sql`${properties.id} in ${affected}`, isSeen))
      .returning({ id: properties.id }),
    insertRow(
      db,
      propertyAmenities,
      { propertyId: propertyAmenities.propertyId, amenityId: keep.id },
      sql`from ${propertyAmenities} where amenity_id in ${folded} and ${isSeen}`,
    ).onConflictDoNothing(),
    db.delete(propertyAmenities).where(and(inArray(propertyAmenities.amenityId, ids), isSeen)),
  ] as const;
}

type MergeCount = { keep: number; properties: number; drafts: number };

/** How many properties and open drafts a merge changes, for each amenity that could be kept. */
export async function countMerges({ db }: { db: Database }, ids: readonly number[]): Promise<MergeCount[]> {
  if (ids.length === 0) return [];
  const all = sql`json_each(${JSON.stringify(ids)})`;
  const folded = sql`(select value from ${all} where value <> k.value)`;
  return db.all<MergeCount>(sql`select k.value as keep,
    ${ids.length === 2 ? countedProperties('amenity', sql`cast(${folded} as text)`) : sql`(select count(distinct property_id) from property_amenities where amenity_id in ${folded})`} as properties,
    (select count(*) from property_drafts where status <> 'published'
      and exists (select 1 from json_each(property_drafts.data, '$.amenities') where value in ${folded})) as drafts
    from ${all} k limit ${ids.length}`);
}
