import type { Database } from '~/db/client';
import { profiles, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';
import type { Manager } from '~/features/directory/visibility/managed-by.server';

let sequence = 0;

/** A verified account with that role, in the form that features expect. */
export async function createManager(db: Database, role: Role = 'owner'): Promise<Manager> {
  sequence += 1;
  const email = `manager-${sequence}@example.com`;
  const [user] = await db.insert(users).values({ email, emailVerifiedAt: new Date() }).returning();
  if (!user) throw new Error('account was not stored');
  const [profile] = await db
    .insert(profiles)
    .values({ userId: user.id, email, fullName: 'Ada Quandong', role })
    .returning();
  if (!profile) throw new Error('profile was not stored');
  return { userId: user.id, profileId: profile.id, role };
}
