import type { Services } from '~/platform/services';

/** Streams of one account at a time, on all its devices together. */
export const streamsPerAccount = 4;

/** Longer than a stream lives: the place of one whose end was never told is free again then. */
const heldMs = 65_000;

type Place = { leave: () => Promise<void> };

/**
 * Takes one of an account's places for a stream; null when all are taken. A row of D1 for each place, since the streams of
 * one account may end up in any isolate: one statement to take it, one to leave it, none while the stream goes on.
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
  // Whoever has the place by now may be another stream.
  const leave = db.$client
    .prepare('update sign_in_guards set blocked_until = 0 where key = ?1 and blocked_until = ?2')
    .bind(key, until);
  return { leave: async () => void (await leave.run()) };
}
