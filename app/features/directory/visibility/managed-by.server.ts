import { eq, type SQL } from 'drizzle-orm';

import { properties } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';

/** The person who requests data that is not public. */
export type Manager = { userId: string; profileId: string; role: Role };

/**
 * The properties that this person may manage: all of them, or their own. For the WHERE of every read and
 * write of the dashboard, so that another owner's id and a missing one look the same.
 */
export function managedBy(manager: Manager): SQL | undefined {
  return isStaff(manager) ? undefined : eq(properties.ownerId, manager.profileId);
}
