import type { Database } from '~/db/client';
import { profiles, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import type { Actor } from '~/lib/actor';

import { makeActor } from '../../factories/actor';

let sequence = 0;

/** A verified account with that role, in the form that features expect. */
export async function createManager(db: Database, role: Role = 'owner'): Promise<Actor> {
  sequence += 1;
  const email = `manager-${sequence}@example.com`;
  const [user] = await db.insert(users).values({ email, emailVerifiedAt: new Date() }).returning();
  if (!user) throw new Error('account was not stored');
  const [profile] = await db
    .insert(profiles)
    .values({ userId: user.id, email, fullName: 'Ada Quandong', role })
    .returning();
  if (!profile) throw new Error('profile was not stored');
  return makeActor({ userId: user.id, profileId: profile.id, email, role });
}
