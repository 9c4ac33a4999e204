import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors, recoveryCodes } from '~/db/schema';

/**
 * Since when the account's second factor is in force and how many recovery codes are left; null without one.
 */
export async function findFactor(
  { db }: { db: Database },
  userId: string,
): Promise<{ since: Date; codesLeft: number } | null> {
  const [found, codes] = await db.batch([
    db
      .select({ since: factors.verifiedAt })
      .from(factors)
      .where(and(eq(factors.userId, userId), isNotNull(factors.verifiedAt)))
      .limit(1),
    db
      .select({ left: sql<number>`count(*)` })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ]);
  const since = found[0]?.since;
  return since ? { since, codesLeft: Number(codes[0]?.left ?? 0) } : null;
}
