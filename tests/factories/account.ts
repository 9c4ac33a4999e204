import type { Database } from '~/db/client';
import { profiles, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';

import { makeActor } from './actor';

let sequence = 0;

/** An account with that role, as the manager of properties. */
export async function createManager(db: Database, role: Role = 'owner', fullName?: string) {
  sequence += 1;
  const id = `${role}-${sequence}`;
  const email = `${id}@example.com`;
  await db.insert(users).values({ id, email, emailVerifiedAt: new Date() });
  await db.insert(profiles).values({ id: `p-${id}`, userId: id, email, role, fullName: fullName ?? id });
  return makeActor({ userId: id, profileId: `p-${id}`, email, name: fullName ?? id, role });
}
