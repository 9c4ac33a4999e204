import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { users } from '~/db/schema';

/** Somebody by what is known of them. */
export type Who = { email: string } | { userId: string };

/** What a browser's mark for an account is made of; null for nobody and for an account that is closed. */
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
