import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { properties, propertyAmenities, propertyTags, units } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

import { chosenAmenities } from '~/features/directory/listing/chosen-amenities.server';
import type { PropertyContent } from '~/features/directory/listing/property-content';

export type Target = { manager: Manager; id: number; version: number };

/** Condition that the property still has the version that was changed, and belongs to the manager. */
export function isUnchanged({ manager, id, version }: Target): SQL {
  const is = and(eq(properties.id, id), eq(properties.version, version), managedBy(manager));
  return sql`exists (select 1 from ${properties} where ${is})`;
}

/**
 * Statements that replace amenities, tags and units with those of `content`, wherever `guard` holds. They
 * come before the statement that raises the version, so that the whole batch sees the same version or nothing
 * is written.
 */
// owner: checked by isUnchanged
export function partStatements(
  db: Database,
  id: number,
  content: PropertyContent,
  guard: SQL,
): BatchItem<'sqlite'>[] {
  const amenities = chosenAmenities(content.amenities);
  const isGone = sql`${propertyAmenities.amenityId} not in (${amenities})`;
  const tags = JSON.stringify(content.tags);
  return [
    db.delete(propertyAmenities).where(and(eq(propertyAmenities.propertyId, id), isGone, guard)),
    insertRow(
      db,
      propertyAmenities,
      { propertyId: id, amenityId: sql`a.id` },
      sql`from amenities a where a.is_active = 1 and a.id in (${amenities}) and ${guard}`,
    ).onConflictDoNothing(),
    db
      .delete(propertyTags)
      .where(
        and(
          eq(propertyTags.propertyId, id),
          sql`${propertyTags.tag} not in (select value from json_each(${tags}))`,
          guard,
        ),
      ),
    insertRow(
      db,
      propertyTags,
      { propertyId: id, tag: sql`tag.value` },
      sql`from json_each(${tags}) tag where ${guard}`,
    ).onConflictDoNothing(),
    db.delete(units).where(and(eq(units.propertyId, id), guard)),
    insertUnits(db, sql`${id}`, content.units, guard),
  ];
}

/** Statement that writes rooms of a property, whose id is SQL, in their order and where `guard` holds. */
export function insertUnits(db: Database, propertyId: SQL, rooms: PropertyContent['units'], guard: SQL) {
  return insertRow(
    db,
    units,
    {
      propertyId,
      name: sql`json_extract(unit.value, '$.name')`,
      description: sql`json_extract(unit.value, '$.description')`,
      maxGuests: sql`json_extract(unit.value, '$.maxGuests')`,
      bedConfiguration: sql`json_extract(unit.value, '$.bedConfiguration')`,
      sortOrder: sql`unit.key`,
    },
    sql`from json_each(${JSON.stringify(rooms)}) unit where ${guard}`,
  );
}
