import type { Database } from '~/db/client';
import { profiles, users } from '~/db/schema';
import type { Role } from '~/db/vocabulary';

let sequence = 0;

/** Somebody with a profile, as the guards hand them on. */
export async function createManager(db: Database, role: Role = 'owner') {
  sequence += 1;
  const email = `${role}-${sequence}@example.com`;
  const [userId, profileId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(users).values({ id: userId, email });
  await db.insert(profiles).values({ id: profileId, userId, email, fullName: 'Ada Quandong', role });
  return { userId, profileId, role, email };
}
