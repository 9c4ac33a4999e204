import { and, desc, eq, gt, isNull } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { accountTokens } from '~/db/schema';

import type { CodePurpose } from './mail-code';

/** Id of the newest code of that purpose that can still be used; null when there is none. */
export async function findOpenCode(
  { db, clock }: DbClock,
  { userId, purpose }: { userId: string; purpose: CodePurpose },
): Promise<string | null> {
  const [row] = await db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(accountTokens.createdAt), desc(accountTokens.id))
    .limit(1);
  return row?.id ?? null;
}
