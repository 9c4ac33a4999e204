import { and, eq, sql } from 'drizzle-orm';

import { insertRow } from '~/db/insert-row';
import { signInGuards } from '~/db/schema';
import type { Services } from '~/platform/services';

/** Concurrent streams of one account, on all its devices together. */
export const streamsPerAccount = 4;

/** Longer than a stream lives: a place whose end was not reported is free again then. */
const heldMs = 65_000;

type Place = { leave: () => Promise<void> };

/**
 * Takes one of an account's places for a stream; null when all are taken. Each place is a row in D1, since
 * the streams of one account may run in any isolate: one statement to take it, one to release it, none while
 * the stream runs.
 */
export async function takeStreamPlace(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<Place | null> {
  const now = clock.now();
  const until = new Date(now.getTime() + heldMs);
  const places = Array.from({ length: streamsPerAccount }, (_, at) => `stream:${userId}:${at}`);
  const [taken] = await insertRow(
    db,
    signInGuards,
    { key: sql`place.value`, failures: 1, blockedUntil: until, updatedAt: now },
    sql`from json_each(${JSON.stringify(places)}) place
        left join sign_in_guards held on held.key = place.value
        where coalesce(held.blocked_until, 0) <= ${now.getTime()} order by place.key limit 1`,
  )
    .onConflictDoUpdate({
      target: signInGuards.key,
      set: { blockedUntil: sql`excluded.blocked_until`, updatedAt: sql`excluded.updated_at` },
    })
    .returning({ key: signInGuards.key });
  if (!taken) return null;
  // The place may belong to another stream by now.
  const ours = and(eq(signInGuards.key, taken.key), eq(signInGuards.blockedUntil, until));
  return {
    leave: async () => {
      await db
        .update(signInGuards)
        .set({ blockedUntil: new Date(0) })
        .where(ours);
    },
  };
}
