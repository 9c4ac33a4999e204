import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { users } from '~/db/schema';

/** An account, by its address or its id. */
export type Who = { email: string } | { userId: string };

/** The data behind a browser's mark for an account; null for an unknown or closed account. */
export async function findDeviceAccount(
  { db }: { db: Database },
  who: Who,
): Promise<{ userId: string; passwordHash: string | null } | null> {
  const [account] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        'email' in who ? eq(users.email, who.email) : eq(users.id, who.userId),
        isNull(users.deactivatedAt),
      ),
    )
    .limit(1);
  return account ?? null;
}
