import { and, eq, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { accountTokens } from '~/db/schema';

/** Voids the link that was mailed to a new address. */
export async function cancelEmailChange({ db, clock }: DbClock, userId: string): Promise<void> {
  await voidEmailChange(db, userId, clock.now());
}

/** Statement of the same, for the batch of a newer request. */
export function voidEmailChange(db: Database, userId: string, now: Date) {
  return db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'change-email'),
        isNull(accountTokens.usedAt),
      ),
    );
}
