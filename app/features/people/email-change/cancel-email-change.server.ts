import { and, eq, isNull } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { accountTokens } from '~/db/schema';

/** Voids the link that was mailed to a new address. */
export async function cancelEmailChange({ db, clock }: DbClock, userId: string): Promise<void> {
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
