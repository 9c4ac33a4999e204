import { eq, type SQL } from 'drizzle-orm';

import { properties } from '~/db/schema';
import { isStaff } from '~/lib/roles';
import type { Actor } from '~/lib/actor';

/** The part of an actor that decides which properties and leads they may manage; jobs read it from their owner. */
export type Manager = Pick<Actor, 'userId' | 'profileId' | 'role'>;

/**
 * The properties that this person may manage: all of them, or their own. For the WHERE of every read and
 * write of the dashboard, so that another owner's id and a missing one look the same.
 */
export function managedBy(manager: Manager): SQL | undefined {
  return isStaff(manager) ? undefined : eq(properties.ownerId, manager.profileId);
}
