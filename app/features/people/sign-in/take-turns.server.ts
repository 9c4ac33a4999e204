import { max, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { selectRow } from '~/db/insert-row';
import { signInGuards } from '~/db/schema';

/** How often an action may be done under one key. */
export type Pace = {
  /** Turns in a row without waiting. */
  free: number;
  /** Waits before the following turns, in milliseconds; the last one repeats. */
  waits: readonly number[];
  /** Milliseconds without a turn that clear the count; longer than the longest wait. */
  forgottenAfterMs: number;
};

export type Bucket = { key: string; pace: Pace };

/**
 * Takes a turn in every bucket, or in none when one of them must wait. Returns 0, or the milliseconds until
 * the next turn. One statement counts before the action, so that concurrent turns are counted exactly.
 */
export async function takeTurns({ db, clock }: DbClock, buckets: readonly Bucket[]): Promise<number> {
  const now = clock.now().getTime();
  const turns = JSON.stringify(buckets.map(({ key, pace }) => ({ key, ...pace })));
  const taken = await insertTurns(db, turns, now);
  if (taken.length > 0) return 0;
  const [held] = await db
    .select({ until: max(signInGuards.blockedUntil) })
    .from(signInGuards)
    .where(sql`${signInGuards.key} in (select value ->> 'key' from json_each(${turns}))`);
  return Math.max(1000, (held?.until?.getTime() ?? now) - now);
}

/** A row for each bucket, `turns` as JSON, unless one has to wait; gives the keys. `now` is in milliseconds. */
function insertTurns(db: Database, turns: string, now: number) {
  const row = selectRow(
    signInGuards,
    {
      key: sql`key`,
      failures: sql`turns`,
      blockedUntil: sql`${now} + case when turns <= free then 0 else json_extract(waits,
        '$[' || min(turns - free - 1, json_array_length(waits) - 1) || ']') end`,
      updatedAt: new Date(now),
    },
    sql`from counted where not exists (
      select 1 from turn join sign_in_guards guard on guard.key = turn.key where guard.blocked_until > ${now})`,
  );
  return db
    .insert(signInGuards)
    .select(
      sql`with turn as (select value ->> 'key' as key, value ->> 'free' as free, value -> 'waits' as waits,
          value ->> 'forgottenAfterMs' as forgotten from json_each(${turns})),
        counted as (select turn.*, case when coalesce(guard.updated_at, 0) < ${now} - forgotten then 1
            else guard.failures + 1 end as turns
          from turn left join sign_in_guards guard on guard.key = turn.key)
      ${row}`,
    )
    .onConflictDoUpdate({
      target: signInGuards.key,
      set: {
        failures: sql`excluded.failures`,
        blockedUntil: sql`excluded.blocked_until`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ key: signInGuards.key });
}
