import { inArray, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { signInGuards } from '~/db/schema';

import type { Bucket, Pace } from './take-turns.server';

const seconds = (...values: number[]) => values.map((value) => value * 1000);

/**
 * For one network, device or session against one account: five free, then 2, 4, 8 … seconds, then a quarter
 * of an hour.
 */
export const guessPace: Pace = { free: 5, waits: seconds(2, 4, 8, 16, 32, 900), forgottenAfterMs: 3_600_000 };

/**
 * For all networks together against one account, without known devices: a hundred free, then one in ten
 * seconds. It slows guessing from many networks down and locks nobody out for longer.
 */
const accountPace: Pace = { free: 100, waits: seconds(10), forgottenAfterMs: 3_600_000 };

/** Source of the guesses: each has its own count, so that nobody uses up another's. */
export type GuessFrom =
  | { kind: 'network'; network: string }
  /** A browser on which this account was signed in before. */
  | { kind: 'device'; device: string }
  /** A signed-in person re-authenticates. */
  | { kind: 'step-up' };

/** The counters for a guess at a secret of the account behind `key`. */
export function guessBuckets(key: string, from: GuessFrom): Bucket[] {
  if (from.kind === 'device') return [{ key: `${key}:device:${from.device}`, pace: guessPace }];
  if (from.kind === 'step-up') return [{ key: `${key}:step-up`, pace: guessPace }];
  return [
    { key: `${key}:network:${from.network}`, pace: guessPace },
    { key, pace: accountPace },
  ];
}

/**
 * The same for a second factor, whose codes are short: all networks together get only as many turns as one.
 * Only a visitor who has shown the first factor gets this far.
 */
export const factorBuckets = (key: string, from: GuessFrom): Bucket[] =>
  from.kind === 'network' ? [{ key, pace: guessPace }] : guessBuckets(key, from);

/**
 * After a right password or another successful re-authentication: clears the guesses that were counted for
 * it.
 */
export async function forgiveGuesses(
  { db }: { db: Database },
  buckets: readonly Pick<Bucket, 'key'>[],
): Promise<void> {
  await db.delete(signInGuards).where(
    inArray(
      signInGuards.key,
      buckets.map(({ key }) => key),
    ),
  );
}

/** Clears the guesses at one account from all sources. */
export async function forgiveAllGuesses({ db }: { db: Database }, key: string): Promise<void> {
  await db
    .delete(signInGuards)
    .where(
      sql`${signInGuards.key} = ${key} or (${signInGuards.key} > ${`${key}:`} and ${signInGuards.key} < ${`${key};`})`,
    );
}
