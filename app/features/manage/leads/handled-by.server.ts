import { eq, type SQL } from 'drizzle-orm';

import { leads } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

/**
 * The leads that this person may see and change: all of them, or those of their own properties. For the WHERE
 * of every read and write, so that another owner's id and a missing one look the same.
 */
export function handledBy(manager: Manager): SQL | undefined {
  return isStaff(manager) ? undefined : eq(leads.ownerId, manager.profileId);
}
