import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { DbClock } from '~/db/dependencies';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { cacheUses, missingPaths, processedMessages, redirects } from '~/db/schema';
import { countRequests, type DeliveredFigures } from '~/features/work/system/count-requests';
import type { TrafficEvent } from '~/jobs/traffic-event';
import { adelaideDate } from '~/lib/time/dates';

/** The log of missing paths keeps this many, the most recently seen ones. */
export const missingPathLimit = 1000;

export type DeliveredEvent = { id: string; event: TrafficEvent };

/**
 * Counts redirect hits, missing paths, uses of the cache and figures of requests of one delivery, in one atomic batch. A message that was counted
 * before is recognised by its id and not counted again.
 */
export async function recordTraffic(
  { db, clock }: DbClock,
  delivered: readonly DeliveredEvent[],
  figures: readonly DeliveredFigures[] = [],
): Promise<void> {
  const hits = freshCounts(asJson(delivered, 'redirect-hit'));
  const ids = JSON.stringify([...delivered, ...figures].map(({ id }) => id));
  await runBatch(db, {
    hits: db
      .update(redirects)
      .set({ hitCount: sql`${redirects.hitCount} + seen.hits`, lastHitAt: sql`seen.last_at` })
      .from(sql`(${hits}) as seen`)
      .where(sql`${redirects.fromPath} = seen.path`),
    misses: countMisses(db, asJson(delivered, 'missing-path')),
    cacheUses: countCacheUses(db, asJson(delivered, 'cache-use')),
    requests: figures.length > 0 && countRequests(db, figures),
    oldMisses: db.delete(missingPaths).where(
      sql`${missingPaths.path} in (
        select path from missing_paths order by last_seen_at desc, path limit -1 offset ${missingPathLimit})`,
    ),
    processed: insertRow(
      db,
      processedMessages,
      { id: sql`message.value`, processedAt: clock.now() },
      sql`from json_each(${ids}) message where true`,
    ).onConflictDoNothing(),
  });
}

function countMisses(db: Database, events: string) {
  return insertRow(
    db,
    missingPaths,
    {
      path: sql`seen.path`,
      hitCount: sql`seen.hits`,
      firstSeenAt: sql`seen.first_at`,
      lastSeenAt: sql`seen.last_at`,
    },
    sql`from (${freshCounts(events)}) as seen where true`,
  ).onConflictDoUpdate({
    target: missingPaths.path,
    set: {
      hitCount: sql`${missingPaths.hitCount} + excluded.hit_count`,
      lastSeenAt: sql`max(${missingPaths.lastSeenAt}, excluded.last_seen_at)`,
    },
  });
}

function countCacheUses(db: Database, events: string) {
  return insertRow(
    db,
    cacheUses,
    { day: sql`seen.day`, use: sql`seen.path`, count: sql`seen.uses` },
    sql`from (
      select json_extract(m.value, '$.day') as day, json_extract(m.value, '$.path') as path,
        sum(json_extract(m.value, '$.count')) as uses
      from json_each(${events}) m
      where json_extract(m.value, '$.id') not in (select id from processed_messages)
      group by 1, 2) as seen where true`,
  ).onConflictDoUpdate({
    target: [cacheUses.day, cacheUses.use],
    set: { count: sql`${cacheUses.count} + excluded.count` },
  });
}

/** Query over events as JSON: adds up what a path's events count, of messages that were not counted before. */
const freshCounts = (events: string) => sql`
  select json_extract(m.value, '$.path') as path, sum(json_extract(m.value, '$.count')) as hits,
    min(json_extract(m.value, '$.at')) as first_at, max(json_extract(m.value, '$.at')) as last_at
  from json_each(${events}) m
  where json_extract(m.value, '$.id') not in (select id from processed_messages)
  group by 1`;

function asJson(delivered: readonly DeliveredEvent[], kind: TrafficEvent['kind']): string {
  const unique = new Map(delivered.map((item) => [item.id, item]));
  return JSON.stringify(
    [...unique.values()]
      .filter(({ event }) => event.kind === kind)
      .map(({ id, event: { path, at, count } }) => ({
        id,
        path,
        at,
        count,
        day: adelaideDate(new Date(at)),
      })),
  );
}
