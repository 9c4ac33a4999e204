import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { signInGuards } from '~/db/schema';

const free = 5;
const lockedAfter = 10;
const lockMs = 15 * 60_000;
const forgottenAfterMs = 60 * 60_000;

/** Milliseconds to wait after so many wrong passwords in a row: none for five, then 2, 4, 8 … seconds, then a quarter hour. */
function waitAfter(failures: number): number {
  if (failures <= free) return 0;
  return failures > lockedAfter ? lockMs : 1000 * 2 ** (failures - free);
}

/**
 * Takes a turn at guessing the password of one address, counted before the guess, so that parallel guesses cannot pass
 * together. Gives 0, or the milliseconds until the next turn. An hour without any forgets all.
 */
export async function takeGuess(
  { db, clock }: { db: Database; clock: { now(): Date } },
  key: string,
): Promise<number> {
  const now = clock.now().getTime();
  const waits = Array.from({ length: lockedAfter + 2 }, (_, failures) => waitAfter(failures));
  const failures = sql`(case when ${signInGuards.updatedAt} < ${now - forgottenAfterMs} then 1 else ${signInGuards.failures} + 1 end)`;
  const wait = sql`json_extract(${JSON.stringify(waits)}, '$[' || cast(min(${failures}, ${lockedAfter + 1}) as integer) || ']')`;
  const taken = await db
    .insert(signInGuards)
    .values({ key, failures: 1, blockedUntil: new Date(now), updatedAt: new Date(now) })
    .onConflictDoUpdate({
      target: signInGuards.key,
      set: { failures, blockedUntil: sql`${now} + ${wait}`, updatedAt: new Date(now) },
      setWhere: sql`${signInGuards.blockedUntil} <= ${now}`,
    })
    .returning({ key: signInGuards.key });
  if (taken.length > 0) return 0;
  const [row] = await db
    .select({ until: signInGuards.blockedUntil })
    .from(signInGuards)
    .where(sql`${signInGuards.key} = ${key}`)
    .limit(1);
  return Math.max(1000, (row?.until.getTime() ?? now) - now);
}

/** After the right password, or another proof of who it is. */
export async function forgiveGuesses({ db }: { db: Database }, key: string): Promise<void> {
  await db.delete(signInGuards).where(sql`${signInGuards.key} = ${key}`);
}
