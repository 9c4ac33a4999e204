import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { factors } from '~/db/schema';
import { hmac } from '~/lib/crypto/hmac';
import {
  factorBuckets,
  forgiveGuesses,
  type GuessFrom,
} from '~/features/people/sign-in/sign-in-guard.server';
import { takeTurns } from '~/features/people/sign-in/take-turns.server';
import type { LoggedActor } from '~/lib/actor';
import type { Clock } from '~/lib/time/clock';
import type { Secret } from '~/lib/crypto/secret';

import { maxApps } from './factor-limits';
import { encryptFactorSecret, openFactorSecret } from './factor-secret.server';
import { takeRecoveryCode } from './recovery-code.server';
import { findTotpStep } from './totp.server';

type Dependencies = { db: Database; clock: Clock; pepper: Secret; factorSecret: Secret };

export type FactorWay = 'totp' | 'recovery-code';
export type FactorCheck = { outcome: 'right' | 'wrong' } | { outcome: 'wait'; seconds: number };

/**
 * Checks a second factor of the account. Guesses are counted per account, so that neither parallel tries nor another
 * sign-in give new ones, and separately for a known device or a step-up; a valid code works once.
 */
export async function checkFactor(
  deps: Dependencies,
  actor: LoggedActor,
  { userId, way, code, from }: { userId: string; way: FactorWay; code: string; from: GuessFrom },
): Promise<FactorCheck> {
  const buckets = factorBuckets(await hmac(deps.pepper, `factor:${userId}`), from);
  const waitMs = await takeTurns(deps, buckets);
  if (waitMs > 0) return { outcome: 'wait', seconds: Math.ceil(waitMs / 1000) };
  const isRight =
    way === 'totp'
      ? await takeTotp(deps, userId, code)
      : await takeRecoveryCode(deps, actor, { userId, code });
  if (!isRight) return { outcome: 'wrong' };
  await forgiveGuesses(deps, buckets);
  return { outcome: 'right' };
}

/** The code may be of any of the account's apps. */
async function takeTotp(deps: Dependencies, userId: string, code: string): Promise<boolean> {
  const apps = await deps.db
    .select({ id: factors.id, encrypted: factors.encryptedSecret })
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.verifiedAt)))
    .orderBy(asc(factors.verifiedAt), asc(factors.id))
    .limit(maxApps);
  for (const app of apps) if (await takeCodeOf(deps, app, code)) return true;
  return false;
}

type App = { id: string; encrypted: string };

/** A step counts only when it is newer than the last accepted one; of many at once one raises it. */
async function takeCodeOf({ db, clock, factorSecret }: Dependencies, app: App, code: string) {
  // None of the present values of FACTOR_SECRET decrypts it: app codes are no longer valid, recovery codes
  // still are.
  const opened = await openFactorSecret(factorSecret, app.id, app.encrypted).catch(() => null);
  if (opened === null) return false;
  const step = findTotpStep(opened.secret, code, clock.now());
  if (step === null) return false;
  const anew = opened.isOutdated ? await encryptFactorSecret(factorSecret, app.id, opened.secret) : undefined;
  const newer = sql`cast(${step} as integer)`;
  const taken = await db
    .update(factors)
    .set({ lastUsedStep: newer, encryptedSecret: anew })
    .where(and(eq(factors.id, app.id), sql`${factors.lastUsedStep} < ${newer}`))
    .returning({ id: factors.id });
  return taken.length > 0;
}
