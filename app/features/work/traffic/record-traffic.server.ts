import type { Database } from '~/db/client';
import type { TrafficEvent } from '~/jobs/traffic-event';

/** The log of missing paths keeps this many, the most recently seen ones. */
export const missingPathLimit = 1000;

export type DeliveredEvent = { id: string; event: TrafficEvent };

/**
 * Counts redirect hits and missing paths of one delivery, in one atomic batch. A message that was counted
 * before is recognised by its id and not counted again.
 */
export async function recordTraffic(
  { db, clock }: { db: Database; clock: { now(): Date } },
  delivered: readonly DeliveredEvent[],
): Promise<void> {
  const d1 = db.$client;
  await d1.batch([
    d1
      .prepare(
        `update redirects set hit_count = hit_count + seen.hits, last_hit_at = seen.last_at
        from (${freshCounts}) as seen where redirects.from_path = seen.path`,
      )
      .bind(asJson(delivered, 'redirect-hit')),
    d1
      .prepare(
        `insert into missing_paths (path, hit_count, first_seen_at, last_seen_at)
        select path, hits, first_at, last_at from (${freshCounts}) where true
        on conflict (path) do update set hit_count = hit_count + excluded.hit_count,
          last_seen_at = max(last_seen_at, excluded.last_seen_at)`,
      )
      .bind(asJson(delivered, 'missing-path')),
    d1
      .prepare(
        `delete from missing_paths where path in (
          select path from missing_paths order by last_seen_at desc, path limit -1 offset ?)`,
      )
      .bind(missingPathLimit),
    d1
      .prepare(
        'insert or ignore into processed_messages (id, processed_at) select value, ? from json_each(?)',
      )
      .bind(clock.now().getTime(), JSON.stringify(delivered.map(({ id }) => id))),
  ]);
}

/** One bound parameter: the events as JSON. Counts a path's events whose message was not counted before. */
const freshCounts = `
  select json_extract(m.value, '$.path') as path, count(*) as hits,
    min(json_extract(m.value, '$.at')) as first_at, max(json_extract(m.value, '$.at')) as last_at
  from json_each(?) m
  where json_extract(m.value, '$.id') not in (select id from processed_messages)
  group by 1`;

function asJson(delivered: readonly DeliveredEvent[], kind: TrafficEvent['kind']): string {
  const unique = new Map(delivered.map((item) => [item.id, item]));
  return JSON.stringify(
    [...unique.values()]
      .filter(({ event }) => event.kind === kind)
      .map(({ id, event }) => ({ id, path: event.path, at: event.at })),
  );
}
