import { and, desc, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { accountTokens, users } from '~/db/schema';
import { hmac } from '~/lib/crypto/hmac';
import { forgiveGuesses, guessBuckets, type GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import { takeTurns } from '~/features/people/sign-in/take-turns.server';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { hashPassword, verifyPassword, type PasswordKey } from './password.server';

type Dependencies = { db: Database; clock: Clock } & PasswordKey;

export type PasswordCheck =
  | { outcome: 'right'; userId: string }
  /** The password is right, but the address is not verified yet. */
  | { outcome: 'unverified' }
  | { outcome: 'wrong' }
  | { outcome: 'wait'; seconds: number };

/**
 * The account that this address and password open. Unknown addresses and deactivated accounts look like a
 * wrong password. `from` identifies the source whose guesses are counted.
 */
export async function checkPassword(
  deps: Dependencies,
  { email, password, from }: { email: string; password: string; from: GuessFrom },
): Promise<PasswordCheck> {
  const { db, pepper } = deps;
  const buckets = guessBuckets(await guessKey(pepper, email), from);
  const waitMs = await takeTurns(deps, buckets);
  if (waitMs > 0) return { outcome: 'wait', seconds: Math.ceil(waitMs / 1000) };
  const found = await findHash(deps, email);
  const { isRight, isOutdated } = await verifyPassword(deps, password, found.hash);
  if (!isRight || !found.userId) return { outcome: 'wrong' };
  await forgiveGuesses(deps, buckets);
  if (!found.isVerified) return { outcome: 'unverified' };
  if (isOutdated) {
    const passwordHash = await hashPassword(deps, password);
    await db.update(users).set({ passwordHash }).where(eq(users.id, found.userId));
  }
  return { outcome: 'right', userId: found.userId };
}

/** Key of an address in the count of wrong passwords. */
export const guessKey = (pepper: Secret, email: string) => hmac(pepper, `sign-in:${email}`);

type Found = { userId: string | null; hash: string | null; isVerified: boolean };

async function findHash({ db, clock }: Dependencies, email: string): Promise<Found> {
  const [accounts, registrations] = await db.batch([
    db
      .select({ id: users.id, hash: users.passwordHash, verifiedAt: users.emailVerifiedAt })
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deactivatedAt)))
      .limit(1),
    db
      .select({ payload: accountTokens.payload })
      .from(accountTokens)
      .innerJoin(users, eq(users.id, accountTokens.userId))
      .where(
        and(
          eq(users.email, email),
          eq(accountTokens.purpose, 'verify-email'),
          isNull(accountTokens.usedAt),
          gt(accountTokens.expiresAt, clock.now()),
        ),
      )
      .orderBy(desc(accountTokens.createdAt), desc(accountTokens.id))
      .limit(1),
  ]);
  const account = accounts[0];
  if (!account) return { userId: null, hash: null, isVerified: false };
  const pending = registrations[0]?.payload as { passwordHash?: string } | undefined;
  const isVerified = account.verifiedAt !== null;
  return {
    userId: account.id,
    hash: isVerified ? account.hash : (pending?.passwordHash ?? null),
    isVerified,
  };
}
