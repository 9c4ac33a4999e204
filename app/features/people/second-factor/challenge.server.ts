import { and, eq, isNull } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { accountTokens, users } from '~/db/schema';

import { challengeMinutes } from '~/features/people/sign-in/token-lifetimes';
import { liveToken } from '~/features/people/sign-in/live-token';

export const signInMethods = ['password', 'code', 'google', 'passkey'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/**
 * Stores that the first factor was shown and the second is due. Returns the id of the sign-in, which can be
 * finished once.
 */
export async function startChallenge(
  { db, clock }: DbClock,
  { userId, method }: { userId: string; method: SignInMethod },
): Promise<string> {
  const now = clock.now();
  const id = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await db
    .insert(accountTokens)
    .values({ id, userId, purpose: 'second-factor', payload: { method }, expiresAt, createdAt: now });
  return id;
}

/**
 * The account whose sign-in waits for the second factor; null when it is finished, expired or the account is
 * deactivated.
 */
export async function findChallenge(
  { db, clock }: DbClock,
  id: string,
): Promise<{ userId: string; method: SignInMethod } | null> {
  const [row] = await db
    .select({ userId: accountTokens.userId, payload: accountTokens.payload })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(liveToken(id, 'second-factor', clock.now()), isNull(users.deactivatedAt)))
    .limit(1);
  if (!row) return null;
  const stored = (row.payload as { method?: string } | null)?.method;
  return { userId: row.userId, method: signInMethods.find((method) => method === stored) ?? 'password' };
}

/** Finishes a sign-in that waits for the second factor. True for the first caller. */
export async function claimChallenge({ db, clock }: DbClock, id: string): Promise<boolean> {
  const now = clock.now();
  const claimed = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(liveToken(id, 'second-factor', now))
    .returning({ id: accountTokens.id });
  return claimed.length > 0;
}
