import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors, passkeys, recoveryCodes } from '~/db/schema';

import { maxApps, maxPasskeys } from './factor-limits';

/** The authenticator apps and passkeys of an account, the oldest first, and how many recovery codes are left. */
export async function listFactors({ db }: { db: Database }, userId: string) {
  const [apps, keys, codes] = await db.batch([
    db
      .select({
        id: factors.id,
        name: sql<string>`coalesce(${factors.friendlyName}, 'Authenticator app')`,
        since: sql<Date>`${factors.verifiedAt}`.mapWith(factors.verifiedAt),
      })
      .from(factors)
      .where(and(eq(factors.userId, userId), isNotNull(factors.verifiedAt)))
      .orderBy(asc(factors.verifiedAt), asc(factors.id))
      .limit(maxApps),
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        transports: passkeys.transports,
        isBackedUp: passkeys.isBackedUp,
        since: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
      .limit(maxPasskeys),
    db
      .select({ left: sql<number>`count(*)` })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
  ]);
  return { apps, passkeys: keys, codesLeft: Number(codes[0]?.left ?? 0) };
}

export type Factors = Awaited<ReturnType<typeof listFactors>>;

/** Since when there is a second factor, and how many recovery codes are left; null without one. */
export function summaryOf({ apps, passkeys: keys, codesLeft }: Factors) {
  const [first] = [...apps, ...keys].map(({ since }) => since).sort((a, b) => a.getTime() - b.getTime());
  return first ? { since: first, codesLeft } : null;
}
