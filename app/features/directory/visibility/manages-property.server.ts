import { and, eq } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';

import { managedBy, type Manager } from './managed-by.server';

/** True when this person may manage that property. */
export async function managesProperty(
  { db }: { db: Database },
  manager: Manager,
  id: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.id, id), managedBy(manager)))
    .limit(1);
  return row !== undefined;
}
