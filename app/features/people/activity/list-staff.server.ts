import { asc, inArray } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { profiles } from '~/db/schema';

const maxStaff = 200;

/** Admins and moderators by name, at most 200. */
export function listStaff({ db }: { db: Database }) {
  return db
    .select({ userId: profiles.userId, fullName: profiles.fullName })
    .from(profiles)
    .where(inArray(profiles.role, ['admin', 'moderator']))
    .orderBy(asc(profiles.fullName), asc(profiles.userId))
    .limit(maxStaff);
}
