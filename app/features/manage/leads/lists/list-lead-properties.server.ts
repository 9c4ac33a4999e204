import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { leads, properties } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import { managedBy, type Manager } from '~/features/directory/visibility/managed-by.server';

import type { LeadFilters } from './lead-filters';

const max = 100;

/**
 * Properties for the filter of a list of leads, by name: an owner's own, for staff those of the newest leads.
 * The selected property is always included, unless the viewer may not manage it.
 */
export async function listLeadProperties(
  { db }: { db: Database },
  manager: Manager,
  { property }: LeadFilters,
): Promise<{ id: number; name: string }[]> {
  const recent = db
    .select({ id: leads.propertyId })
    .from(leads)
    .where(isNotNull(leads.propertyId))
    .orderBy(desc(leads.arrival))
    .limit(max)
    .as('recent');
  const isChosen = typeof property === 'number' ? eq(properties.id, property) : undefined;
  const own = db
    .select({ id: properties.id })
    .from(properties)
    .where(managedBy(manager))
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(max)
    .as('own');
  const offered = isStaff(manager)
    ? inArray(properties.id, sql`(select ${recent.id} from ${recent})`)
    : inArray(properties.id, sql`(select ${own.id} from ${own})`);
  const rows = await db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(and(managedBy(manager), or(isChosen, offered)))
    .orderBy(...(isChosen ? [desc(isChosen)] : []), asc(properties.name), asc(properties.id))
    .limit(max);
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));
}
