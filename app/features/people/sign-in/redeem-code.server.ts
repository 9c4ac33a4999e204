import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens, users } from '~/db/schema';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { isMailCode, type CodePurpose } from './mail-code';
import { liveToken } from './live-token';

const triesPerCode = 5;

type Dependencies = { db: Database; clock: Clock; linkSecret: Secret };

/**
 * The account of a mailed code; null for a wrong, expired or used one. A try is counted before it is checked,
 * so that parallel guesses cannot pass together; of many valid ones at once one wins.
 */
export async function redeemCode(
  { db, clock, linkSecret }: Dependencies,
  { id, purpose, code }: { id: string; purpose: CodePurpose; code: string },
): Promise<{ userId: string } | null> {
  const now = clock.now();
  const open = db.select({ id: users.id }).from(users).where(isNull(users.deactivatedAt));
  const [tried] = await db
    .update(accountTokens)
    .set({ tries: sql`${accountTokens.tries} + 1` })
    .where(
      and(
        liveToken(id, purpose, now),
        lt(accountTokens.tries, triesPerCode),
        inArray(accountTokens.userId, open),
      ),
    )
    .returning({ userId: accountTokens.userId });
  const isRight = await isMailCode(linkSecret, purpose, id, code);
  if (!tried || !isRight) return null;
  const [claimed] = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.id, id), isNull(accountTokens.usedAt)))
    .returning({ userId: accountTokens.userId });
  return claimed ?? null;
}
