import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';

import type { Database } from '~/db/client';
import { properties, propertyAmenities, propertyTags, units } from '~/db/schema';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

import { chosenAmenities } from '~/features/directory/listing/chosen-amenities.server';
import type { PropertyContent } from '~/features/directory/listing/property-content';

export type Target = { manager: Manager; id: number; version: number };

/** Condition that the property still has the version that was changed, and belongs to the manager. */
export function isUnchanged({ manager, id, version }: Target): SQL {
  const asked = and(eq(properties.id, id), eq(properties.version, version), managedBy(manager));
  return sql`exists (select 1 from ${properties} where ${asked})`;
}

/**
 * Statements that replace amenities, tags and units with those of `content`, wherever `guard` holds. They
 * come before the statement that raises the version, so that the whole batch sees the same version or nothing
 * is written.
 */
export function partStatements(
  db: Database,
  id: number,
  content: PropertyContent,
  guard: SQL,
): BatchItem<'sqlite'>[] {
  const amenities = chosenAmenities(content.amenities);
  const tags = JSON.stringify(content.tags);
  return [
    db
      .delete(propertyAmenities)
      .where(
        and(
          eq(propertyAmenities.propertyId, id),
          sql`${propertyAmenities.amenityId} not in (${amenities})`,
          guard,
        ),
      ),
    db
      .insert(propertyAmenities)
      .select(
        sql`select ${id}, a.id from amenities a
          where a.is_active = 1 and a.id in (${amenities}) and ${guard}`,
      )
      .onConflictDoNothing(),
    db
      .delete(propertyTags)
      .where(
        and(
          eq(propertyTags.propertyId, id),
          sql`${propertyTags.tag} not in (select value from json_each(${tags}))`,
          guard,
        ),
      ),
    db
      .insert(propertyTags)
      .select(sql`select ${id}, value from json_each(${tags}) where ${guard}`)
      .onConflictDoNothing(),
    db.delete(units).where(and(eq(units.propertyId, id), guard)),
    db.insert(units).select(
      sql`select null, ${id}, json_extract(value, '$.name'), json_extract(value, '$.description'),
        json_extract(value, '$.maxGuests'), json_extract(value, '$.bedConfiguration'), key
        from json_each(${JSON.stringify(content.units)}) where ${guard}`,
    ),
  ];
}
