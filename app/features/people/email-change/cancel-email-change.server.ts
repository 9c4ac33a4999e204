import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens } from '~/db/schema';
import type { Clock } from '~/lib/clock';

/** Voids the link that was mailed to a new address. */
export async function cancelEmailChange(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
): Promise<void> {
  await db
    .update(accountTokens)
    .set({ usedAt: clock.now() })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change-email'),
        isNull(accountTokens.usedAt),
      ),
    );
}
