import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens } from '~/db/schema';
import type { Clock } from '~/lib/clock';

/** The requested address that is not confirmed yet, and until when it can be; null when there is none. */
export async function findEmailChange({ db, clock }: { db: Database; clock: Clock }, userId: string) {
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
