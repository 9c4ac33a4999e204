import { asc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { landmarks, properties, propertyLandmarks, propertyMinutesDue, propertyNearWords } from '~/db/schema';

import { nearWordsOf } from './near-words-of';
import { createReach, type KnownLandmark, type Reached } from './reach';

const propertiesPerBatch = 40;
const batchesPerRun = 25;
/** More than a city has; the site's own are about a hundred. */
const maxLandmarks = 1_000;

/** True when any property's minutes have to be worked out. */
export async function hasMinutesDue({ db }: { db: Database }): Promise<boolean> {
  const rows = await db
    .select({ id: propertyMinutesDue.propertyId })
    .from(propertyMinutesDue)
    .orderBy(asc(propertyMinutesDue.propertyId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Works out the minutes of up to 1,000 properties that are due, in batches that are written whole. A worker that dies leaves the
 * rest due. Returns how many were worked out, and whether there are more.
 */
export async function workOffMinutes({ db }: { db: Database }) {
  const all = await db
    .select({
      id: landmarks.id,
      slug: landmarks.slug,
      kind: landmarks.kind,
      latitude: landmarks.latitude,
      longitude: landmarks.longitude,
      isActive: landmarks.isActive,
    })
    .from(landmarks)
    .orderBy(asc(landmarks.id))
    .limit(maxLandmarks);
  const reach = createReach(all satisfies KnownLandmark[]);
  const wordsOf = (reached: readonly Reached[]) => nearWordsOf(reached, all);
  let worked = 0;
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const count = await workOffBatch(db, { reach, wordsOf });
    worked += count;
    if (count < propertiesPerBatch) return { worked, hasMore: false };
  }
  return { worked, hasMore: await hasMinutesDue({ db }) };
}

type Method = { reach: ReturnType<typeof createReach>; wordsOf: (reached: readonly Reached[]) => string };

async function workOffBatch(db: Database, { reach, wordsOf }: Method): Promise<number> {
  const due = await selectDue(db);
  if (due.length === 0) return 0;
  const stored = await selectStored(db, due);
  const changed: [id: number, words: string][] = [];
  const rows: (readonly (number | null)[])[] = [];
  for (const { id, latitude, longitude, words: hadWords } of due) {
    const reached = latitude === null || longitude === null ? [] : reach({ latitude, longitude });
    const [found, words] = [reached.map(rowOf), wordsOf(reached)];
    const had = stored.filter(([propertyId]) => propertyId === id).map(([, ...row]) => row);
    if (isSame(had, found) && words === (hadWords ?? '')) continue;
    changed.push([id, words]);
    for (const row of found) rows.push([id, ...row]);
  }
  await runBatch(db, {
    ...(changed.length > 0 && writing(db, changed, JSON.stringify(rows))),
    // A property that became due again meanwhile stays due.
    settled: db.run(
      sql`delete from property_minutes_due where exists (select 1 from json_each(${JSON.stringify(
        due.map(({ id, turn }) => [id, turn]),
      )}) where json_extract(value, '$[0]') = property_id and json_extract(value, '$[1]') = turn)`,
    ),
  });
  return due.length;
}

const rowOf = (one: Reached) =>
  [
    one.landmarkId,
    one.minutes,
    one.walkMinutes,
    one.tramMinutes,
    one.tramStopId,
    one.tramWalkMinutes,
  ] as const;

function isSame(had: readonly unknown[], found: readonly unknown[]): boolean {
  const sortedRows = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return JSON.stringify(sortedRows(had)) === JSON.stringify(sortedRows(found));
}

function selectDue(db: Database) {
  return db
    .select({
      id: propertyMinutesDue.propertyId,
      turn: propertyMinutesDue.turn,
      latitude: properties.latitude,
      longitude: properties.longitude,
      words: propertyNearWords.words,
    })
    .from(propertyMinutesDue)
    .innerJoin(properties, sql`${properties.id} = ${propertyMinutesDue.propertyId}`)
    .leftJoin(propertyNearWords, sql`${propertyNearWords.propertyId} = ${propertyMinutesDue.propertyId}`)
    .orderBy(asc(propertyMinutesDue.propertyId))
    .limit(propertiesPerBatch);
}

async function selectStored(db: Database, due: readonly { id: number }[]) {
  const ids = JSON.stringify(due.map(({ id }) => id));
  const rows = await db
    .select()
    .from(propertyLandmarks)
    .where(sql`${propertyLandmarks.propertyId} in (select value from json_each(${ids}))`)
    .limit(propertiesPerBatch * maxLandmarks);
  return rows.map((row) => [row.propertyId, ...rowOf(row)] as const);
}

/**
 * Deletes the rows of landmarks out of reach and writes the others; each property is reported to the cache
 * once. Skips landmarks deleted meanwhile.
 */
// owner: any, the queue worker works for every property
function writing(db: Database, worked: readonly (readonly [id: number, words: string])[], rows: string) {
  const changed = JSON.stringify(worked.map(([id]) => id));
  const at = (index: number) => sql`json_extract(value, ${sql.raw(`'$[${index}]'`)})`;
  return {
    left: db.run(sql`delete from property_landmarks where property_id in (select value from json_each(${changed}))
      and (property_id, landmark_id) not in (select ${at(0)}, ${at(1)} from json_each(${rows}))`),
    reached: db.run(sql`insert into property_landmarks
      (property_id, landmark_id, minutes, walk_minutes, tram_minutes, tram_stop_id, tram_walk_minutes)
      select ${at(0)}, ${at(1)}, ${at(2)}, ${at(3)}, ${at(4)}, ${at(5)}, ${at(6)} from json_each(${rows})
      where ${at(0)} in (select id from properties) and ${at(1)} in (select id from landmarks)
        and (${at(5)} is null or ${at(5)} in (select id from landmarks))
      on conflict (property_id, landmark_id) do update set minutes = excluded.minutes,
        walk_minutes = excluded.walk_minutes, tram_minutes = excluded.tram_minutes,
        tram_stop_id = excluded.tram_stop_id, tram_walk_minutes = excluded.tram_walk_minutes`),
    found: db.run(sql`insert into property_near_words (property_id, words) select ${at(0)}, ${at(1)}
      from json_each(${JSON.stringify(worked)}) where ${at(0)} in (select id from properties)
      on conflict (property_id) do update set words = excluded.words`),
    announced: db.run(sql`insert into content_changes (key, seq, changed_at)
      select key, (select coalesce(max(seq), 0) + 1 from content_changes), cast(unixepoch('subsec') * 1000 as integer)
      from (select 'property:' || value as key from json_each(${changed}) union select 'minutes') where key is not null
      on conflict (key) do update set seq = excluded.seq, changed_at = excluded.changed_at`),
  };
}
