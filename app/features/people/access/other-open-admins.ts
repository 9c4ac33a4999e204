import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';

import type { Database } from '~/db/client';
import { profiles, users } from '~/db/schema';

/** Subquery: the admins besides this account who can sign in. Where there is none, the account stays an admin and open. */
export function otherOpenAdmins(db: Database, userId: string) {
  const [other, holder] = [alias(profiles, 'other'), alias(users, 'holder')];
  return db
    .select({ id: other.id })
    .from(other)
    .innerJoin(holder, eq(holder.id, other.userId))
    .where(
      and(
        eq(other.role, 'admin'),
        ne(other.userId, userId),
        isNull(holder.deactivatedAt),
        isNotNull(holder.emailVerifiedAt),
      ),
    );
}
