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
  const now = clock.now().getTime();
  const until = now + heldMs;
  const places = Array.from({ length: streamsPerAccount }, (_, at) => `stream:${userId}:${at}`);
  const key = await db.$client
    .prepare(
      `insert into sign_in_guards (key, failures, blocked_until, updated_at)
      select place.value, 1, ?2, ?3 from json_each(?1) place
      left join sign_in_guards held on held.key = place.value
      where coalesce(held.blocked_until, 0) <= ?3 order by place.key limit 1
      on conflict (key) do update set blocked_until = excluded.blocked_until, updated_at = excluded.updated_at
      returning key`,
    )
    .bind(JSON.stringify(places), until, now)
    .first<string>('key');
  if (!key) return null;
  // The place may belong to another stream by now.
  const leave = db.$client
    .prepare('update sign_in_guards set blocked_until = 0 where key = ?1 and blocked_until = ?2')
    .bind(key, until);
  return { leave: async () => void (await leave.run()) };
}
