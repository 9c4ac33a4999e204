import type { Database } from '~/db/client';

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
export async function takeTurns(
  { db, clock }: { db: Database; clock: { now(): Date } },
  buckets: readonly Bucket[],
): Promise<number> {
  const now = clock.now().getTime();
  const asked = JSON.stringify(buckets.map(({ key, pace }) => ({ key, ...pace })));
  const taken = await db.$client
    .prepare(
      `with asked as (select value ->> 'key' as key, value ->> 'free' as free, value -> 'waits' as waits,
          value ->> 'forgottenAfterMs' as forgotten from json_each(?1)),
        counted as (select asked.*, case when coalesce(guard.updated_at, 0) < ?2 - forgotten then 1
            else guard.failures + 1 end as turns
          from asked left join sign_in_guards guard on guard.key = asked.key)
      insert into sign_in_guards (key, failures, blocked_until, updated_at)
      select key, turns, ?2 + case when turns <= free then 0 else json_extract(waits,
          '$[' || min(turns - free - 1, json_array_length(waits) - 1) || ']') end, ?2
      from counted where not exists (
        select 1 from asked join sign_in_guards guard on guard.key = asked.key where guard.blocked_until > ?2)
      on conflict (key) do update set failures = excluded.failures, blocked_until = excluded.blocked_until,
        updated_at = excluded.updated_at
      returning key`,
    )
    .bind(asked, now)
    .all();
  if (taken.results.length > 0) return 0;
  const until = await db.$client
    .prepare(
      `select max(blocked_until) as until from sign_in_guards
      where key in (select value ->> 'key' from json_each(?1))`,
    )
    .bind(asked)
    .first<number>('until');
  return Math.max(1000, (until ?? now) - now);
}
