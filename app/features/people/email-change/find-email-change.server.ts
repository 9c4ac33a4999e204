import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { accountTokens } from '~/db/schema';

/** The requested address that is not confirmed yet, and until when it can be; null when there is none. */
export async function findEmailChange({ db, clock }: DbClock, userId: string) {
  const [change] = await db
    .select({
      email: sql<string>`json_extract(${accountTokens.payload}, '$.email')`,
      expiresAt: accountTokens.expiresAt,
    })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change-email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return change ?? null;
}
